import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { CheckedBooking, FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const one = lessonOf(school);
const admin = await test.signIn('ADMIN');
const HOUR = 3_600_000;
const PHONE = '+62 361 555 0114';

/** The instant that is so many hours before a day begins at the school. */
const before = (day: string, hours: number) => new Date(Date.parse(`${day}T00:00:00+08:00`) - hours * HOUR);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

type Wrong = { email?: string; code?: string; session?: string };
/** Books sessions, by default a private lesson in five days, and does what its guest can do. */
async function booked(...details: object[]) {
  const made = details.length > 0 ? details : [one('private', 1, 5)];
  const { booking } = (await book({ details: made })).body.data;
  const email = 'SARI@Example.com';
  const params = { bookingCode: booking.booking_code };
  const sessions = (booking.booking_details as unknown as { id: string }[]).map(({ id }) => id);
  return {
    id: booking.id,
    sessions,
    code: booking.booking_code,
    look: async () => (await call<One<CheckedBooking>>('checkBooking', { params })).body.data,
    read: async () =>
      (await call<One<FullBooking>>('getBooking', { token: admin.token, params: { id: booking.id } })).body.data,
    move: <T = One<CheckedBooking>>(day: string, wrong: Wrong = {}) =>
      call<T>('moveMySession', {
        params: { bookingCode: wrong.code ?? booking.booking_code, id: wrong.session ?? sessions[0] ?? '' },
        body: { email: wrong.email ?? email, reservation_date: day },
      }),
    cancel: <T = One<CheckedBooking>>(wrong: Wrong = {}) =>
      call<T>('cancelMyBooking', {
        params: { bookingCode: wrong.code ?? booking.booking_code },
        body: { email: wrong.email ?? email },
      }),
    set: (action: string) =>
      call('updateBookingStatus', { token: admin.token, params: { id: booking.id }, body: { action } }),
  };
}

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
});

describe('until when guests may change a booking', () => {
  it('is 24 hours before the day of its first session begins at the school', async () => {
    const { look } = await booked(one('private', 1, 9), one('private', 1, 5), one('private', 1, 7));
    assert.equal((await look()).changes_until, before(schoolDay(5), 24).toISOString());
  });

  it('is over when it is too late, and when the booking is final', async () => {
    const { look, set } = await booked();
    const last = before(schoolDay(5), 24);
    clock.now = last;
    assert.equal((await look()).changes_until, last.toISOString());
    clock.now = new Date(last.getTime() + 1);
    assert.equal((await look()).changes_until, null);
    clock.now = new Date();
    await set('CONFIRMED');
    assert.ok((await look()).changes_until);
    await set('COMPLETED');
    assert.equal((await look()).changes_until, null);
  });

  it('is never for a booking without an e-mail address, which nobody can name', async () => {
    const {
      customer_details: _customer,
      payment_method: _method,
      ...rest
    } = bookingRequest(school, {
      details: [one('private', 1, 5)],
    });
    const body = { ...rest, customer: { full_name: 'Walk In', phone: '+6281234567890' }, paid: null };
    const made = await call<One<FullBooking>>('createCounterBooking', { token: admin.token, body });
    const params = { bookingCode: made.body.data.booking_code };
    assert.equal((await call<One<CheckedBooking>>('checkBooking', { params })).body.data.changes_until, null);
  });

  it('is as long as CHANGE_HOURS says', async () => {
    const other = await makeTestApp({ settings: { changeHours: 0 } });
    const place = await openSchool(other);
    const { booking } = (await bookingAt(other, place)()).body.data;
    const params = { bookingCode: booking.booking_code };
    const { body } = await other.call<One<CheckedBooking>>('checkBooking', { params });
    assert.equal(body.data.changes_until, before(schoolDay(1), 0).toISOString());
  });
});

describe('a guest who moves a session', () => {
  it('gets the booking as it is then, at the agreed price', async () => {
    const { id, move, look, sessions, read } = await booked(one('guiding', 2, 5));
    await db.execute(sql`update products set price = price + 1000 where id = ${school.lessons.guiding}`);
    const { status, body } = await move(schoolDay(8));
    await db.execute(sql`update products set price = price - 1000 where id = ${school.lessons.guiding}`);
    assert.equal(status, 200);
    assert.deepEqual(body.data, await look());
    const [session] = body.data.booking_details;
    assert.deepEqual([body.data.id, session?.id, session?.reservation_date], [id, sessions[0], schoolDay(8)]);
    assert.deepEqual([body.data.total_amount, session?.total_amount], [1_700_000, 1_700_000]);
    assert.equal(body.data.changes_until, before(schoolDay(8), 24).toISOString());
    const [change] = (await read()).changes;
    const text = `Dawn Patrol: moved from ${inWords(schoolDay(5))} to ${inWords(schoolDay(8))}.`;
    assert.deepEqual([change?.actor, change?.text], [null, text]);
  });

  it('may write the code as people do, and repeat the request', async () => {
    const { code, move } = await booked();
    const handwritten = ` ${code.toLowerCase().replaceAll('0', 'o')} `;
    for (let time = 0; time < 2; time += 1)
      assert.equal((await move(schoolDay(6), { code: handwritten.trim() })).status, 200);
  });

  it('is nobody with another address, another code or the session of another booking: all stays', async () => {
    const { move, read } = await booked();
    const stranger = await booked();
    const wrong = [{ email: 'mallory@example.com' }, { code: '0000000000' }] as const;
    const answers = await Promise.all(wrong.map((one) => move<Failure>(schoolDay(8), one)));
    for (const { status, body } of answers)
      assert.deepEqual([status, body.message], [404, 'No booking has this code and this e-mail address.']);
    for (const session of [stranger.sessions[0] ?? '', randomUUID()])
      assert.equal((await move(schoolDay(8), { session })).status, 404);
    for (const { sessions } of [await read(), await stranger.read()])
      assert.deepEqual(
        sessions.map((row) => row.reservation_date),
        [schoolDay(5)],
      );
  });

  it('is in time until 24 hours before the session’s own day, though another was before', async () => {
    const [first, second] = [one('private', 1, 1), one('private', 1, 4)];
    const { move, sessions, look } = await booked(first, second);
    clock.now = before(schoolDay(4), 24);
    assert.equal((await look()).changes_until, null);
    assert.equal((await move(schoolDay(6), { session: sessions[1] ?? '' })).status, 200);
    const late = await move<Failure>(schoolDay(6), { session: sessions[0] ?? '' });
    assert.deepEqual(
      [late.status, late.body.message],
      [409, `It is too late to move this session here. Please call the school: ${PHONE}.`],
    );
  });

  it('is too late a moment after', async () => {
    const { move } = await booked();
    clock.now = new Date(before(schoolDay(5), 24).getTime() + 1);
    const { status, body } = await move<Failure>(schoolDay(8));
    assert.deepEqual([status, body.message.includes(PHONE)], [409, true]);
  });

  it('may choose a day that is at least as far away, within two years', async () => {
    const { move } = await booked();
    clock.now = before(schoolDay(2), 24);
    const soon = await move<Failure>(schoolDay(1));
    const text = `The first day that this session can be moved to is ${inWords(schoolDay(2))}.`;
    assert.deepEqual([soon.status, soon.body.message], [409, text]);
    assert.equal((await move(schoolDay(2))).status, 200);
    const { move: another } = await booked();
    clock.now = new Date(before(schoolDay(2), 24).getTime() + 1);
    const next = await another<Failure>(schoolDay(2));
    assert.equal(next.body.message, `The first day that this session can be moved to is ${inWords(schoolDay(3))}.`);
    for (const day of [schoolDay(-1), schoolDay(735)]) {
      const { status, body } = await another<Failure>(day);
      assert.deepEqual([status, body.details?.length], [400, 1]);
    }
  });

  it('is refused by closed and full days in the words of a booking, and takes no force', async () => {
    const { move, code, sessions } = await booked(one('guiding', 2, 5));
    const day = schoolDay(21);
    const setDay = (change: object) =>
      call('updateDays', { token: admin.token, body: { from: day, to: day, ...change } });
    await setDay({ is_open: false, reason: 'Nyepi' });
    assert.equal((await move<Failure>(day)).body.message, `The school is closed on ${inWords(day)}: Nyepi.`);
    await setDay({ is_open: true, capacity: 1 });
    assert.equal((await move<Failure>(day)).body.message, `Only 1 place is left on ${inWords(day)}.`);
    const forced = await call('moveMySession', {
      params: { bookingCode: code, id: sessions[0] ?? '' },
      body: { email: 'sari@example.com', reservation_date: day, force: true },
    });
    assert.equal(forced.status, 409);
    await setDay({ capacity: 2 });
    assert.equal((await move(day)).status, 200);
  });

  it('has a booking that is not final', async () => {
    const { move, set } = await booked();
    await set('CONFIRMED');
    assert.equal((await move(schoolDay(6))).status, 200);
    await set('CANCELLED');
    const { status, body } = await move<Failure>(schoolDay(7));
    const text = 'The session cannot be changed because the booking has been CANCELLED.';
    assert.deepEqual([status, body.message], [409, text]);
  });

  it('takes the last place of a day with one of many who want it', async () => {
    const day = schoolDay(22);
    await call('updateDays', { token: admin.token, body: { from: day, to: day, capacity: 2 } });
    const guests = [];
    for (let n = 0; n < 6; n += 1) guests.push(await booked());
    const statuses = (await Promise.all(guests.map(({ move }) => move(day)))).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 200, 409, 409, 409, 409]);
  });
});

describe('a guest who cancels', () => {
  it('cancels the whole booking and gives its places back', async () => {
    const day = schoolDay(20);
    await call('updateDays', { token: admin.token, body: { from: day, to: day, capacity: 2 } });
    const { cancel, look, read } = await booked(one('private', 1, 20), one('private', 1, 9), one('private', 1, 20));
    const { status, body } = await cancel();
    assert.deepEqual([status, body.data.status, body.data.changes_until], [200, 'CANCELLED', null]);
    assert.deepEqual(body.data, await look());
    assert.equal((await book({ details: [one('guiding', 2, 20)] })).status, 201);
    const [change] = (await read()).changes;
    assert.deepEqual([change?.actor, change?.text], [null, 'Status: PENDING to CANCELLED.']);
  });

  it('leaves what was paid as it is', async () => {
    const { id, cancel, read, set } = await booked();
    await set('CONFIRMED');
    await call('updateBookingPayment', { token: admin.token, params: { id }, body: { action: 'PAY' } });
    await cancel();
    const { amount_paid: paid, amount_due: due, payments } = await read();
    assert.deepEqual([paid, due, payments[0]?.status], [650_000, 0, 'PAID']);
  });

  it('is refused when it is too late for the first session, and when it is final', async () => {
    const { cancel, look } = await booked(one('private', 1, 5), one('private', 1, 9));
    clock.now = new Date(before(schoolDay(5), 24).getTime() + 1);
    const late = await cancel<Failure>();
    const text = `It is too late to cancel this booking here. Please call the school: ${PHONE}.`;
    assert.deepEqual([late.status, late.body.message], [409, text]);
    assert.equal((await look()).status, 'PENDING');
    clock.now = before(schoolDay(5), 24);
    assert.equal((await cancel()).status, 200);
    const again = await cancel<Failure>();
    assert.equal(again.body.message, 'The booking cannot be cancelled because it has been CANCELLED.');
    clock.now = new Date();
    const { cancel: other, set: finish } = await booked();
    await finish('COMPLETED');
    assert.equal((await other()).status, 409);
  });

  it('is nobody with another address or code', async () => {
    const { cancel, look } = await booked();
    for (const wrong of [{ email: 'mallory@example.com' }, { code: '0000000000' }])
      assert.equal((await cancel(wrong)).status, 404);
    assert.equal((await cancel({ email: 'nobody' })).status, 400);
    assert.equal((await look()).status, 'PENDING');
  });

  it('is one of a guest and a desk who do it at once', async () => {
    const { cancel, set } = await booked();
    const statuses = (await Promise.all([cancel(), set('CANCELLED'), cancel()])).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 409, 409]);
  });
});
