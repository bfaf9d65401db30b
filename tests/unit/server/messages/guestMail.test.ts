// Also on PostgreSQL: bookings of several instances count together.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { queueReminders } from '../../../../server/messages/reminders.ts';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { simulator } from '../../../../server/payments/simulator.ts';
import { dayStart } from '../../../../server/school/days.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many } from '../../../support/server/testApp.ts';

const testApp = await makeTestApp();
const { call, db, signIn } = testApp;
const school = await openSchool(testApp);
const book = bookingAt(testApp, school);
const lesson = lessonOf(school);
const { token } = await signIn('ADMIN');

const make = async (email: string, change: object = {}, request: object = {}) => {
  const customer = { full_name: 'Sari Dewi', email, phone: '+4915112345678', country: 'DE' };
  return (await book({ customer_details: customer, ...change }, request)).body.data.booking;
};
const statusesOf = async (id: string) => (await storedMessages(db, id)).map(({ kind, status }) => `${kind} ${status}`);
const act = (id: string, action: string) => call('updateBookingStatus', { token, params: { id }, body: { action } });
/** Bookings with an address that has had its share. */
async function over(email: string) {
  for (let i = 0; i < 5; i += 1) await make(email);
  return make(email, { details: [lesson('private', 1, 10)] });
}

describe('an address gets five messages an hour of bookings that guests make', () => {
  it('however it is written and however many come at once; the rest is skipped, and booked all the same', async () => {
    const spellings = ['one@example.com', 'One@Example.com', 'ONE@EXAMPLE.COM'];
    const bookings = await Promise.all(Array.from({ length: 12 }, (_, i) => make(spellings[i % 3] ?? '')));
    assert.ok(bookings.every(({ status }) => status === 'PENDING'));
    const statuses = (await Promise.all(bookings.map(({ id }) => statusesOf(id)))).flat();
    assert.equal(statuses.filter((one) => one === 'BOOKED WAITING').length, 5);
    assert.equal(statuses.filter((one) => one === 'BOOKED SKIPPED').length, 7);
    await db.execute(sql`update messages set created_at = now() - interval '61 minutes'`);
    assert.deepEqual(await statusesOf((await make('one@example.com')).id), ['BOOKED WAITING']);
  });

  it('also where it is written in a way that reaches the same mailbox all the same', async () => {
    await over('six@example.com');
    const odd = ['six@example.com>', '<six@example.com', 'six@example.com\u0001', 'six@example.com.'];
    const spellings = [...odd, '"six"@example.com', String.raw`"\six"@example.com`, 'six@exam\u00ADple.com'];
    for (const spelling of spellings)
      assert.deepEqual([spelling, ...(await statusesOf((await make(spelling)).id))], [spelling, 'BOOKED SKIPPED']);
    assert.deepEqual(await statusesOf((await make('six7@example.com')).id), ['BOOKED WAITING']);
  });

  it('whoever is signed in as a customer; not what staff book', async () => {
    const customer = await signIn('CUSTOMER');
    const staff = await signIn('STAFF');
    await over('two@example.com');
    const statusOf = async (by: string) => statusesOf((await make('two@example.com', {}, { token: by })).id);
    assert.deepEqual(await statusOf(customer.token), ['BOOKED SKIPPED']);
    assert.deepEqual(await statusOf(staff.token), ['BOOKED WAITING']);
    const guest = { full_name: 'Sari Dewi', email: 'two@example.com', phone: '+4915112345678' };
    const body = { customer: guest, surf_spot_id: school.spotId, booking_details: [lesson('private', 1)], paid: null };
    const { id } = (await call('createCounterBooking', { token: staff.token, body })).body.data;
    assert.deepEqual(await statusesOf(id), ['BOOKED WAITING']);
    assert.deepEqual(await statusesOf((await make('other@example.com')).id), ['BOOKED WAITING']);
  });

  it('and what staff do with such a booking is told', async () => {
    const { id } = await over('three@example.com');
    await act(id, 'CONFIRMED');
    await act(id, 'CANCELLED');
    assert.deepEqual(await statusesOf(id), ['BOOKED SKIPPED', 'CONFIRMED WAITING', 'CANCELLED WAITING']);
  });

  it('and of a booking of which it was told nothing, nothing that guests or the clock do', async () => {
    const { id, booking_code: code, booking_details: lines } = await over('four@example.com');
    const now = new Date(dayStart(schoolDay(10)).getTime() - 3_600_000);
    await queueReminders(db, now, { changeHours });
    assert.deepEqual((await statusesOf(id)).toSorted(), ['BOOKED SKIPPED', 'REMINDER SKIPPED']);
    const body = { email: 'four@example.com' };
    const move = { params: { bookingCode: code, id: (lines[0] as { id?: string }).id ?? '' } };
    const moved = await call('moveMySession', { ...move, body: { ...body, reservation_date: schoolDay(11) } });
    const cancelled = await call('cancelMyBooking', { params: { bookingCode: code }, body });
    assert.deepEqual([moved.status, cancelled.status], [200, 200]);
    assert.deepEqual((await statusesOf(id)).slice(-2), ['MOVED SKIPPED', 'CANCELLED SKIPPED']);
    const parts = await make('four@example.com', { details: [lesson('private', 1, 10), lesson('private', 1, 12)] });
    for (const part of parts.booking_details as { id: string }[]) {
      const params = { bookingCode: parts.booking_code, id: part.id };
      assert.equal((await call('cancelMySession', { params, body })).status, 200);
    }
    assert.deepEqual(await statusesOf(parts.id), ['BOOKED SKIPPED', 'CANCELLED SKIPPED', 'CANCELLED SKIPPED']);
    const online = await make('four@example.com', { payment_method: 'GATEWAY' });
    await db.execute(sql`update payments set page_at = page_at - interval '5 hours',
      created_at = created_at - interval '5 hours' where booking_id = ${online.id}`);
    const log = { warn: () => undefined, error: () => undefined };
    await expirePayments({ db, provider: simulator('key'), now: () => testApp.clock.now, changeHours, log });
    assert.deepEqual(await statusesOf(online.id), ['BOOKED SKIPPED', 'CANCELLED SKIPPED']);
  });

  it('and twenty an hour of moves, which nothing else ends; what staff move is told all the same', async () => {
    const body = { email: 'seven@example.com' };
    const mine = [await make(body.email, { details: [lesson('private', 1, 10)] })];
    mine.push(await make(body.email, { details: [lesson('private', 1, 10)] }));
    for (let round = 0; round < 11; round += 1)
      await Promise.all(
        mine.map(async ({ booking_code: bookingCode, booking_details: [session] }) => {
          const params = { bookingCode, id: session?.id ?? '' };
          const reservation_date = schoolDay(11 + (round % 2));
          const { status } = await call('moveMySession', { params, body: { ...body, reservation_date } });
          assert.equal(status, 200);
        }),
      );
    const statuses = (await Promise.all(mine.map(({ id }) => statusesOf(id)))).flat();
    assert.equal(statuses.filter((one) => one === 'MOVED WAITING').length, 20);
    assert.equal(statuses.filter((one) => one === 'MOVED SKIPPED').length, 2);
    const id = mine[0]?.booking_details[0]?.id ?? '';
    await call('updateSession', { token, params: { id }, body: { reservation_date: schoolDay(20) } });
    assert.equal((await statusesOf(mine[0]?.id ?? '')).at(-1), 'MOVED WAITING');
    assert.deepEqual(await statusesOf((await make(body.email)).id), ['BOOKED WAITING']);
  });

  it('and staff see what was skipped, find it, and can send it again', async () => {
    const { id, booking_code: bookingCode } = await over('five@example.com');
    const { data, paging } = (
      await call<Many>('listMessages', { token, query: { page: 1, search: 'five@', status: 'SKIPPED' } })
    ).body;
    assert.deepEqual([paging.total_item, data[0]?.['status']], [1, 'SKIPPED']);
    assert.match(String(data[0]?.['text']), /Thank you for booking/);
    await call('sendMessageAgain', { token, params: { id: String(data[0]?.id) } });
    assert.deepEqual((await statusesOf(id)).toSorted(), ['BOOKED SKIPPED', 'BOOKED WAITING']);
    await call('cancelMyBooking', { params: { bookingCode }, body: { email: 'five@example.com' } });
    assert.equal((await statusesOf(id)).at(-1), 'CANCELLED WAITING', 'who was told of it then hears the rest');
  });
});
