// Also on PostgreSQL: locks of days.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { simulator } from '../../../../server/payments/simulator.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { type Day, daysOf } from '../../../support/server/records.ts';
import { bookingRequest, changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, clock, db, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('ADMIN');
const book = bookingAt(test, school);
const change = daysOf(test, token);
const one = lessonOf(school);
const guests = (person: number, day: number) => ({ details: [one('guiding', person, day)] });

/** Another day for each test, so that none has the people of another. */
let lastDay = 10;
const nextDay = (days = 1): number => (lastDay += days) - days + 1;

async function refusal(request: Parameters<typeof bookingRequest>[1]): Promise<string> {
  const { status, body } = await call<Failure>('createBooking', { body: bookingRequest(school, request) });
  assert.equal(status, 409, JSON.stringify(body));
  return body.message;
}
const inWords = (offset: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(schoolDay(offset)));
const peopleOn = async (offset: number): Promise<number> => {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(sum(d.person), 0)::int as people from booking_details d join bookings b on b.id = d.booking_id
      where d.reservation_date = ${schoolDay(offset)} and b.status <> 'CANCELLED'`,
  );
  return Number(row?.['people']);
};
const placesOn = async (offset: number) => {
  const query = { from: schoolDay(offset), to: schoolDay(offset) };
  return (await call<Many<Day>>('listDays', { query })).body.data[0]?.places_left;
};
const counted = (statuses: number[]): Record<string, number> =>
  Object.fromEntries(statuses.toSorted().map((status) => [status, statuses.filter((each) => each === status).length]));

describe('a closed day', () => {
  it('takes no booking, and says why', async () => {
    const day = nextDay();
    await change(schoolDay(day), { is_open: false, reason: 'Nyepi' });
    assert.equal(await refusal(guests(1, day)), `The school is closed on ${inWords(day)}: Nyepi.`);
    await change(schoolDay(day), { reason: null });
    assert.equal(await refusal(guests(1, day)), `The school is closed on ${inWords(day)}.`);
    await change(schoolDay(day), { is_open: true });
    assert.equal((await book(guests(1, day))).status, 201);
  });

  it('in the middle of a course refuses the whole booking', async () => {
    const day = nextDay(3);
    await change(schoolDay(day + 1), { is_open: false });
    const days = [day, day + 1, day + 2].map((each) => one('guiding', 2, each));
    assert.equal(await refusal({ details: days }), `The school is closed on ${inWords(day + 1)}.`);
    assert.deepEqual([await peopleOn(day), await peopleOn(day + 2)], [0, 0]);
  });

  it('leaves the bookings that it has', async () => {
    const day = nextDay();
    const { body } = await book(guests(2, day));
    const { body: days } = await change(schoolDay(day), { is_open: false });
    assert.equal(days.data[0]?.people, 2);
    const params = { bookingCode: body.data.booking.booking_code };
    assert.equal((await call('checkBooking', { params })).body.data['status'], 'PENDING');
  });
});

describe('a limit', () => {
  it('is one of people, whatever the lesson', async () => {
    const day = nextDay();
    await change(schoolDay(day), { capacity: 6 });
    assert.equal((await book({ details: [one('group', 3, day)] })).status, 201);
    assert.equal(await placesOn(day), 3);
    assert.equal(await refusal({ details: [one('group', 4, day)] }), `Only 3 places are left on ${inWords(day)}.`);
    assert.equal((await book({ details: [one('semi-private', 2, day)] })).status, 201);
    assert.equal(await refusal(guests(2, day)), `Only 1 place is left on ${inWords(day)}.`);
    assert.equal((await book({ details: [one('private', 1, day)] })).status, 201);
    assert.equal(await refusal(guests(1, day)), `No place is left on ${inWords(day)}.`);
    assert.equal(await placesOn(day), 0);
  });

  it('counts the sessions of one booking together', async () => {
    const day = nextDay();
    await change(schoolDay(day), { capacity: 4 });
    const details = [one('group', 3, day), one('semi-private', 2, day)];
    assert.equal(await refusal({ details }), `Only 4 places are left on ${inWords(day)}.`);
    assert.equal((await book({ details: [one('group', 3, day), one('private', 1, day)] })).status, 201);
  });

  it('of several days that refuse names the first in date order', async () => {
    const day = nextDay(3);
    await change(schoolDay(day), { capacity: 1 });
    await change(schoolDay(day + 1), { is_open: false, reason: 'Nyepi' });
    await change(schoolDay(day + 2), { capacity: 0 });
    const details = [2, 1, 0].map((later) => one('guiding', 2, day + later));
    assert.equal(await refusal({ details }), `Only 1 place is left on ${inWords(day)}.`);
    assert.equal(
      await refusal({ details: details.slice(0, 2) }),
      `The school is closed on ${inWords(day + 1)}: Nyepi.`,
    );
    assert.equal(await refusal({ details: details.slice(0, 1) }), `No place is left on ${inWords(day + 2)}.`);
  });

  it('below the people who are booked leaves no place, and no fewer than none', async () => {
    const day = nextDay();
    await book(guests(5, day));
    await change(schoolDay(day), { capacity: 3 });
    assert.equal(await placesOn(day), 0);
    assert.equal(await refusal(guests(1, day)), `No place is left on ${inWords(day)}.`);
  });

  it('gets the places of a cancelled booking back', async () => {
    const day = nextDay();
    await change(schoolDay(day), { capacity: 2 });
    const { body } = await book(guests(2, day));
    assert.equal(await placesOn(day), 0);
    const params = { id: body.data.booking.id };
    await call('updateBookingStatus', { token, params, body: { action: 'CANCELLED' } });
    assert.equal(await placesOn(day), 2);
    assert.equal((await book(guests(2, day))).status, 201);
  });

  it('gets the places of a booking back that nobody has paid in time', async () => {
    const day = nextDay();
    await change(schoolDay(day), { capacity: 2 });
    assert.equal((await book({ ...guests(2, day), payment_method: 'GATEWAY' })).status, 201);
    assert.equal(await refusal(guests(1, day)), `No place is left on ${inWords(day)}.`);
    await db.execute(sql`update payments set page_at = page_at - interval '5 hours',
      created_at = created_at - interval '5 hours' where order_id is not null`);
    const log = { warn: () => undefined, error: () => undefined };
    await expirePayments({ db, provider: simulator('key'), now: () => clock.now, changeHours, log });
    assert.equal(await placesOn(day), 2);
    assert.equal((await book(guests(2, day))).status, 201);
  });

  it('are free again for the guest whose payment was denied, by address and phone, and for nobody else', async () => {
    const day = nextDay();
    await change(schoolDay(day), { capacity: 2 });
    const { transaction, booking } = (await book({ ...guests(2, day), payment_method: 'GATEWAY' })).body.data;
    const page = new URL(transaction?.redirect_url ?? '', 'http://school').pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    assert.equal(await refusal(guests(2, day)), `No place is left on ${inWords(day)}.`);
    await app.inject({ method: 'POST', url: page, headers, payload: 'choice=denied' });
    const customer = { full_name: 'Sari Dewi', email: 'other@example.com', phone: '+6281234567890', country: 'ID' };
    assert.equal(
      await refusal({ ...guests(2, day), customer_details: customer }),
      `No place is left on ${inWords(day)}.`,
    );
    const own = { ...customer, email: 'SARI@example.com', phone: '0812 3456 7890' };
    assert.equal((await book({ ...guests(2, day), customer_details: own })).status, 201);
    const params = { bookingCode: booking.booking_code };
    assert.equal((await call('checkBooking', { params })).body.data['status'], 'CANCELLED');
    assert.equal(await peopleOn(day), 2);
  });

  it('does not take a booking back that was made: the same request is answered again', async () => {
    const day = nextDay();
    await change(schoolDay(day), { capacity: 1 });
    const request = { headers: { 'idempotency-key': randomUUID() } };
    const [first, again] = [await book(guests(1, day), request), await book(guests(1, day), request)];
    assert.deepEqual([first.status, again.status], [201, 201]);
    assert.equal(again.body.data.booking.id, first.body.data.booking.id);
    assert.equal(await peopleOn(day), 1);
  });
});

describe('many at once, at two instances', () => {
  const ask = async (index: number, request: Parameters<typeof bookingRequest>[1]) => {
    const payload = bookingRequest(school, request);
    return (await (index % 2 ? app : second).inject({ method: 'POST', url: '/api/bookings', payload })).statusCode;
  };
  const spread = (times: number, request: (index: number) => Parameters<typeof bookingRequest>[1]) =>
    Promise.all(Array.from({ length: times }, (_, index) => ask(index, request(index))));
  let second = app;

  it('200 bookings for 10 places: 10 are booked, never 11', async () => {
    second = await test.startInstance(await test.connectAgain());
    const day = nextDay();
    await change(schoolDay(day), { capacity: 10 });
    const statuses = await spread(200, () => guests(1, day));
    assert.deepEqual(counted(statuses), { 201: 10, 409: 190 });
    assert.equal(await peopleOn(day), 10);
    assert.equal(await placesOn(day), 0);
  });

  it('of one to three people, for two days in either order: no day gets more than it takes, and nobody waits for ever', async () => {
    const day = nextDay(2);
    for (const each of [day, day + 1]) await change(schoolDay(each), { capacity: 10 });
    const statuses = await spread(100, (index) => {
      const days = index % 3 ? [day, day + 1] : [day + 1, day];
      return { details: days.map((each) => one('guiding', 1 + (index % 3), each)) };
    });
    assert.deepEqual(Object.keys(counted(statuses)), ['201', '409']);
    assert.deepEqual([await peopleOn(day), await peopleOn(day + 1)], [10, 10]);
  });

  it('and the day is closed meanwhile: who is booked then stays, and nobody comes to it', async () => {
    const day = nextDay();
    const bookings = spread(60, () => guests(1, day));
    const closed = change(schoolDay(day), { is_open: false });
    assert.deepEqual(
      Object.keys(counted(await bookings)).filter((status) => !['201', '409'].includes(status)),
      [],
    );
    assert.equal((await closed).body.data[0]?.people, await peopleOn(day));
  });
});
