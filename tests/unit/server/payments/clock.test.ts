import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { describe, it, mock } from 'node:test';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../../../server/db/connect.ts';
import { startExpiry } from '../../../../server/payments/expiry.ts';
import { inTurns } from '../../../../server/payments/inTurns.ts';
import { simulator } from '../../../../server/payments/simulator.ts';
import { steadyClock } from '../../../../server/payments/steadyClock.ts';
import type { CreatedOnline } from '../../../support/server/onlineBooking.ts';
import { bookingRequest, changeHours, openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('the clock of the expiry', () => {
  /** A steady clock on a machine whose clock and whose passing time a test sets. */
  function machine() {
    const warnings: object[] = [];
    const start = Date.parse('2027-05-01T02:30:00.000Z');
    const state = { wall: start, elapsed: 700 };
    const log = { warn: (about: object) => void warnings.push(about), error: () => undefined };
    const clock = steadyClock({ now: () => new Date(state.wall), log }, () => state.elapsed);
    /** What the clock says, in milliseconds from the start, after so much real time. */
    const after = (elapsed: number, wall: number) => {
      Object.assign(state, { wall: start + wall, elapsed: 700 + elapsed });
      return clock().getTime() - start;
    };
    return { after, warnings };
  }

  it('goes with the machine’s, whether that is right or a little behind', () => {
    const { after, warnings } = machine();
    assert.deepEqual([after(0, 0), after(HOUR, HOUR), after(2 * HOUR, 2 * HOUR - 900)], [0, HOUR, 2 * HOUR - 900]);
    assert.deepEqual(warnings, []);
  });

  it('does not follow a jump ahead, and says once that there was one', () => {
    const { after, warnings } = machine();
    assert.deepEqual([after(MINUTE, 5 * HOUR), after(HOUR, 6 * HOUR)], [MINUTE, HOUR]);
    assert.deepEqual(warnings, [{ minutes: 299 }]);
    // Set right again, it is the machine's.
    assert.equal(after(2 * HOUR, 2 * HOUR), 2 * HOUR);
  });

  it('follows a jump back, and is late after a sleep of the machine', () => {
    assert.equal(machine().after(HOUR, -HOUR), -HOUR);
    assert.equal(machine().after(MINUTE, 8 * HOUR), MINUTE);
  });

  it('ends no booking early when the machine’s jumps five hours ahead', async () => {
    const test = await makeTestApp();
    // Page and booking are of before the jump; the database, on the same machine, jumps as well.
    const now = Date.now();
    test.clock.now = new Date(now - 5 * HOUR);
    const body = bookingRequest(await openSchool(test), { payment_method: 'GATEWAY' });
    const { booking_code: bookingCode } = (await test.call<CreatedOnline>('createBooking', { body })).body.data.booking;
    const status = async () => (await test.call('checkBooking', { params: { bookingCode } })).body.data['status'];

    mock.timers.enable({ apis: ['setInterval'] });
    const rounds = new EventEmitter();
    const connection: Connection = {
      ...test.connection,
      exclusively: async (_lock, work) => {
        await work();
        rounds.emit('done');
      },
    };
    const log = { warn: () => undefined, error: () => undefined };
    const desk = { db: test.db, provider: simulator('key'), now: () => test.clock.now, changeHours, log };
    const state = { elapsed: 0 };
    const stop = startExpiry(connection, desk, () => state.elapsed);
    test.clock.now = new Date(now);
    for (const [minutes, expected] of [
      [1, 'PENDING'],
      [183, 'CANCELLED'],
    ] as const) {
      state.elapsed = minutes * MINUTE;
      const done = once(rounds, 'done');
      mock.timers.tick(MINUTE);
      await done;
      await setImmediate(); // the round is over when whoever held the lock has let it go
      assert.equal(await status(), expected);
    }
    await stop();
    mock.timers.reset();
  });
});

describe('turns', () => {
  it('answer each question with what is so after it was asked, and are shared by all who wait', async () => {
    let truth = 'pending';
    let asked = 0;
    const gates: (() => void)[] = [];
    const ask = inTurns(async (key) => {
      asked += 1;
      const answer = `${key} ${truth}`;
      await new Promise<void>((resolve) => gates.push(resolve));
      return answer;
    }, 0);
    const first = ask('a');
    const other = ask('b');
    await sleep(10);
    truth = 'paid';
    const later = [ask('a'), ask('a'), ask('a')];
    await sleep(10);
    assert.equal(asked, 2);
    for (const open of gates.splice(0)) open();
    assert.deepEqual([await first, await other], ['a pending', 'b pending']);
    await sleep(10);
    for (const open of gates.splice(0)) open();
    assert.deepEqual(await Promise.all(later), ['a paid', 'a paid', 'a paid']);
    assert.equal(asked, 3);
  });

  it('begin no sooner than the pause after the one before, also after a failure', async () => {
    const begun: number[] = [];
    const ask = inTurns(() => {
      begun.push(performance.now());
      return Promise.reject(new Error('not reached'));
    }, 100);
    const outcomes = await Promise.allSettled([ask('a'), ask('a')]);
    await sleep(5);
    outcomes.push(...(await Promise.allSettled([ask('a'), ask('a')])));
    assert.deepEqual(new Set(outcomes.map(({ status }) => status)), new Set(['rejected']));
    assert.equal(begun.length, 2);
    assert.ok((begun[1] ?? 0) - (begun[0] ?? 0) >= 95, String(begun));
  });
});
