// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { lessonOf } from '../../../support/server/bookings.ts';
import { changesAt } from '../../../support/server/changes.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

// The embedded database runs requests one after the other; a PostgreSQL server runs them at the same time.
const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const { admin, staff, change, changeAsAdmin, read, booked } = await changesAt(test, school);
const rounds = Array.from({ length: 8 }, (_, round) => round);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

/** Fails where a total is not the sum of its sessions. */
async function assertSums(): Promise<void> {
  const wrong = await rowsOf(
    db,
    sql`select b.id from bookings b where b.total_amount <>
      (select coalesce(sum(d.total_amount), 0) from booking_details d where d.booking_id = b.id)`,
  );
  assert.deepEqual(wrong, []);
}

describe('two who change one booking at once', () => {
  it('on what both have seen: one is saved and one is told', async () => {
    for (const round of rounds) {
      const { id, session } = await booked(one('guiding', 2, 3), one('private', 1, 4));
      const { version } = await read(id);
      const seen = { reason: 'A.', version };
      const all = [
        () => call('updateBooking', { token: staff, params: { id }, body: { note: 'A', version } }),
        () => call('addSession', { token: staff, params: { id }, body: { ...one('private', 1, 5), version } }),
        () => call('cancelSession', { token: staff, params: { id: session }, body: seen }),
        () => call('updateBookingStatus', { token: admin, params: { id }, body: { action: 'CONFIRMED', version } }),
        () =>
          call('addLedgerEntry', {
            token: staff,
            params: { id },
            body: { kind: 'PAYMENT', method: 'CASH', amount: 1000, version },
          }),
      ];
      const [first, second] = [all[round % all.length], all[(round + 1) % all.length]];
      const [a, b] = await Promise.all([first?.(), second?.()]);
      // Money changes what is paid, and so the booking.
      assert.deepEqual([a, b].map((answer) => (answer?.status ?? 0) < 300).sort(), [false, true], String(round));
      assert.ok([a, b].some((answer) => answer?.status === 409));
    }
    await assertSums();
  });

  it('a session each by its version, and many at once in any order: nothing waits for ever', async () => {
    for (const round of rounds) {
      const [a, b] = [await booked(one('private', 1, 3)), await booked(one('private', 1, 3))];
      const versions = { [a.session]: 1, [b.session]: 1 };
      const many = (ids: string[], hour: string) =>
        call('updateSessions', { token: staff, body: { ids, start_time: hour, versions } });
      const answers = await Promise.all([
        many([a.session, b.session], '07:00'),
        many([b.session, a.session], '09:00'),
        change(a.session, { start_time: '11:00', version: 1 }),
      ]);
      const statuses = statusesOf(answers);
      assert.ok(statuses[0] === 200 && statuses[2] === 409, statuses.join());
      assert.ok(answers[0].status !== 200 || answers[1].status !== 200, String(round));
    }
  });

  it('never take more places than a day has', async () => {
    const day = schoolDay(30);
    await call('updateDays', { token: admin, body: { from: day, to: day, capacity: 3 } });
    const bookings = [];
    for (const _round of rounds) bookings.push(await booked(one('private', 1, 3), one('private', 1, 4)));
    const answers = await Promise.all(
      bookings.map(({ sessions }) => {
        const ids = sessions.map(({ id }) => id);
        return call('updateSessions', { token: staff, body: { ids, reservation_date: day } });
      }),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'two places of three, the rest is refused');
  });

  it('and a total that several changes make is the sum of the sessions', async () => {
    for (const _round of rounds) {
      const { id, session, sessions } = await booked(one('guiding', 2, 3), one('private', 1, 4));
      await Promise.all([
        change(session, { person: 3 }),
        changeAsAdmin(sessions[1]?.id ?? '', { unit_price: 100_000, reason: 'A.' }),
        call('addSession', { token: staff, params: { id }, body: one('private', 1, 5) }),
        call('cancelSession', { token: staff, params: { id: session }, body: { reason: 'A.' } }),
      ]);
    }
    await assertSums();
  });
});
