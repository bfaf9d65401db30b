// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { internationalPhone } from '../../../../server/school/phone.ts';
import { GATEWAY_PATIENCE } from '../../../../server/payments/provider.ts';
import { insertProduct } from '../../../../server/repositories/products.ts';
import { PATIENCE } from '../../../../server/stopping.ts';
import { onlineBookings, through } from '../../../support/server/onlineBooking.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { startSnapDouble, type Trouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';
import { eventually } from '../../../support/server/waiting.ts';
import { holdLimits } from '../../../support/server/limits.ts';

const snap = await startSnapDouble();
let log = '';
const logger = { level: 'info', stream: { write: (line: string) => void (log += line) } };
const test = await makeTestApp({ settings: through(snap), logger });
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const names = () => snap.asked.map(({ transaction_details }) => transaction_details.order_id);
const customer = (change: object) => ({
  customer_details: {
    full_name: 'Sari Dewi',
    email: 'sari@example.com',
    phone: '+6281234567890',
    country: 'ID',
    ...change,
  },
});

describe('a payment page by Midtrans', () => {
  it('is asked for as documented, and answered to the client', async () => {
    const name = `${'Sunrise lesson '.repeat(4).slice(0, 49)}🏄 and more`;
    const lesson = { productCategoryId: school.categoryId, name, description: null, imageUrl: null, price: 333_333 };
    const product = (await insertProduct(test.db, lesson)).id;
    const { orderId, url, booking_code, total_amount } = await book({
      ...customer({ phone: '0812-3456 7890' }),
      details: [
        { product_id: product, reservation_date: schoolDay(1), person: 3 },
        { product_id: school.lessons.group, reservation_date: schoolDay(2), person: 4 },
      ],
    });
    const body = snap.asked.at(-1);
    assert.ok(body);
    assert.equal(url, `${snap.url}/snap/v4/redirection/token-of-${orderId}`);
    assert.match(orderId, /^[\w-]{24}$/);
    assert.deepEqual(body.transaction_details, { order_id: orderId, gross_amount: 3 * 333_333 + 4 * 350_000 });
    assert.equal(total_amount, body.transaction_details.gross_amount);
    const items = body.item_details.map(({ price, quantity }) => [price, quantity]);
    assert.deepEqual(items, [
      [333_333, 3],
      [350_000, 4],
    ]);
    assert.equal(body.item_details[0]?.name, name.slice(0, 49));
    const { first_name, email, phone } = body.customer_details;
    assert.deepEqual([first_name, email, phone], ['Sari Dewi', 'sari@example.com', '+6281234567890']);
    assert.deepEqual([body.expiry.unit, body.expiry.duration], ['minutes', 180]);
    assert.ok(Math.abs(Date.parse(body.expiry.start_time) - test.clock.now.getTime()) < 1000);
    assert.deepEqual(body.page_expiry, { unit: 'minutes', duration: 180 });
    assert.equal(body.callbacks.finish, `https://surf.example/surf-lesson/booking-details/${booking_code}`);
  });

  it('serves no page of the simulator', async () => {
    const { orderId } = await book();
    assert.equal((await test.app.inject(`/payments/simulator/${orderId}`)).statusCode, 404);
    const payload = { choice: 'paid' };
    const answer = await test.app.inject({ method: 'POST', url: `/payments/simulator/${orderId}`, payload });
    assert.equal(answer.statusCode, 404);
  });

  for (const [written, sent] of [
    ['+6281234567890', '+6281234567890'],
    ['+62 (0)812-3456-7890', '+6281234567890'],
    ['081234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['006281234567890', '+6281234567890'],
    ['0062 0812 3456 7890', '+6281234567890'],
    ['+49 151 23456789', '+4915123456789'],
    ['4915123456789', '+4915123456789'],
    ['000000000', undefined],
  ] as const) {
    it(`sends the phone number ${written} as ${String(sent)}`, () => assert.equal(internationalPhone(written), sent));
  }

  it('is not asked for when a booking is paid with CASH', async () => {
    const before = snap.asked.length;
    const { status } = await test.call('createBooking', { body: bookingRequest(school) });
    assert.deepEqual([status, snap.asked.length], [201, before]);
  });
});

describe('a booking that costs nothing', () => {
  it('is PAID at once, and the gateway is never asked', async () => {
    const lesson = { productCategoryId: school.categoryId, name: 'Open day', description: null, imageUrl: null };
    const free = (await insertProduct(test.db, { ...lesson, price: 0 })).id;
    const before = [snap.asked.length, snap.statusAsked.length];
    const key = { 'idempotency-key': randomUUID() };
    const details = [{ product_id: free, reservation_date: schoolDay(1), person: 2 }];
    const first = await book({ details }, key);
    const again = await book({ details }, key);
    assert.deepEqual([first.url, again.url, again.booking_code], [null, null, first.booking_code]);
    assert.deepEqual(await first.states(), ['PAID', 'PENDING']);
    assert.equal((await first.look()).transaction, null);
    assert.deepEqual([snap.asked.length, snap.statusAsked.length], before);
    // What costs something goes to the gateway, the free lesson beside it.
    const paid = { product_id: school.lessons.private, reservation_date: schoolDay(1), person: 1 };
    assert.notEqual((await book({ details: [...details, paid] })).url, null);
    assert.equal(snap.asked.at(-1)?.transaction_details.gross_amount, 650_000);
  });
});

describe('a gateway in trouble', () => {
  const askedSince = (before: number) => names().slice(before);

  for (const trouble of ['broken', 'broken after it was made'] as Trouble[]) {
    it(`that is ${trouble} once is asked again at once, under another name`, async () => {
      const before = snap.asked.length;
      snap.troubles = [trouble];
      const { url, orderId } = await book();
      assert.ok(url?.endsWith(orderId) && orderId.endsWith('~2'));
      assert.equal(new Set(askedSince(before)).size, snap.asked.length - before);
    });
  }

  for (const [what, troubles, requests] of [
    ['is broken twice', ['broken after it was made', 'broken after it was made'], 2],
    ['refuses the key', ['refuses'], 0],
    ['answers no JSON', ['no JSON'], 0],
  ] as [string, Trouble[], number][]) {
    it(`that ${what}: the booking stands, and a look at it makes the page`, async () => {
      const before = snap.asked.length;
      snap.troubles = [...troubles];
      log = '';
      const { url, look } = await book();
      assert.equal(url, null);
      assert.equal(snap.asked.length - before, requests);
      assert.match(log, /gateway made no payment page/);
      assert.doesNotMatch(log, /Sari|sari@|8123|SB-Mid/);
      const found = await look();
      assert.deepEqual([found.status, found.payments[0]?.status], ['PENDING', 'PENDING']);
      const newest = names().at(-1) ?? '';
      assert.equal(found.transaction?.redirect_url, `${snap.url}/snap/v4/redirection/token-of-${newest}`);
      assert.match(newest, /~\d$/);
      assert.equal(new Set(names()).size, names().length);
      // From now on it is that page.
      assert.deepEqual((await look()).transaction, found.transaction);
      assert.equal(names().at(-1), newest);
    });
  }

  it('that is down: 201 without a page, and the same Idempotency-Key has the page when it is back', async () => {
    await snap.stop();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await book({}, headers);
    const whileDown = await first.look();
    await snap.start();
    assert.deepEqual([first.url, whileDown.transaction, whileDown.payments[0]?.status], [null, null, 'PENDING']);
    const second = await book({}, headers);
    assert.equal(second.id, first.id);
    assert.ok(second.url?.includes(second.orderId));
  });

  it('is given up before a stopping server breaks requests off', () => {
    const retry = 500;
    assert.ok(GATEWAY_PATIENCE + retry <= PATIENCE.requests);
  });

  it('that is slow is not waited for longer than 5 seconds, all tries together', async (t) => {
    const limits = holdLimits(t, 2);
    const before = snap.asked.length;
    // One booking waits for its first try, the other for its second one.
    snap.troubles = ['slow', 'broken', 'slow'];
    const booking = Promise.all([book(), book()]);
    await eventually('each waits for its last try', () => snap.troubles.length === 0);
    limits.expire();
    const booked = await booking;
    assert.deepEqual(limits.set, [5000, 5000]);
    assert.deepEqual([snap.asked.length, snap.troubles], [before, []]);
    for (const { url, look } of booked) {
      assert.equal(url, null);
      assert.ok((await look()).transaction?.redirect_url);
    }
  });

  it('that answers without an end is not listened to, and the booking stands', async () => {
    snap.troubles = ['endless'];
    const { url, look } = await book();
    assert.equal(url, null);
    assert.ok(snap.bytesSent < 20_000_000, String(snap.bytesSent));
    assert.match(log, /the answer is too long/);
    assert.ok((await look()).transaction?.redirect_url);
  });

  it('leaves no claim behind when the instance that asked is gone', async () => {
    snap.troubles = ['refuses'];
    const { id, look } = await book();
    const claim = (until: string) =>
      test.db.execute(sql`update payments set asked_until = now() + ${until}::interval where booking_id = ${id}`);
    await claim('1 minute');
    assert.equal((await look()).transaction, null); // somebody else may be asking
    await claim('-1 second');
    assert.ok((await look()).transaction?.redirect_url);
  });
});
