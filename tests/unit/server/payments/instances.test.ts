// Also on PostgreSQL: several instances.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { describe, it, mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { startExpiry } from '../../../../server/payments/expiry.ts';
import { midtrans } from '../../../../server/payments/midtrans.ts';
import { eventually } from '../../../support/server/waiting.ts';
import { holdLimits } from '../../../support/server/limits.ts';
import { type OnlineBooking, onlineBookings, through } from '../../../support/server/onlineBooking.ts';
import { bookingRequest, changeHours, openSchool } from '../../../support/server/school.ts';
import { startSnapDouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';

// On PostgreSQL these are two servers with a pool each; the embedded database has one process, so they share its connection.
const snap = await startSnapDouble();
const settings = through(snap);
const test = await makeTestApp({ settings });
const other = await test.connectAgain();
const second = await test.startInstance(other);
/** A request to the first or the second instance. */
const ask = async (at: number, request: InjectOptions) => (at === 0 ? test.app : second).inject(request);
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
type Created = One<{ booking: OnlineBooking; transaction: { redirect_url: string } | null }>;
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };
const again = () => test.db.execute(sql`update payments set checked_at = null`);

describe('several instances', () => {
  it('make one booking and ask for one page, however often the same key is sent', async () => {
    snap.delay = 400;
    const before = snap.asked.length;
    const headers = { 'idempotency-key': randomUUID() };
    const payload = bookingRequest(school, { payment_method: 'GATEWAY' });
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((at) => ask(at, { method: 'POST', url: '/api/bookings', headers, payload })),
    );
    snap.delay = 0;
    assert.deepEqual(new Set(answers.map((answer) => answer.statusCode)), new Set([201]));
    const made = answers.map((answer) => answer.json<Created>().data);
    assert.equal(new Set(made.map((one) => one.booking.id)).size, 1);
    const urls = new Set(made.map((one) => one.transaction?.redirect_url));
    assert.equal(urls.size, 1);
    assert.ok([...urls][0]);
    assert.equal(snap.asked.length - before, 1);
  });

  it('make a missing page once', async () => {
    snap.troubles = ['refuses'];
    const { booking_code } = await book();
    const before = snap.asked.length;
    snap.delay = 300;
    const answers = await Promise.all([0, 1, 0, 1].map((at) => ask(at, { url: `/api/check-booking/${booking_code}` })));
    snap.delay = 0;
    const urls = new Set(answers.map((answer) => answer.json<One<OnlineBooking>>().data.transaction?.redirect_url));
    assert.deepEqual([urls.size, snap.asked.length - before], [1, 1]);
    assert.ok([...urls][0]);
  });

  it('ask the gateway about a payment once in ten seconds', async () => {
    const { booking_code, orderId } = await book();
    const look = async (at: number) =>
      (await ask(at, { url: `/api/check-booking/${booking_code}` })).json<One<OnlineBooking>>().data;
    const asked = () => snap.statusAsked.filter((id) => id === orderId).length;
    await Promise.all([0, 1, 0, 1].map(look));
    assert.equal(asked(), 1);
    await again();
    snap.say(orderId, settlement);
    const [first] = (await look(0)).payments;
    assert.deepEqual([first?.status, asked()], ['PAID', 2]);
    await again();
    await look(1); // what has ended is not asked about
    assert.equal(asked(), 2);
  });

  it('ask again when the last time is still to come, after the database’s clock was set back', async () => {
    const { orderId, id, states } = await book();
    snap.say(orderId, settlement);
    await test.db.execute(sql`update payments set checked_at = now() + interval '5 hours' where booking_id = ${id}`);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('answer what is stored while the gateway does not say how a payment stands', async (t) => {
    const { look, url } = await book();
    for (const trouble of ['broken', 'refuses', 'no JSON'] as const) {
      await again();
      snap.troubles = [trouble];
      const { payments, status, transaction } = await look();
      assert.deepEqual([payments[0]?.status, status, transaction?.redirect_url], ['PENDING', 'PENDING', url]);
    }
    await again();
    snap.troubles = ['slow'];
    const limits = holdLimits(t, 1);
    const looked = look();
    await eventually('the gateway is asked', () => snap.troubles.length === 0);
    limits.expire();
    assert.equal((await looked).payments[0]?.status, 'PENDING');
    assert.ok((limits.set[0] ?? 0) <= 7000);
  });
});

describe('work that one instance does at a time', () => {
  it('is left to the one that does it, and free again when that one is done or has failed', async () => {
    const LOCK = 4711;
    const done: string[] = [];
    const work = (name: string) => () => {
      done.push(name);
      return Promise.resolve();
    };
    // The first is at it until the second has tried: how long either takes does not matter.
    const signals = new EventEmitter();
    const begun = once(signals, 'begun');
    const tried = once(signals, 'tried');
    const first = test.connection.exclusively(LOCK, async () => {
      signals.emit('begun');
      await tried;
      done.push('a');
    });
    await begun;
    await other.exclusively(LOCK, work('b'));
    signals.emit('tried');
    await first;
    // PGlite is one process: it has nobody to share with.
    const isShared = other !== test.connection;
    assert.deepEqual(done, isShared ? ['a'] : ['b', 'a']);
    await other.exclusively(LOCK, work('c'));
    await assert.rejects(
      test.connection.exclusively(LOCK, () => Promise.reject(new Error('failed'))),
      /failed/,
    );
    await other.exclusively(LOCK, work('d'));
    assert.deepEqual(done.slice(-2), ['c', 'd']);
  });

  it('is done once a minute, until the server stops', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    const { orderId, id } = await book();
    await test.db.execute(sql`update payments set page_at = now() - interval '4 hours' where booking_id = ${id}`);
    snap.say(orderId, settlement);
    const quiet = () => undefined;
    const log = { warn: quiet, error: quiet };
    const desk = { db: other.db, provider: midtrans(settings.midtrans), now: () => test.clock.now, changeHours, log };
    const stop = startExpiry(other, desk);
    const asked = () => snap.statusAsked.filter((name) => name === orderId).length;
    mock.timers.tick(59_000);
    assert.equal(asked(), 0);
    mock.timers.tick(1000);
    await eventually('the gateway is asked', () => asked() > 0);
    await stop(); // waits for the round that is running
    mock.timers.tick(120_000);
    await setImmediate();
    assert.equal(asked(), 1);
    mock.timers.reset();
  });
});
