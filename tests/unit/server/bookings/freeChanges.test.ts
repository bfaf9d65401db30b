import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { CheckedBooking } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const one = lessonOf(school);
const booked = ownBookingsAt(test, school, token);
const { line, morning, update } = await coursesAt(test, school, token);

const setDay = (day: string, change: object) => call('updateDays', { token, body: { from: day, to: day, ...change } });
const TOO_LATE = /^It is too late to (move|cancel) this session here\. Please call the school: /;

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
});

/** A booking with a lesson tomorrow, which is too late to change, and one in five days, by which the school can free it. */
async function twoSessions() {
  const own = await booked(one('private', 1, 1), one('guiding', 2, 5));
  const [soon = '', later = ''] = own.sessions;
  const params = (id: string) => ({ bookingCode: own.code, id });
  return {
    ...own,
    soon,
    later,
    moveTo: (id: string, day: number) => own.move<One<CheckedBooking> & Failure>(schoolDay(day), { session: id }),
    cancelOne: (id: string) =>
      call<One<CheckedBooking> & Failure>('cancelMySession', {
        params: params(id),
        body: { email: 'sari@example.com' },
      }),
  };
}

describe('a booking that is free to change', () => {
  it('lets its guest move each of its sessions to any day, whichever of them the school has changed', async () => {
    const { soon, later, look, moveTo } = await twoSessions();
    assert.match((await moveTo(soon, 8)).body.message, TOO_LATE);
    await update(later, { reservation_date: schoolDay(6) });
    assert.equal((await look()).changes_free, true);
    for (const day of [8, 0]) {
      const { status, body } = await moveTo(soon, day);
      assert.deepEqual([status, body.data.changes_free], [200, true], 'what the school has changed is still there');
    }
    assert.equal((await moveTo(later, 0)).body.data.changes_free, false, 'the guest has answered');
    assert.match((await moveTo(soon, 8)).body.message, TOO_LATE);
  });

  it('lets nobody move a session to an hour of today that has passed', async () => {
    const { soon, later, moveTo } = await twoSessions();
    await update(soon, { start_time: '07:00' });
    await update(later, { reservation_date: schoolDay(6) });
    clock.now = new Date(`${schoolDay(0)}T07:01:00+08:00`);
    const { status, body } = await moveTo(soon, 0);
    assert.deepEqual([status, body.message], [409, 'It is too late to move this session to today at 07:00.']);
    clock.now = new Date(`${schoolDay(0)}T07:00:00+08:00`);
    assert.equal((await moveTo(soon, 0)).status, 200);
  });

  it('lets nobody move a session whose hour is open to today when all hours of its lesson have passed, as none is booked then', async () => {
    const { sessions, move } = await booked(line(2, 1, morning));
    const [session = ''] = sessions;
    await update(session, { reservation_date: schoolDay(6) });
    clock.now = new Date(`${schoolDay(0)}T09:31:00+08:00`);
    const { status, body } = await move<Failure>(schoolDay(0));
    assert.deepEqual([status, body.message], [409, 'It is too late to move this session to today at 09:30.']);
    clock.now = new Date(`${schoolDay(0)}T09:30:00+08:00`);
    assert.equal((await move(schoolDay(0))).status, 200);
  });

  it('is one of which staff have moved an hour, not one whose open hour they have set', async () => {
    const { later, look } = await twoSessions();
    const isFree = async () => (await look()).changes_free;
    await update(later, { start_time: '07:00' });
    assert.equal(await isFree(), false);
    await update(later, { start_time: '15:00' });
    assert.equal(await isFree(), true);
  });

  it('lets its guest cancel each of its lessons', async () => {
    const { soon, later, cancelOne, look } = await twoSessions();
    assert.match((await cancelOne(soon)).body.message, TOO_LATE);
    await setDay(schoolDay(5), { is_open: false });
    const { status, body } = await cancelOne(soon);
    assert.deepEqual(
      [status, body.data.status, body.data.booking_details.map(({ id }) => id)],
      [200, 'PENDING', [later]],
    );
    assert.equal((await look()).changes_free, true);
  });

  it('is none any more when the day is open again', async () => {
    const { soon, moveTo, cancelOne } = await twoSessions();
    for (const is_open of [false, true]) await setDay(schoolDay(5), { is_open });
    for (const { status, body } of [await moveTo(soon, 8), await cancelOne(soon)]) {
      assert.equal(status, 409);
      assert.match(body.message, TOO_LATE);
    }
  });

  it('keeps what somebody has noted, and what is over', async () => {
    const { soon, later, moveTo, cancelOne, read } = await twoSessions();
    await update(later, { reservation_date: schoolDay(6) });
    await update(soon, { reservation_date: schoolDay(0), attendance: 'ARRIVED' });
    assert.deepEqual([(await moveTo(soon, 8)).status, (await cancelOne(soon)).status], [409, 409]);
    await update(soon, { attendance: null });
    clock.now = new Date(Date.parse(`${schoolDay(1)}T00:00:00+08:00`));
    assert.deepEqual([(await moveTo(soon, 8)).status, (await cancelOne(soon)).status], [409, 409]);
    assert.equal((await moveTo(later, 1)).status, 200);
    clock.now = new Date();
    assert.deepEqual(
      (await read()).sessions.map(({ reservation_date: day }) => day),
      [schoolDay(0), schoolDay(1)],
    );
  });

  it('keeps a course and a booking of which somebody has had a day, with what was paid for them', async () => {
    const { cancel, code, read, sessions } = await booked(line(2), one('guiding', 2, 9));
    const body = { email: 'sari@example.com' };
    const [first = '', , last = '', other = ''] = sessions;
    await update(first, { reservation_date: schoolDay(0), attendance: 'ARRIVED' });
    await setDay(schoolDay(4), { is_open: false });
    const cancelled = await call<Failure>('cancelMySession', { params: { bookingCode: code, id: last }, body });
    assert.deepEqual([cancelled.status, TOO_LATE.test(cancelled.body.message)], [409, true]);
    const whole = await cancel<Failure>();
    assert.deepEqual(
      [whole.status, /^It is too late to cancel this booking here\./.test(whole.body.message)],
      [409, true],
    );
    assert.equal((await call('cancelMySession', { params: { bookingCode: code, id: other }, body })).status, 200);
    assert.deepEqual([(await read()).status, (await read()).sessions.length], ['PENDING', 3]);
    await update(first, { attendance: null });
    assert.equal((await cancel()).status, 200);
  });

  it('moves what is left of a course that has begun day by day, where staff have moved a day of it', async () => {
    const { sessions, move, look } = await booked(line(1));
    const [first = '', second = '', last = ''] = sessions;
    await update(last, { reservation_date: schoolDay(9) });
    assert.match((await move<Failure>(schoolDay(5), { session: second })).body.message, /move together/);
    await update(first, { reservation_date: schoolDay(0), attendance: 'ARRIVED' });
    for (const [session, day] of [
      [second, 5],
      [last, 7],
    ] as const) {
      assert.equal((await look()).changes_free, true);
      assert.equal((await move(schoolDay(day), { session })).status, 200);
    }
  });

  it('still moves the days of a course together, by the first', async () => {
    const { sessions, move } = await booked(line(1), one('guiding', 2, 9));
    const [first = '', second = '', , later = ''] = sessions;
    await update(later, { reservation_date: schoolDay(10) });
    clock.now = new Date(Date.parse(`${schoolDay(0)}T20:00:00+08:00`)); // too late for 07:00 tomorrow
    const alone = await move<Failure>(schoolDay(20), { session: second });
    assert.deepEqual([alone.status, /move together/.test(alone.body.message)], [409, true]);
    const { status, body } = await move(schoolDay(2), { session: first });
    assert.deepEqual(
      [status, body.data.booking_details[0]?.sessions?.map(({ reservation_date: day }) => day)],
      [200, [2, 3, 4].map((day) => schoolDay(day))],
    );
  });
});
