// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { findOnlinePayment } from '../../../../server/repositories/payments.ts';
import { raisedAbout } from '../../../support/server/records.ts';
import { eventually } from '../../../support/server/waiting.ts';
import { holdLimits } from '../../../support/server/limits.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { openSchool } from '../../../support/server/school.ts';
import { startSnapDouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
let log = '';
const logger = { level: 'warn', stream: { write: (line: string) => void (log += line) } };
const test = await makeTestApp({ settings: through(snap), logger });
const { book } = onlineBookings(test, await openSchool(test), snap);
const raisedFor = await raisedAbout(test);
const post = postTo(test.app);
const asked = (orderId: string) => snap.statusAsked.filter((name) => name === orderId).length;

const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };
const refund = { transaction_status: 'refund', status_code: '200' };
const pending = { transaction_status: 'pending', status_code: '201' };
const expire = { transaction_status: 'expire', status_code: '407' };
const challenge = { transaction_status: 'capture', status_code: '201', fraud_status: 'challenge' };

describe('a signed notification', () => {
  it('of a refund, sent again with the word settlement, pays nothing', async () => {
    const { id, orderId, states } = await book();
    snap.say(orderId, refund);
    const replayed = { ...snap.message(orderId, refund), transaction_status: 'settlement' };
    assert.equal(await post(replayed), 200);
    assert.match((await raisedFor(id)).join(), /^CHARGEBACK: Midtrans says 'refund'/);
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
  });

  for (const [said, told, payment] of [
    [pending, settlement, 'PENDING'],
    [pending, expire, 'PENDING'],
    [settlement, pending, 'PAID'],
    [settlement, expire, 'PAID'],
    [expire, settlement, 'EXPIRED'],
  ] as const) {
    it(`of ${told.transaction_status} counts as ${said.transaction_status} when the gateway says that`, async () => {
      const { orderId, states } = await book();
      snap.say(orderId, said);
      assert.equal(await post(snap.message(orderId, told)), 200);
      assert.equal((await states())[0], payment);
    });
  }

  it('of an attempt that was never made is refused without asking the gateway', async () => {
    const { id, orderId, states } = await book();
    for (const never of [`${orderId}~2`, `${orderId}~1`, `${orderId}~0`, `${orderId}~999999`]) {
      snap.say(never, { ...settlement, gross_amount: '650000.00' });
      assert.equal(await post(snap.message(never, { ...settlement, gross_amount: '650000.00' })), 404, never);
      assert.equal(asked(never), 0, never);
    }
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
    // Before attempts were counted, a page was the sign of one.
    snap.say(orderId, settlement);
    const page = (url: string | null) =>
      test.db.execute(sql`update payments set attempt = 0, redirect_url = ${url} where booking_id = ${id}`);
    await page(null);
    assert.equal(await post(snap.message(orderId, settlement)), 404);
    await page('https://pay.example/old');
    assert.equal(await post(snap.message(orderId, settlement)), 200);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('counts in rupiah alone, which Midtrans may leave out', async () => {
    const { id, orderId, states } = await book();
    for (const currency of ['SGD', 'USD', 'idr']) {
      snap.say(orderId, { ...settlement, currency });
      assert.equal(await post(snap.message(orderId, settlement)), 400, currency);
    }
    assert.deepEqual(
      (await raisedFor(id)).map((text) => /^WRONG_AMOUNT: .* of (\w+ 650000), and Rp\. 650\.000/.exec(text)?.[1]),
      ['SGD 650000', 'USD 650000', 'idr 650000'],
    );
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
    snap.say(orderId, { ...settlement, currency: '' });
    assert.equal(await post(snap.message(orderId, { ...settlement, currency: 'SGD' })), 200);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('is 404 while the gateway knows of no payment, and changes nothing', async () => {
    const { orderId, states } = await book();
    for (const status of [200, 404]) {
      snap.missingStatus = status;
      assert.equal(await post(snap.message(orderId, settlement)), 404);
    }
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
  });

  it('of a challenged payment is for a person, and the payment waits', async () => {
    const { orderId, states } = await book();
    snap.say(orderId, challenge);
    log = '';
    assert.equal(await post(snap.message(orderId, challenge)), 200);
    assert.match(log, new RegExp(`"orderId":"${orderId}".*A person must look.*waits for it to be accepted`));
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
    snap.say(orderId, settlement);
    assert.equal(await post(snap.message(orderId, settlement)), 200);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });
});

describe('a gateway that does not say how a payment stands', () => {
  it('makes a notification 503, so that it is sent again, and nothing changes', async () => {
    const { orderId, states } = await book();
    const payload = snap.message(orderId, settlement);
    const send = () => test.app.inject({ method: 'POST', url: '/payments/notifications', payload });
    log = '';
    await snap.stop();
    const down = await send();
    await snap.start();
    assert.equal(down.statusCode, 503);
    assert.match(down.json<{ message: string }>().message, /gateway does not say/);
    snap.say(orderId, settlement);
    for (const trouble of ['broken', 'refuses', 'no JSON', 'endless', 'nothing at the address'] as const) {
      snap.troubles = [trouble];
      assert.equal((await send()).statusCode, 503, trouble);
    }
    assert.equal(log.match(/confirmed nothing/g)?.length, 6);
    assert.doesNotMatch(log, /Sari|sari@|8123|SB-Mid/);
    assert.ok(snap.bytesSent < 20_000_000, String(snap.bytesSent));
    snap.say(orderId, { ...settlement, order_id: 'another' });
    assert.equal((await send()).statusCode, 503);
    snap.say(orderId, pending);
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
    snap.say(orderId, settlement);
    assert.equal((await send()).statusCode, 200);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('answers within eight seconds while the gateway is slow', async (t) => {
    const { orderId, states } = await book();
    snap.say(orderId, settlement);
    snap.troubles = ['slow'];
    const limits = holdLimits(t, 1);
    const message = snap.message(orderId, settlement);
    // The second one waits for the question of the first. Both time limits together are below eight seconds.
    const answers = Promise.all([post(message), post(message)]);
    await eventually('the gateway is asked', () => snap.troubles.length === 0);
    limits.expire();
    assert.deepEqual(await answers, [503, 200]);
    assert.ok((limits.set[0] ?? 0) + (limits.set[1] ?? 0) < 8000, String(limits.set));
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });
});

describe('a flood of notifications', () => {
  it('that are signed asks the gateway once at a time, and those that wait share the next question', async () => {
    const { orderId, states } = await book();
    snap.say(orderId, settlement);
    snap.delay = 100;
    const begun = performance.now();
    const flood = Array.from({ length: 50 }, () => post(snap.message(orderId, settlement)));
    assert.deepEqual(new Set(await Promise.all(flood)), new Set([200]));
    snap.delay = 0;
    const mostInTurn = 1 + (performance.now() - begun) / 100;
    assert.ok(asked(orderId) <= mostInTurn, `${String(asked(orderId))} questions`);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('that are forged asks nothing', async () => {
    const { orderId } = await book();
    const flood = Array.from({ length: 20 }, () => post(snap.message(orderId, settlement, 'another key')));
    assert.deepEqual(new Set(await Promise.all(flood)), new Set([403]));
    assert.equal(asked(orderId), 0);
  });
});

it('a look at a booking takes another amount, currency or order for no payment', async () => {
  for (const other of [{ gross_amount: '1.00' }, { currency: 'SGD' }, { order_id: 'another' }]) {
    const { orderId, states } = await book();
    snap.say(orderId, { ...settlement, ...other });
    assert.deepEqual(await states(), ['PENDING', 'PENDING'], JSON.stringify(other));
    assert.equal(asked(orderId), 1);
  }
});

it('the newest payment of a booking counts, wherever its row stands', async () => {
  const { id, orderId } = await book();
  for (const [name, minutes] of [
    ['older', -60],
    ['newer', 60],
    ['old', -30],
  ] as const) {
    await test.db.execute(sql`insert into payments (booking_id, status, amount, order_id, created_at)
      values (${id}, 'FAILED', 650000, ${orderId + name}, now() + make_interval(mins => ${minutes}))`);
  }
  assert.equal((await findOnlinePayment(test.db, id))?.orderId, `${orderId}newer`);
});
