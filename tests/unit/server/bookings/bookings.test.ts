import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { insertProduct } from '../../../../server/repositories/products.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingRequest, openSchool, type School, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, type One, type Row } from '../../../support/server/testApp.ts';

interface Booking extends Row {
  booking_code: string;
  status: string;
  total_amount: number;
  surf_spot_name: string;
  payments: { id: string; status: string }[];
  booking_details: { product_name: string; total_amount: number; person: number; reservation_date: string }[];
}
type Created = One<{ booking: Booking; transaction: { redirect_url: string } | null }>;

const test = await makeTestApp();
const school = await openSchool(test);
const book = (change: Parameters<typeof bookingRequest>[1] = {}, request: object = {}) =>
  test.call<Created>('createBooking', { body: bookingRequest(school, change), ...request });
const refuse = async (change: Parameters<typeof bookingRequest>[1]) => {
  const { status, body } = await book(change);
  return { status, ...(body as unknown as Failure) };
};
const one = (kind: keyof School['lessons'], person: number, day = 1) => ({
  product_id: school.lessons[kind],
  reservation_date: schoolDay(day),
  person,
});

describe('booking', () => {
  it('computes the prices itself and ignores any that is sent', async () => {
    const { status, body } = await book({
      total_amount: 1,
      details: [{ ...one('private', 1), total_amount: 1, price: 1 }, one('semi-private', 2, 2), one('group', 4, 3)],
    });
    assert.equal(status, 201);
    const { booking, transaction } = body.data;
    assert.deepEqual(
      booking.booking_details.map((detail) => detail.total_amount),
      [650_000, 1_000_000, 1_400_000],
    );
    assert.equal(booking.total_amount, 3_050_000);
    assert.equal(transaction, null);
    assert.equal(booking.status, 'PENDING');
    assert.deepEqual(
      booking.payments.map((payment) => payment.status),
      ['PENDING'],
    );
    assert.match(booking.booking_code, /^[0-9A-HJKMNP-TV-Z]{10}$/);
    assert.equal(booking.surf_spot_name, 'Kuta Beach');
  });

  for (const [kind, person, expected] of [
    ['private', 1, 201],
    ['private', 2, 400],
    ['semi-private', 2, 201],
    ['semi-private', 1, 400],
    ['semi-private', 3, 400],
    ['group', 2, 400],
    ['group', 3, 201],
    ['group', 100, 201],
    ['group', 101, 400],
    ['guiding', 1, 201],
    ['guiding', 5, 201],
    ['guiding', 0, 400],
    ['guiding', -1, 400],
  ] as const) {
    it(`answers ${String(expected)} for ${String(person)} in a ${kind} lesson`, async () => {
      const { status, body } = await book({ details: [one(kind, person)] });
      assert.equal(status, expected);
      if (expected === 400) {
        assert.match((body as unknown as Failure).details?.join() ?? '', /body\/booking_details\/0\/person/);
      }
    });
  }

  it('takes today in the school’s time zone, and no day before it', async () => {
    // 17:00 UTC is already the next day in Bali.
    test.clock.now = new Date('2027-03-10T17:00:00Z');
    const on = (day: string) => book({ details: [{ ...one('private', 1), reservation_date: day }] });
    assert.equal((await on('2027-03-10')).status, 400);
    assert.equal((await on('2027-03-11')).status, 201);
    test.clock.now = new Date('2027-03-10T15:59:59Z');
    assert.equal((await on('2027-03-10')).status, 201);
    assert.equal((await on('2029-03-09')).status, 201);
    assert.equal((await on('2029-03-10')).status, 400);
    test.clock.now = new Date();
  });

  for (const day of ['2027-02-30', '2027-13-01', '2027-1-1', 'tomorrow', '', '9999-12-31', '0000-00-00']) {
    it(`refuses '${day}' as a day`, async () => {
      const { status, message, details } = await refuse({ details: [{ ...one('private', 1), reservation_date: day }] });
      assert.equal(status, 400);
      assert.equal(message, 'The request is not valid.');
      assert.match(details?.join() ?? '', /reservation_date/);
    });
  }

  it('answers 404 for an unknown lesson or spot', async () => {
    assert.equal((await refuse({ surf_spot_id: randomUUID() })).status, 404);
    assert.equal((await refuse({ details: [{ ...one('private', 1), product_id: randomUUID() }] })).status, 404);
  });

  it('makes 50 bookings of 50 parallel requests, with 50 codes', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book()));
    assert.ok(answers.every(({ status }) => status === 201));
    const codes = new Set(answers.map(({ body }) => body.data.booking.booking_code));
    assert.equal(codes.size, 50);
    for (const code of codes) {
      const { status } = await test.call('checkBooking', { params: { bookingCode: code } });
      assert.equal(status, 200);
    }
  });

  it('belongs to the one who is signed in', async () => {
    const { token } = await test.signIn('CUSTOMER');
    const { body } = await book({}, { token });
    const mine = await test.call<Many>('listMyBookings', { token });
    assert.deepEqual(
      mine.body.data.map((row) => row.id),
      [body.data.booking.id],
    );
  });
});

describe('an Idempotency-Key', () => {
  const send = (key: string, change: Parameters<typeof bookingRequest>[1] = {}, token?: string) =>
    book(change, { headers: { 'idempotency-key': key }, token });

  it('gives one booking for ten parallel requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, { payment_method: 'GATEWAY' })));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ body }) => body.data.booking.id)).size, 1);
    assert.equal(new Set(answers.map(({ body }) => body.data.transaction?.redirect_url)).size, 1);
    assert.match(answers[0]?.body.data.transaction?.redirect_url ?? '', /^http:\/\/.*\/payments\//);
    const again = await send(key, { payment_method: 'GATEWAY', ignored: 'field' });
    assert.deepEqual(again.body, answers[0]?.body);
  });

  it('with another body is a conflict', async () => {
    const key = randomUUID();
    assert.equal((await send(key)).status, 201);
    assert.equal((await send(key, { payment_method: 'GATEWAY' })).status, 409);
    const { token } = await test.signIn('CUSTOMER');
    assert.equal((await send(key, { payment_method: 'GATEWAY' }, token)).status, 409);
  });

  it('gives the booking to whoever sends the same again, and it stays with its first sender', async () => {
    const { token } = await test.signIn('CUSTOMER');
    const own = async () => (await test.call<Many>('listMyBookings', { token })).body.data.map(({ id }) => id);
    const [asGuest, asUser] = [randomUUID(), randomUUID()];
    const guests = await send(asGuest);
    const users = await send(asUser, {}, token);
    assert.deepEqual((await send(asGuest, {}, token)).body, guests.body);
    assert.deepEqual((await send(asUser)).body, users.body);
    assert.deepEqual(await own(), [users.body.data.booking.id]);
  });

  it('of before the upgrade, whose hash began with the sender, is known again', async () => {
    const { token, id: userId } = await test.signIn('CUSTOMER');
    const { spotId, lessons } = school;
    const customer = ['Sari Dewi', 'sari@example.com', '+6281234567890', 'ID'];
    const sessions = [[lessons.private, schoolDay(1), 1]];
    for (const sender of [null, userId]) {
      const key = randomUUID();
      const first = await send(key, {}, sender === null ? undefined : token);
      const text = JSON.stringify([sender, spotId, 'CASH', customer, sessions]);
      const hash = createHash('sha256').update(text).digest('hex');
      await test.db.execute(sql`update bookings set request_hash = ${hash} where idempotency_key = ${key}`);
      assert.deepEqual((await send(key, {}, token)).body, first.body);
      assert.equal((await send(key, { payment_method: 'GATEWAY' }, token)).status, 409);
    }
  });

  it('still answers its booking when the day has passed since', async () => {
    const key = randomUUID();
    const first = await send(key);
    test.clock.now = new Date(Date.now() + 5 * 86_400_000);
    const later = await send(key, { details: [one('private', 1)] });
    test.clock.now = new Date();
    assert.equal(later.body.data.booking.id, first.body.data.booking.id);
  });

  it('that is no key is refused', async () => {
    assert.equal((await send('a b')).status, 400);
    assert.equal((await send('x'.repeat(201))).status, 400);
  });
});

describe('the lookup', () => {
  it('reads a code as people write it', async () => {
    const { body } = await book();
    const code = body.data.booking.booking_code;
    const written = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    const found = await test.call<One<Booking>>('checkBooking', { params: { bookingCode: written } });
    assert.equal(found.body.data.id, body.data.booking.id);
  });

  for (const code of ['NOSUCHCODE', '%', '_', "' or 1=1 --", '\u0000', 'ÜÜÜÜÜ', 'x'.repeat(64)]) {
    it(`finds nothing for ${JSON.stringify(code)}`, async () => {
      const { status } = await test.call('checkBooking', { params: { bookingCode: code } });
      assert.ok(status === 404 || status === 400);
    });
  }
});

describe('own bookings', () => {
  it('are upcoming or past, and never both', async () => {
    const { token } = await test.signIn('CUSTOMER');
    const admin = await test.signIn('ADMIN');
    const start = Date.now();
    const make = async (change: Parameters<typeof bookingRequest>[1] = {}) =>
      (await book(change, { token })).body.data.booking.id;
    test.clock.now = new Date(start - 10 * 86_400_000);
    const past = await make({ details: [{ ...one('private', 1), reservation_date: schoolDay(-5) }] });
    test.clock.now = new Date(start);
    const late = await make({ details: [one('private', 1, 9)] });
    const soon = await make({ details: [one('private', 1, 8), one('private', 1, 2)] });
    const cancelled = await make();
    await test.call('updateBookingStatus', {
      token: admin.token,
      params: { id: cancelled },
      body: { action: 'CANCELLED' },
    });
    const ids = async (operationId: string) =>
      (await test.call<Many>(operationId, { token })).body.data.map((row) => row.id);
    assert.deepEqual(await ids('listMyBookings'), [soon, late]);
    assert.deepEqual(await ids('listMyHistories'), [cancelled, past]);
    const page = await test.call<Many>('listMyBookings', { token, query: { page: 2, size: 1 } });
    assert.deepEqual(page.body.paging, { page: 2, size: 1, total_item: 2, total_page: 2 });
    assert.deepEqual(
      page.body.data.map((row) => row.id),
      [late],
    );
  });
});

describe('the editor', () => {
  const make = async (method = 'CASH') => (await book({ payment_method: method })).body.data.booking.id;
  const change = async (operationId: string, id: string, action: string) => {
    const { token } = await admin;
    return test.call<One<Booking>>(operationId, { token, params: { id }, body: { action } });
  };
  const admin = test.signIn('ADMIN');

  for (const [actions, expected] of [
    [
      ['CONFIRMED', 'COMPLETED'],
      [200, 200],
    ],
    [
      ['CONFIRMED', 'CANCELLED'],
      [200, 200],
    ],
    [
      ['COMPLETED', 'CANCELLED'],
      [200, 409],
    ],
    [
      ['CANCELLED', 'CONFIRMED'],
      [200, 409],
    ],
    [
      ['CONFIRMED', 'CONFIRMED'],
      [200, 409],
    ],
    [['PENDING'], [400]],
  ] as const) {
    it(`status: ${actions.join(', then ')}`, async () => {
      const id = await make();
      for (const [index, action] of actions.entries()) {
        const { status, body } = await change('updateBookingStatus', id, action);
        assert.equal(status, expected[index]);
        if (status === 200) assert.equal(body.data.status, action);
      }
    });
  }

  it('pays or cancels an open CASH payment, once', async () => {
    for (const [action, becomes] of [
      ['PAY', 'PAID'],
      ['CANCEL', 'FAILED'],
    ] as const) {
      const id = await make();
      const { body } = await change('updateBookingPayment', id, action);
      assert.equal(body.data.payments[0]?.status, becomes);
      assert.equal((await change('updateBookingPayment', id, 'PAY')).status, 409);
    }
  });

  it('leaves GATEWAY payments to the gateway', async () => {
    assert.equal((await change('updateBookingPayment', await make('GATEWAY'), 'PAY')).status, 409);
  });

  it('lets one of two simultaneous changes through', async () => {
    const id = await make();
    const answers = await Promise.all(
      ['COMPLETED', 'CANCELLED'].map((action) => change('updateBookingStatus', id, action)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('answers 404 for a booking that is not there', async () => {
    assert.equal((await change('updateBookingStatus', randomUUID(), 'CONFIRMED')).status, 404);
    assert.equal((await change('updateBookingPayment', randomUUID(), 'PAY')).status, 404);
  });

  it('finds bookings by a part of the code, ten a page, newest first', async () => {
    const { token } = await admin;
    const newest = (await book()).body.data.booking;
    const list = await test.call<Many<Booking>>('listBookings', { token });
    assert.equal(list.body.data.length, 10);
    assert.equal(list.body.paging.size, 10);
    const search = newest.booking_code.slice(2, 9).toLowerCase();
    const found = await test.call<Many<Booking>>('listBookings', { token, query: { search } });
    assert.deepEqual(
      found.body.data.map((row) => row.id),
      [newest.id],
    );
    for (const literal of ['%', '_']) {
      const none = await test.call<Many>('listBookings', { token, query: { search: literal } });
      assert.equal(none.body.paging.total_item, 0);
    }
    const beyond = await test.call<Many>('listBookings', { token, query: { page: 1000 } });
    assert.deepEqual([beyond.status, beyond.body.data.length], [200, 0]);
  });
});

it('a booking keeps the name and price of a lesson and a spot that are deleted or changed later', async () => {
  const { token } = await test.signIn('ADMIN');
  const own = await openForOnce();
  const before = (await test.call<Created>('createBooking', { body: bookingRequest(own) })).body.data.booking;
  assert.equal((await test.call('deleteProduct', { token, params: { id: own.lessons.private } })).status, 200);
  assert.equal((await test.call('deleteSurfSpot', { token, params: { id: own.spotId } })).status, 200);
  assert.equal((await test.call('deleteProduct', { token, params: { id: own.lessons.private } })).status, 404);
  assert.equal((await test.call('deleteSurfSpot', { token, params: { id: own.spotId } })).status, 404);
  const { body } = await test.call<One<Booking>>('checkBooking', { params: { bookingCode: before.booking_code } });
  assert.deepEqual(body.data, before);
  assert.equal((await test.call('createBooking', { body: bookingRequest(own) })).status, 404);
});

/** Another lesson and another spot, to be deleted. */
async function openForOnce(): Promise<School> {
  const { db } = test;
  const lesson = { productCategoryId: school.categoryId, name: 'Private, once', description: null, imageUrl: null };
  const product = await insertProduct(db, { ...lesson, price: 1000 });
  const spot = { name: 'Gone', location: 'Far', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
  const lessons = { ...school.lessons, private: product?.id ?? '' };
  return { ...school, spotId: (await insertSurfSpot(db, spot)).id, lessons };
}
