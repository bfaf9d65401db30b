import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking, Session } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, type One, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const one = lessonOf(school);
const admin = await test.signIn('ADMIN');
const { token } = await test.signIn('STAFF');

const change = <T = One<Session>>(id: string, body: object) =>
  call<T>('updateSession', { token, params: { id }, body });
const read = async (id: string) => (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
const setStatus = (id: string, action: string) =>
  call('updateBookingStatus', { token: admin.token, params: { id }, body: { action } });
const setDays = (body: object) => call('updateDays', { token: admin.token, body });

/** Books sessions; answers the booking's id and those of its sessions by date. */
async function booked(...details: object[]) {
  const { booking } = (await book(details.length > 0 ? { details } : {})).body.data;
  return { id: booking.id, sessions: (await read(booking.id)).sessions.map(({ id }) => id) };
}
const first = async (...details: object[]) => {
  const { id, sessions } = await booked(...details);
  return { id, session: sessions[0] ?? '' };
};

beforeEach(async () => {
  await db.execute(sql`delete from days`);
});

describe('moving a session', () => {
  it('changes its day and nothing else', async () => {
    const { id, session } = await first(one('guiding', 2));
    const before = await read(id);
    const { status, body } = await change(session, { reservation_date: schoolDay(5) });
    assert.equal(status, 200);
    assert.deepEqual(body.data, { ...before.sessions[0], reservation_date: schoolDay(5), version: 2 });
    const list = await call<Many<Session>>('listSessions', { token, query: { from: schoolDay(5) } });
    assert.deepEqual(
      list.body.data.filter((row) => row.id === session),
      [body.data],
    );
    assert.equal((await read(id)).total_amount, before.total_amount);
  });

  it('is made once when it is sent again with the version that was seen first, as after a lost answer', async () => {
    const { id, session } = await first();
    const { version } = (await read(id)).sessions[0] ?? {};
    const move = { reservation_date: schoolDay(20), version };
    assert.deepEqual([(await change(session, move)).status, (await change(session, move)).status], [200, 200]);
    const other = await change<Failure>(session, { reservation_date: schoolDay(21), version });
    assert.deepEqual([other.status, other.body.message], [409, 'Somebody has changed this booking meanwhile.']);
  });

  it('is not to a day before today, nor beyond two years', async () => {
    const { session } = await first();
    for (const [offset, why] of [
      [-1, 'must not be before today'],
      [731, 'must be within the next two years'],
    ] as const) {
      const { status, body } = await change<Failure>(session, { reservation_date: schoolDay(offset) });
      assert.deepEqual([status, body.details], [400, [`body/reservation_date ${why}`]]);
    }
    assert.equal((await change(session, { reservation_date: schoolDay(0) })).status, 200);
  });

  it('needs a booking that is pending or confirmed', async () => {
    const { id, session } = await first();
    await setStatus(id, 'CONFIRMED');
    assert.equal((await change(session, { reservation_date: schoolDay(2) })).status, 200);
    await setStatus(id, 'COMPLETED');
    const { status, body } = await change<Failure>(session, { reservation_date: schoolDay(3) });
    assert.equal(status, 409);
    assert.equal(body.message, 'The session cannot be changed because the booking has been COMPLETED.');
    // The day that it has already is no move.
    assert.equal((await change(session, { reservation_date: schoolDay(2) })).status, 200);
  });

  it('is refused by a closed and by a full day in the words of a booking, and done by force', async () => {
    const day = schoolDay(6);
    const { session } = await first(one('guiding', 2));
    const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
    const to = (body: object) => change<Failure & One<Session>>(session, { reservation_date: day, ...body });
    await setDays({ from: day, to: day, is_open: false, reason: 'Swell' });
    assert.deepEqual((await to({})).body.message, `The school is closed on ${text}: Swell.`);
    await setDays({ from: day, to: day, is_open: true, capacity: 1 });
    const refused = await to({ force: false });
    assert.deepEqual([refused.status, refused.body.message], [409, `Only 1 place is left on ${text}.`]);
    const forced = await to({ force: true });
    assert.deepEqual([forced.status, forced.body.data.reservation_date], [200, day]);
    const notes = await rowsOf(db, sql`select note from audit_log where row_id = ${session}`);
    assert.deepEqual(notes, [{ note: `Only 1 place is left on ${text}.` }]);
  });

  it('gives its places back on the day that it leaves', async () => {
    const [from, to] = [schoolDay(8), schoolDay(9)];
    await setDays({ from, to, capacity: 2 });
    const { session } = await first(one('guiding', 2, 8));
    assert.equal((await book({ details: [one('guiding', 1, 8)] })).status, 409);
    assert.equal((await change(session, { reservation_date: to })).status, 200);
    assert.equal((await book({ details: [one('guiding', 2, 8)] })).status, 201);
    assert.equal((await book({ details: [one('guiding', 1, 9)] })).status, 409);
  });

  it('of ten to a day with three places leaves seven where they were', async () => {
    const day = schoolDay(12);
    await setDays({ from: day, to: day, capacity: 3 });
    const sessions = [];
    for (let n = 0; n < 10; n += 1) sessions.push((await first()).session);
    const answers = await Promise.all(sessions.map((id) => change(id, { reservation_date: day })));
    assert.equal(answers.filter(({ status }) => status === 200).length, 3);
    assert.equal(answers.filter(({ status }) => status === 409).length, 7);
  });

  it('takes back who had come, or had not', async () => {
    const { session } = await first(one('private', 1, 0));
    await change(session, { attendance: 'NO_SHOW' });
    const { body } = await change(session, { reservation_date: schoolDay(3) });
    assert.equal(body.data.attendance, null);
  });

  it('counts the sessions of a lesson by their new days', async () => {
    const { id, sessions } = await booked(one('private', 1, 1), one('private', 1, 2), one('guiding', 1, 2));
    await change(sessions[0] ?? '', { reservation_date: schoolDay(4) });
    const parts = (await read(id)).sessions.map((row) => [row.product_name, row.part, row.parts]);
    assert.deepEqual(parts, [
      ['Private Surf Lesson', 1, 2],
      ['Dawn Patrol', 1, 1],
      ['Private Surf Lesson', 2, 2],
    ]);
  });
});

describe('changing the people', () => {
  it('keeps the price that one person was booked for', async () => {
    const { id, session } = await first(one('guiding', 2), one('private', 1));
    const row = (await read(id)).sessions.find((found) => found.id === session);
    const each = (row?.total_amount ?? 0) / (row?.person ?? 1);
    const lesson = row?.product_id ?? '';
    await db.execute(sql`update products set price = price + 1000 where id = ${lesson}`);
    const { body } = await change(session, { person: row?.product_name === 'Dawn Patrol' ? 5 : 1 });
    await db.execute(sql`update products set price = price - 1000 where id = ${lesson}`);
    assert.equal(body.data.total_amount, each * body.data.person);
    const after = await read(id);
    assert.equal(
      after.total_amount,
      after.sessions.reduce((sum, { total_amount: amount }) => sum + amount, 0),
    );
    assert.deepEqual([after.amount_paid, after.amount_due], [0, after.total_amount]);
    assert.equal(body.data.amount_due, after.total_amount);
  });

  it('keeps to the lesson’s rule', async () => {
    const { session } = await first();
    const { status, body } = await change<Failure>(session, { person: 2 });
    assert.deepEqual([status, body.details], [400, ['body/person must be 1 for this lesson']]);
  });

  it('makes due what a paid booking then costs more, and nothing when it costs less', async () => {
    const { id, session } = await first(one('guiding', 2));
    await call('updateBookingPayment', { token, params: { id }, body: { action: 'PAY' } });
    const paid = (await read(id)).amount_paid;
    assert.equal(paid, 1_700_000);
    await change(session, { person: 3 });
    const more = await read(id);
    assert.deepEqual([more.amount_paid, more.amount_due, more.payments[0]?.status], [paid, 850_000, 'PAID']);
    await change(session, { person: 1 });
    const less = await read(id);
    assert.deepEqual([less.amount_paid, less.amount_due, less.total_amount], [paid, 0, 850_000]);
  });

  it('lets cash that is not paid yet be paid as it is then', async () => {
    const { id, session } = await first(one('guiding', 2));
    await change(session, { person: 4 });
    await call('updateBookingPayment', { token, params: { id }, body: { action: 'PAY' } });
    const { amount_paid: paid, amount_due: due } = await read(id);
    assert.deepEqual([paid, due], [3_400_000, 0]);
  });

  it('needs places for those who are more, and none for fewer', async () => {
    const day = schoolDay(7);
    const { session } = await first(one('guiding', 4, 7));
    await setDays({ from: day, to: day, capacity: 5 });
    assert.equal((await change(session, { person: 5 })).status, 200);
    assert.equal((await change(session, { person: 6 })).status, 409);
    await setDays({ from: day, to: day, is_open: false });
    assert.equal((await change(session, { person: 2 })).status, 200);
    assert.equal((await change(session, { person: 3 })).status, 409);
    assert.equal((await change(session, { person: 3, force: true })).status, 200);
  });
});

describe('attendance', () => {
  it('is noted from the session’s day on, taken back, and changes no status', async () => {
    const { id, session } = await first(one('private', 1, 1));
    const early = await change<Failure>(session, { attendance: 'ARRIVED' });
    assert.equal(early.status, 409);
    assert.match(early.body.message, /^Attendance cannot be noted before \d+ \w+ \d{4}\.$/);
    assert.equal((await change(session, { attendance: null })).status, 200);
    await db.execute(sql`update booking_details set reservation_date = ${schoolDay(0)} where id = ${session}`);
    for (const attendance of ['ARRIVED', 'NO_SHOW', null] as const) {
      const { status, body } = await change(session, { attendance });
      assert.deepEqual([status, body.data.attendance, body.data.booking_status], [200, attendance, 'PENDING']);
    }
    assert.equal((await read(id)).payments[0]?.status, 'PENDING');
  });

  it('that comes with a later day is refused, also where it was noted before', async () => {
    const { session } = await first(one('private', 1, 0));
    await change(session, { attendance: 'ARRIVED' });
    for (const noted of [{ attendance: 'ARRIVED' }, { people_came: 1 }])
      assert.equal((await change(session, { reservation_date: schoolDay(2), ...noted })).status, 409);
  });

  it('stays when the people change', async () => {
    const { session } = await first(one('guiding', 2, 0));
    await change(session, { attendance: 'ARRIVED' });
    assert.equal((await change(session, { person: 3 })).body.data.attendance, 'ARRIVED');
  });
});

describe('a change of a session', () => {
  it('is one row of the record for each table, and none when nothing changes', async () => {
    const { session } = await first(one('guiding', 2));
    const count = async () => Number((await rowsOf(db, sql`select count(*) as n from audit_log`))[0]?.['n']);
    const before = await count();
    await change(session, { person: 2, force: true });
    assert.equal(await count(), before);
    await change(session, { reservation_date: schoolDay(2) });
    assert.equal(await count(), before + 1);
  });

  it('is refused for what is no session, for customers and for guests', async () => {
    const { session } = await first();
    assert.equal((await change(randomUUID(), { person: 1 })).status, 404);
    assert.equal((await change(session, {})).status, 400);
    const customer = await test.signIn('CUSTOMER');
    const request = { params: { id: session }, body: { person: 1 } };
    assert.equal((await call('updateSession', { token: customer.token, ...request })).status, 403);
    assert.equal((await call('updateSession', request)).status, 401);
  });
});
