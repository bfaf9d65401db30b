// Also on PostgreSQL: transactions at the same time.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Session } from '../../../../server/contract.gen.ts';
import { insertProduct } from '../../../../server/repositories/products.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingAt, type Booking, type Created, lessonOf } from '../../../support/server/bookings.ts';
import { bookingRequest, openSchool, type School, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const book = bookingAt(test, school);
const one = lessonOf(school);
const refuse = async (change: Parameters<typeof bookingRequest>[1]) => {
  const { status, body } = await test.call<Failure>('createBooking', { body: bookingRequest(school, change) });
  return { status, ...body };
};

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
    ['group', 60, 201],
    ['group', 101, 400],
    ['guiding', 1, 201],
    ['guiding', 5, 201],
    ['guiding', 0, 400],
    ['guiding', -1, 400],
  ] as const) {
    it(`answers ${String(expected)} for ${String(person)} in a ${kind} lesson`, async () => {
      const change = { details: [one(kind, person)] };
      if (expected === 201) {
        assert.equal((await book(change)).status, 201);
        return;
      }
      const { status, details } = await refuse(change);
      assert.equal(status, 400);
      assert.match(details?.join() ?? '', /body\/booking_details\/0\/person/);
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

describe('the lookup', () => {
  it('reads a code as people write it', async () => {
    const { body } = await book();
    const code = body.data.booking.booking_code;
    const small = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    const grouped = ['-', ' ', '–', ' - '].map((mark) =>
      [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join(mark),
    );
    for (const written of [small, ...grouped]) {
      const found = await test.call<One<Booking>>('checkBooking', { params: { bookingCode: written } });
      assert.equal(found.body.data.id, body.data.booking.id, written);
    }
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

it('a booking keeps the name and price of a lesson and a spot that are deleted or changed later', async () => {
  const { token } = await test.signIn('ADMIN');
  const own = await openForOnce();
  const before = (await test.call<Created>('createBooking', { body: bookingRequest(own) })).body.data.booking;
  assert.equal((await test.call('deleteProduct', { token, params: { id: own.lessons.private } })).status, 200);
  assert.equal((await test.call('deleteSurfSpot', { token, params: { id: own.spotId } })).status, 200);
  assert.equal((await test.call('deleteProduct', { token, params: { id: own.lessons.private } })).status, 404);
  assert.equal((await test.call('deleteSurfSpot', { token, params: { id: own.spotId } })).status, 404);
  const params = { bookingCode: before.booking_code };
  const { body } = await test.call<One<Booking>>('checkBooking', { params, token });
  // Tomorrow's session cannot be changed by oneself any more.
  assert.deepEqual(body.data, { ...before, changes_until: null, changes_free: false });
  assert.equal((await test.call('createBooking', { body: bookingRequest(own) })).status, 404);
  // Staff who stand on the beach meet this guest there all the same.
  const [day = ''] = before.booking_details.map((line) => line.reservation_date);
  const sessions = await test.call<Many<Session>>('listSessions', { token, query: { from: day, to: day } });
  const session = sessions.body.data.find((row) => row.booking_id === before.id);
  assert.deepEqual(
    [session?.surf_spot_name, session?.meeting_point, session?.location_url, session?.translations],
    ['Gone', 'At the reef', 'https://example.com/gone', { id: { meeting_point: 'Di karang' } }],
  );
});

/** Another lesson and another spot, to be deleted. */
async function openForOnce(): Promise<School> {
  const { db } = test;
  const lesson = { productCategoryId: school.categoryId, name: 'Private, once', description: null, imageUrl: null };
  const product = await insertProduct(db, { ...lesson, price: 1000 });
  const spot = {
    name: 'Gone',
    location: 'Far',
    difficultyLevel: 'ADVANCED',
    description: 'Reef.',
    meetingPoint: 'At the reef',
    locationUrl: 'https://example.com/gone',
    translations: { id: { meeting_point: 'Di karang' } },
  } as const;
  const lessons = { ...school.lessons, private: product.id };
  return { ...school, spotId: (await insertSurfSpot(db, spot)).id, lessons };
}
