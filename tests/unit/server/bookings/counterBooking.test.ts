// Also on PostgreSQL: transactions at the same time.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const staff = await test.signIn('STAFF');
const admin = await test.signIn('ADMIN');

const customer = { full_name: 'Jonas Weber', phone: '+4915123456789' };
const request = (change: object = {}) => ({
  customer,
  surf_spot_id: school.spotId,
  booking_details: [one('private', 1, 0)],
  paid: null,
  ...change,
});
const send = <T = One<FullBooking>>(change: object = {}, key?: string) =>
  call<T>('createCounterBooking', {
    token: staff.token,
    body: request(change),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const limit = (day: string, body: object) =>
  call('updateDays', { token: admin.token, body: { from: day, to: day, ...body } });

describe('a booking at the counter', () => {
  it('is confirmed at once, is nobody’s, and is answered as getBooking answers it', async () => {
    const { status, body } = await send();
    assert.equal(status, 201);
    const { id, changes, ...booking } = body.data;
    assert.deepEqual(
      [booking.status, booking.payment_method, booking.payments[0]?.status, booking.total_amount, booking.amount_due],
      ['CONFIRMED', 'CASH', 'PENDING', 650_000, 650_000],
    );
    assert.deepEqual([booking.customer_email, booking.customer_country], ['', null]);
    assert.deepEqual(
      changes.map(({ actor, text }) => [actor, text]),
      [['Someone', 'Booked at the counter.']],
    );
    const { body: read } = await call<One<FullBooking>>('getBooking', { token: staff.token, params: { id } });
    assert.deepEqual(read.data, body.data);
    assert.deepEqual(await rowsOf(db, sql`select user_id from bookings where id = ${id}`), [{ user_id: null }]);
  });

  it('is in nobody’s profile, and found by its code', async () => {
    const { body } = await send({ customer: { ...customer, email: 'jonas@example.com', country: 'DE' } });
    for (const { token } of [staff, admin])
      assert.deepEqual((await call<{ data: object[] }>('listMyBookings', { token })).body.data, []);
    const found = await call('checkBooking', { params: { bookingCode: body.data.booking_code } });
    assert.equal(found.body.data.id, body.data.id);
    assert.deepEqual([body.data.customer_email, body.data.customer_country], ['jonas@example.com', 'DE']);
  });

  for (const [paid, words] of [
    ['CASH', 'in cash'],
    ['TRANSFER', 'by transfer'],
  ] as const) {
    it(`that is paid (${paid}) writes the payment`, async () => {
      const { body } = await send({ paid });
      const { payments, amount_paid: amount, amount_due: due, changes } = body.data;
      assert.deepEqual([payments[0]?.status, amount, due], ['PAID', 650_000, 0]);
      assert.ok(changes.some(({ text }) => text === `Paid ${words}: Rp. 650.000.`));
      const entries = body.data.ledger.map((entry) => [entry.kind, entry.method, entry.amount, entry.actor]);
      assert.deepEqual(entries, [['PAYMENT', paid, 650_000, 'Someone']]);
    });
  }

  it('has its guest’s name without white space around it, and no country of white space alone', async () => {
    const { body } = await send({ customer: { ...customer, full_name: ' Jonas Weber ', country: ' ' } });
    assert.deepEqual([body.data.customer_name, body.data.customer_country], ['Jonas Weber', null]);
  });

  it('that costs nothing is paid without a payment', async () => {
    const [lesson] = await rowsOf(db, sql`select price from products where id = ${school.lessons.private}`);
    const setPrice = (price: unknown) =>
      db.execute(sql`update products set price = ${price} where id = ${school.lessons.private}`);
    await setPrice(0);
    const { status, body } = await send({ paid: 'CASH' });
    await setPrice(lesson?.['price']);
    assert.deepEqual([status, body.data.payments[0]?.status, body.data.ledger], [201, 'PAID', []]);
  });

  it('keeps to the rules of every booking', async () => {
    const details = [one('private', 2, 0), one('guiding', 1, 731)];
    const { status, body } = await send<Failure>({ booking_details: details });
    assert.deepEqual(
      [status, body.details],
      [
        400,
        [
          'body/booking_details/0/person must be 1 for this lesson',
          'body/booking_details/1/reservation_date must be within the next two years',
        ],
      ],
    );
    assert.equal((await send({ surf_spot_id: randomUUID() })).status, 404);
    const unknown = { product_id: randomUUID(), reservation_date: schoolDay(0), person: 1 };
    assert.equal((await send({ booking_details: [unknown] })).status, 404);
    assert.equal((await send({ paid: 'GATEWAY' })).status, 400);
  });

  it('is refused on closed and full days unless it is forced, and the record says so', async () => {
    const day = schoolDay(20);
    const details = { booking_details: [one('guiding', 2, 20)] };
    await limit(day, { is_open: false, reason: 'Nyepi' });
    assert.equal((await send(details)).status, 409);
    await limit(day, { is_open: true, capacity: 1 });
    const refused = await send<Failure>(details);
    assert.match(refused.body.message, /^Only 1 place is left on /);
    const { status, body } = await send({ ...details, force: true });
    assert.equal(status, 201);
    const booked = body.data.changes.at(-1)?.text ?? '';
    assert.match(booked, /^Booked at the counter, by force: only 1 place is left on \d+ \w+ \d{4}\.$/);
  });

  it('is for staff and administrators', async () => {
    const user = await test.signIn('CUSTOMER');
    assert.equal((await call('createCounterBooking', { token: user.token, body: request() })).status, 403);
    assert.equal((await call('createCounterBooking', { body: request() })).status, 401);
    assert.equal((await call('createCounterBooking', { token: admin.token, body: request() })).status, 201);
  });
});

describe('an Idempotency-Key at the counter', () => {
  it('gives one booking for ten parallel requests, even for the last place', async () => {
    const day = schoolDay(21);
    await limit(day, { capacity: 1 });
    const key = randomUUID();
    const details = { booking_details: [one('private', 1, 21)], paid: 'CASH' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(details, key)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ body }) => body.data.id)).size, 1);
    assert.equal((await send(details, randomUUID())).status, 409);
  });

  it('with another body is a conflict, also when it was a guest’s', async () => {
    const key = randomUUID();
    assert.equal((await send({}, key)).status, 201);
    const others = [
      ...[{ full_name: 'Jonas' }, { phone: '+4915123456780' }, { email: 'jonas@example.com' }, { country: 'DE' }].map(
        (change) => ({ customer: { ...customer, ...change } }),
      ),
      { surf_spot_id: randomUUID() },
      { booking_details: [one('private', 1, 1)] },
      { booking_details: [{ ...one('private', 1, 0), start_time: '07:00' }] },
      { paid: 'CASH' },
      { force: true },
      { language: 'en' },
    ];
    for (const other of others) assert.equal((await send(other, key)).status, 409, JSON.stringify(other));
    const same = { customer: { ...customer, full_name: ' Jonas Weber ' }, force: false };
    assert.equal((await send(same, key)).status, 201);
    const guests = randomUUID();
    const book = bookingAt(test, school);
    await book({}, { headers: { 'idempotency-key': guests } });
    assert.equal((await send({}, guests)).status, 409);
  });

  it('gives a guest’s booking of the last place once as well', async () => {
    const day = schoolDay(22);
    await limit(day, { capacity: 1 });
    const headers = { 'idempotency-key': randomUUID() };
    const book = bookingAt(test, school);
    const answers = await Promise.all([1, 2, 3, 4].map(() => book({ details: [one('private', 1, 22)] }, { headers })));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ body }) => body.data.booking.id)).size, 1);
  });
});

describe('a walk-in of yesterday', () => {
  const now = clock.now;
  const day = (offset: number) => schoolDay(offset, now);
  /** Books a private lesson of some day at some time of today, as somebody of the school. */
  async function bookAt(time: string, offset: number, role: 'ADMIN' | 'STAFF' = 'STAFF') {
    clock.now = new Date(`${day(0)}T${time}:00+08:00`);
    const { token } = await test.signIn(role);
    const booking_details = [{ product_id: school.lessons.private, reservation_date: day(offset), person: 1 }];
    const body = request({ booking_details, paid: 'CASH' });
    const answer = await call<One<FullBooking> & Failure>('createCounterBooking', { token, body });
    const { now: at } = clock;
    clock.now = now;
    return { ...answer, at };
  }
  const setLesson = (facts: { start_times?: string; days?: number | null }) =>
    db.execute(sql`update products set start_times = ${facts.start_times ?? '{}'}, days = ${facts.days ?? null}
      where id = ${school.lessons.private}`);

  it('is booked until noon at the school, whatever its hour was, and its money is of now', async () => {
    await setLesson({ start_times: '{07:00}' });
    for (const role of ['STAFF', 'ADMIN'] as const) {
      const { status, body, at } = await bookAt('11:59', -1, role);
      const { sessions, ledger } = body.data;
      assert.deepEqual([status, sessions[0]?.reservation_date, sessions[0]?.start_time], [201, day(-1), '07:00']);
      assert.equal(ledger[0]?.paid_at, at.toISOString());
    }
    await setLesson({});
  });

  it('is 400 from noon on, for a day before, for a course, and for guests', async () => {
    const late = await bookAt('12:00', -1);
    assert.deepEqual(
      [late.status, late.body.details],
      [400, ['body/booking_details/0/reservation_date must not be before today']],
    );
    const older = await bookAt('11:00', -2);
    assert.deepEqual(
      [older.status, older.body.details],
      [400, ['body/booking_details/0/reservation_date must not be before yesterday']],
    );
    await setLesson({ days: 2 });
    assert.equal((await bookAt('11:00', -1)).status, 400);
    await setLesson({});
    clock.now = new Date(`${day(0)}T11:00:00+08:00`);
    assert.equal((await bookingAt(test, school)({ details: [one('private', 1, -1)] })).status, 400);
    clock.now = now;
  });
});
