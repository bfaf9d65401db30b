import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { insertProduct } from '../../../../server/repositories/products.ts';
import type { CreatedOnline, OnlineBooking } from '../../../support/server/onlineBooking.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ settings: { publicUrl: 'https://surf.example' } });
const { app, call } = test;
const school = await openSchool(test);

async function bookOnline() {
  const { body } = await call<CreatedOnline>('createBooking', {
    body: bookingRequest(school, { payment_method: 'GATEWAY' }),
  });
  const { booking, transaction } = body.data;
  const url = transaction?.redirect_url ?? '';
  const look = async () =>
    (await call<One<OnlineBooking>>('checkBooking', { params: { bookingCode: booking.booking_code } })).body.data;
  const states = async () => {
    const { status, payments } = await look();
    return [payments[0]?.status, status];
  };
  return { url, page: new URL(url).pathname, orderId: url.split('/').at(-1) ?? '', booking, look, states };
}
const choose = (page: string, choice: string) =>
  app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ choice }).toString(),
  });
const labels = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);

const outcomes = [
  ['paid', 'PAID', 'PENDING'],
  ['denied', 'FAILED', 'PENDING'],
  ['expired', 'EXPIRED', 'CANCELLED'],
  ['late', 'EXPIRED', 'CANCELLED'],
  ['duplicated', 'PAID', 'PENDING'],
  ['out-of-order', 'PAID', 'PENDING'],
  ['wrongly-signed', 'PENDING', 'PENDING'],
] as const;

describe('the simulator', () => {
  it('answers a payment page on PUBLIC_URL, marked as a rehearsal', async () => {
    const { url, page, orderId, booking } = await bookOnline();
    assert.equal(url, `https://surf.example/payments/simulator/${orderId}`);
    assert.ok(orderId.length >= 20);
    const shown = await app.inject(page);
    assert.match(String(shown.headers['content-type']), /text\/html/);
    assert.equal(shown.headers['cache-control'], 'no-store');
    assert.match(shown.body, /rehearsal/i);
    assert.ok(shown.body.includes(booking.booking_code));
    assert.equal(labels(shown.body).length, outcomes.length);
    assert.deepEqual(labels(shown.body).slice(0, 3), [
      'Pay now',
      'Let the payment be denied',
      'Let the payment expire',
    ]);
  });

  for (const [choice, payment, booking] of outcomes) {
    it(`ends with ${payment} and ${booking} when the payer chooses ${choice}`, async () => {
      const { page, states, booking: booked } = await bookOnline();
      const back = `/surf-lesson/booking-details/${booked.booking_code}`;
      const answer = await choose(page, choice);
      assert.deepEqual([answer.statusCode, answer.headers.location], [303, payment === 'PENDING' ? page : back]);
      assert.deepEqual(await states(), [payment, booking]);
      const shown = await app.inject(page);
      assert.ok(shown.body.includes(`<strong>${payment}</strong>`));
      assert.ok(shown.body.includes(`<a class="back" href="${back}">Back to your booking</a>`));
      if (payment === 'PENDING') return;
      // It has ended: no choice is offered, and none is taken.
      assert.deepEqual(labels(shown.body), []);
      for (const [later] of outcomes) assert.equal((await choose(page, later)).statusCode, 303);
      assert.deepEqual(await states(), [payment, booking]);
    });
  }

  it('lets a payer pay after a message that was wrongly signed', async () => {
    const { page, states } = await bookOnline();
    await choose(page, 'wrongly-signed');
    await choose(page, 'paid');
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('takes one of several simultaneous ends', async () => {
    const { page, states } = await bookOnline();
    await Promise.all(['paid', 'denied', 'expired'].map((choice) => choose(page, choice)));
    const ended = await states();
    assert.notEqual(ended[0], 'PENDING');
    assert.equal(ended[1], ended[0] === 'EXPIRED' ? 'CANCELLED' : 'PENDING');
    await choose(page, 'paid');
    assert.deepEqual(await states(), ended);
  });

  it('has its page, and the time for it, in the lookup of a booking as long as it can be paid', async () => {
    const { url, page, look } = await bookOnline();
    const open = await look();
    assert.deepEqual(open.transaction, { redirect_url: url });
    assert.equal(open.payable_until, new Date(test.clock.now.getTime() + 180 * 60_000).toISOString());
    await choose(page, 'paid');
    const paid = await look();
    assert.deepEqual([paid.transaction, paid.payable_until], [null, null]);
    const cash = await call<CreatedOnline>('createBooking', { body: bookingRequest(school) });
    assert.equal(cash.body.data.transaction, null);
    const params = { bookingCode: cash.body.data.booking.booking_code };
    const looked = (await call<One<OnlineBooking>>('checkBooking', { params })).body.data;
    assert.deepEqual([looked.transaction, looked.payable_until], [undefined, undefined]);
  });

  it('is not asked for a booking that costs nothing, whose payment is PAID at once', async () => {
    const lesson = {
      productCategoryId: school.categoryId,
      name: 'Open day',
      description: null,
      imageUrl: null,
      price: 0,
    };
    const product_id = (await insertProduct(test.db, lesson)).id;
    const details = [{ product_id, reservation_date: schoolDay(1), person: 2 }];
    for (const [payment_method, payment, shown] of [
      ['GATEWAY', 'PAID', null],
      ['CASH', 'PENDING', undefined],
    ] as const) {
      const body = bookingRequest(school, { payment_method, details });
      const { booking, transaction } = (await call<CreatedOnline>('createBooking', { body })).body.data;
      assert.deepEqual([booking.payments[0]?.status, booking.status, transaction], [payment, 'PENDING', null]);
      const params = { bookingCode: booking.booking_code };
      const looked = (await call<One<OnlineBooking>>('checkBooking', { params })).body.data;
      assert.deepEqual([looked.payments[0]?.status, looked.transaction], [payment, shown]);
    }
  });

  it('takes no other choice, and knows no other payment', async () => {
    const { page, states } = await bookOnline();
    for (const choice of ['', 'free', 'constructor']) assert.equal((await choose(page, choice)).statusCode, 400);
    assert.equal((await app.inject({ method: 'POST', url: page })).statusCode, 400);
    for (const elsewhere of ['/payments/simulator/none', '/payments/simulator/%00', `${page}x`, `${page}~0`]) {
      const { statusCode } = await choose(elsewhere, 'paid');
      assert.ok([400, 404].includes(statusCode), `${elsewhere} ${String(statusCode)}`);
    }
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
  });
});

it('what is no notification is refused in JSON', async () => {
  const { orderId, states } = await bookOnline();
  const form = 'application/x-www-form-urlencoded';
  const complete = {
    order_id: orderId,
    status_code: '200',
    gross_amount: '650000.00',
    transaction_status: 'settlement',
  };
  for (const [payload, type] of [
    ['', form],
    [`order_id=${orderId}&transaction_status=settlement`, form],
    ['null', 'application/json'],
    ['[]', 'application/json'],
    ['{', 'application/json'],
    ['{"order_id":{},"result":"paid"}', 'application/json'],
    [JSON.stringify({ ...complete, gross_amount: 650_000 }), 'application/json'],
    [JSON.stringify(complete), 'application/json'],
    [JSON.stringify({ ...complete, signature_key: '' }), 'application/json'],
    ['x', 'text/plain'],
  ] as const) {
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/payments/notifications', headers, payload });
    assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${payload} ${String(answer.statusCode)}`);
    assert.equal(typeof answer.json<{ message: unknown }>().message, 'string');
  }
  assert.deepEqual(await states(), ['PENDING', 'PENDING']);
});
