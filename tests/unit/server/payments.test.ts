import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBooking } from '../../../server/bookings/createBooking.ts';
import type { components } from '../../../server/contract.gen.ts';
import { bookingRequest, openSchool } from '../../support/server/school.ts';
import { makeTestApp, type One } from '../../support/server/testApp.ts';

const test = await makeTestApp({ settings: { publicUrl: 'https://surf.example' } });
const { app, call, db } = test;
const school = await openSchool(test);
type Created = One<{
  booking: { booking_code: string; payments: { status: string }[] };
  transaction: { redirect_url: string } | null;
}>;

async function bookOnline() {
  const { body } = await call<Created>('createBooking', {
    body: bookingRequest(school, { payment_method: 'GATEWAY' }),
  });
  const { booking, transaction } = body.data;
  const url = transaction?.redirect_url ?? '';
  const orderId = url.split('/').at(-1) ?? '';
  const status = async () =>
    (
      await call<One<{ payments: { status: string }[] }>>('checkBooking', {
        params: { bookingCode: booking.booking_code },
      })
    ).body.data.payments[0]?.status;
  return { url, orderId, code: booking.booking_code, status };
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const choose = (orderId: string, result: string, headers: object = { accept: 'text/html' }) =>
  app.inject({
    method: 'POST',
    url: '/payments/notifications',
    headers: { ...form, ...headers },
    payload: new URLSearchParams({ order_id: orderId, result }).toString(),
  });

describe('the simulator', () => {
  it('answers a payment page on PUBLIC_URL, marked as a rehearsal', async () => {
    const { url, orderId, code } = await bookOnline();
    assert.equal(url, `https://surf.example/payments/simulator/${orderId}`);
    assert.ok(orderId.length >= 20);
    const page = await app.inject(new URL(url).pathname);
    assert.match(String(page.headers['content-type']), /text\/html/);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.match(page.body, /rehearsal/i);
    assert.ok(page.body.includes(code));
    assert.equal(page.body.match(/<button/g)?.length, 3);
  });

  for (const [result, status] of [
    ['paid', 'PAID'],
    ['denied', 'FAILED'],
    ['expired', 'EXPIRED'],
  ] as const) {
    it(`makes the payment ${status}, for good`, async () => {
      const payment = await bookOnline();
      const answer = await choose(payment.orderId, result);
      assert.deepEqual([answer.statusCode, answer.headers.location], [303, `/payments/simulator/${payment.orderId}`]);
      assert.equal(await payment.status(), status);
      for (const later of ['paid', 'denied', 'expired']) {
        assert.deepEqual((await choose(payment.orderId, later, {})).json(), { data: true });
        assert.equal(await payment.status(), status);
      }
      assert.ok(!(await app.inject(`/payments/simulator/${payment.orderId}`)).body.includes('<button'));
    });
  }

  it('takes one of several simultaneous ends', async () => {
    const payment = await bookOnline();
    await Promise.all(['paid', 'denied', 'expired'].map((result) => choose(payment.orderId, result)));
    const status = await payment.status();
    await choose(payment.orderId, 'paid');
    assert.equal(await payment.status(), status);
  });

  it('refuses what is no notification', async () => {
    const { orderId, status } = await bookOnline();
    assert.equal((await choose(orderId, 'free')).statusCode, 400);
    assert.equal((await choose('no such order', 'paid')).statusCode, 404);
    const raw = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/payments/notifications', headers: { 'content-type': type }, payload });
    for (const [payload, type] of [
      ['', form['content-type']],
      ['order_id=%00&result=paid', form['content-type']],
      ['null', 'application/json'],
      ['[]', 'application/json'],
      ['{"order_id":{},"result":"paid"}', 'application/json'],
      ['x', 'text/plain'],
    ] as const) {
      const { statusCode } = await raw(payload, type);
      assert.ok(statusCode >= 400 && statusCode < 500, `${payload} ${String(statusCode)}`);
    }
    assert.equal(await status(), 'PENDING');
  });
});

it('a booking is made while the gateway cannot be reached, and its page is asked for again with the same key', async () => {
  let isDown = true;
  const failures: unknown[] = [];
  const book = () =>
    createBooking(
      bookingRequest(school, { payment_method: 'GATEWAY' }) as unknown as components['schemas']['CreateBookingRequest'],
      {
        db,
        payments: {
          create: () =>
            isDown ? Promise.reject(new Error('no route')) : Promise.resolve({ redirectUrl: 'https://pay.example' }),
          interpretNotification: () => null,
        },
        origin: 'http://localhost',
        now: new Date(),
        userId: null,
        idempotencyKey: 'the same',
        onGatewayFailure: (error) => failures.push(error),
      },
    );
  const first = await book();
  assert.deepEqual([first.transaction, failures.length], [null, 1]);
  isDown = false;
  const second = await book();
  assert.equal(second.booking.id, first.booking.id);
  assert.deepEqual(second.transaction, { redirect_url: 'https://pay.example' });
});
