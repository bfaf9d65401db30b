// Also on PostgreSQL: claims of several instances.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { queueReminders } from '../../../../server/messages/reminders.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { daysOf, storedMessages } from '../../../support/server/records.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

const testApp = await makeTestApp();
const { call, connectAgain, db, signIn } = testApp;
const school = await openSchool(testApp);
const book = bookingAt(testApp, school);
const lesson = lessonOf(school);
const { token } = await signIn('ADMIN');

/** An instant at the school: so many days from today, at a time of day. */
const at = (day: number, time: string) => new Date(`${schoolDay(day)}T${time}:00+08:00`);
const make = async (...days: number[]) =>
  (await book({ details: days.map((day) => lesson('private', 1, day)) })).body.data.booking;
const remindersOf = async (id: string) =>
  (await storedMessages(db, id)).filter(({ kind }) => kind === 'REMINDER').map(({ key }) => key?.slice(-10));

describe('reminders', () => {
  it('come at 17:00 of the eve in the school’s zone, once for each day of a booking', async () => {
    const { id } = await make(2, 2, 4);
    await queueReminders(db, at(1, '16:59'), { changeHours });
    assert.deepEqual(await remindersOf(id), []);
    await queueReminders(db, at(1, '17:00'), { changeHours });
    await queueReminders(db, at(1, '17:01'), { changeHours });
    assert.deepEqual(await remindersOf(id), [schoolDay(2)]);
    await queueReminders(db, at(3, '17:30'), { changeHours });
    assert.deepEqual(await remindersOf(id), [schoolDay(2), schoolDay(4)]);
  });

  it('come after the server was down, until the noon of the day', async () => {
    const [late, tooLate] = [await make(6), await make(8)];
    await queueReminders(db, at(6, '11:59'), { changeHours });
    assert.deepEqual(await remindersOf(late.id), [schoolDay(6)]);
    await queueReminders(db, at(8, '12:00'), { changeHours });
    assert.deepEqual(await remindersOf(tooLate.id), []);
  });

  it('do not come then for what has begun or was noted', async () => {
    const { addLesson } = await coursesAt(testApp, school, token);
    const morning = await addLesson({ name: 'At Nine', min_people: '1', start_times: '09:00' });
    const makeAtNine = async (day: number) =>
      (await book({ details: [{ product_id: morning.id, reservation_date: schoolDay(day), person: 1 }] })).body.data
        .booking;
    const [toCome, noted, begun] = [await makeAtNine(28), await makeAtNine(28), await makeAtNine(29)];
    await rowsOf(db, sql`update booking_details set attendance = 'ARRIVED' where booking_id = ${noted.id}`);
    await queueReminders(db, at(28, '08:59'), { changeHours });
    await queueReminders(db, at(29, '09:00'), { changeHours });
    assert.deepEqual(await remindersOf(toCome.id), [schoolDay(28)]);
    for (const { id } of [noted, begun]) assert.deepEqual(await remindersOf(id), []);
  });

  it('on the day itself do not promise the hour for an evening that comes too late', async () => {
    const { id } = (await book({ details: [lesson('guiding', 1, 18)] })).body.data.booking;
    await queueReminders(db, at(18, '06:00'), { changeHours });
    const [reminder] = (await storedMessages(db, id)).slice(-1);
    assert.match(reminder?.text ?? '', /Dawn Patrol: silakan tanyakan jamnya kepada kami\./);
  });

  it('come once from instances that write them at the same time', async () => {
    const bookings = await Promise.all(Array.from({ length: 10 }, () => make(10)));
    const others = [await connectAgain(), await connectAgain()];
    await Promise.all(
      [db, ...others.map((other) => other.db)].map((each) => queueReminders(each, at(9, '17:00'), { changeHours })),
    );
    for (const { id } of bookings) assert.deepEqual(await remindersOf(id), [schoolDay(10)]);
  });

  it('say the hour, or that it comes this evening; the hour that staff set then is told by a second message', async () => {
    const { addLesson } = await coursesAt(testApp, school, token);
    const morning = await addLesson({ name: 'Two Hours', min_people: '1', start_times: '07:00' });
    const line = { product_id: morning.id, reservation_date: schoolDay(16), person: 1 };
    const customer = { full_name: 'Jonas', email: 'jonas@example.com', phone: '+4915112345678', country: 'DE' };
    const details = [line, lesson('guiding', 1, 16)];
    const { id, booking_details: lines } = (await book({ customer_details: customer, details })).body.data.booking;
    const { clock } = testApp;
    clock.now = at(15, '17:00');
    const { token: thatDay } = await signIn('ADMIN');
    await queueReminders(db, clock.now, { changeHours });
    const [reminder] = (await storedMessages(db, id)).slice(-1);
    assert.match(
      reminder?.text ?? '',
      /Two Hours begins at 07:00\.\n\nDawn Patrol: we tell you the hour this evening\./,
    );
    assert.match(reminder?.text ?? '', /\n\nStill to pay: Rp\. [\d.]+\.\n\n/);
    const tideSession = (lines[1] as { id?: string } | undefined)?.id ?? '';
    const set = (body: object) => call('updateSession', { token: thatDay, params: { id: tideSession }, body });
    clock.now = at(15, '17:10');
    assert.equal((await set({ start_time: '05:30' })).status, 200);
    await queueReminders(db, at(15, '17:11'), { changeHours });
    assert.equal((await set({ start_time: '06:00' })).status, 200);
    await queueReminders(db, at(16, '06:30'), { changeHours });
    clock.now = new Date();
    const told = (await storedMessages(db, id)).map(({ kind }) => kind);
    assert.deepEqual(told, ['BOOKED', 'REMINDER', 'MOVED', 'MOVED']);
    const [first, second] = (await storedMessages(db, id)).slice(-2);
    assert.match(first?.text ?? '', /The hour of your session is set\. Dawn Patrol: [\w ]+, 05:30\./);
    assert.match(second?.text ?? '', /Your session was moved\. Dawn Patrol: from [\w ]+, 05:30 to [\w ]+, 06:00\./);
  });

  it('name the lessons and the place of their day alone', async () => {
    const place = { location: 'Bali', difficultyLevel: 'BEGINNER', description: 'Sand.' } as const;
    const canggu = await insertSurfSpot(db, { name: 'Canggu', meetingPoint: 'At the racks', ...place });
    const { id, booking_details: lines } = (
      await book({ details: [lesson('private', 1, 26), lesson('guiding', 1, 27)] })
    ).body.data.booking;
    const [, later] = lines as { id: string }[];
    await call('updateSession', { token, params: { id: later?.id ?? '' }, body: { surf_spot_id: canggu.id } });
    for (const [eve, here, hour, elsewhere] of [
      [25, /di Kuta Beach\./, /\nPrivate Surf Lesson: /, /\nDawn Patrol: /],
      [26, /di Canggu\./, /\nDawn Patrol: /, /\nPrivate Surf Lesson: /],
    ] as const) {
      await queueReminders(db, at(eve, '17:00'), { changeHours });
      const text = (await storedMessages(db, id)).at(-1)?.text ?? '';
      // Not the school's words of the way to it, as one of the two places is another.
      for (const said of [here, hour, /Mohon tiba di sana 15 menit sebelumnya\./]) assert.match(text, said);
      assert.doesNotMatch(text, elsewhere);
    }
  });

  it('do not come where a booking is cancelled or moved while they are written', async () => {
    const [cancelled, moved, stays] = [await make(20), await make(20), await make(20)];
    const changeMeanwhile = async () => {
      await call('updateBookingStatus', { token, params: { id: cancelled.id }, body: { action: 'CANCELLED' } });
      const [line] = moved.booking_details as { id: string }[];
      const body = { reservation_date: schoolDay(22) };
      await call('updateSession', { token, params: { id: line?.id ?? '' }, body });
    };
    const slow = Object.create(db) as typeof db;
    slow.transaction = async (...work) => {
      await changeMeanwhile();
      return db.transaction(...work);
    };
    await queueReminders(slow, at(19, '17:00'), { changeHours });
    for (const { id } of [cancelled, moved]) assert.deepEqual(await remindersOf(id), []);
    assert.deepEqual(await remindersOf(stays.id), [schoolDay(20)]);
    await queueReminders(db, at(21, '17:00'), { changeHours });
    assert.deepEqual(await remindersOf(moved.id), [schoolDay(22)], 'of the day to which it was moved before');
  });

  it('do not come for final bookings, closed days, and bookings made that evening', async () => {
    const [cancelled, completed, closed] = [await make(12), await make(12), await make(14)];
    for (const [action, { id }] of Object.entries({ CANCELLED: cancelled, COMPLETED: completed }))
      await call('updateBookingStatus', { token, params: { id }, body: { action } });
    await daysOf(testApp, token)(schoolDay(14), { is_open: false });
    testApp.clock.now = at(11, '18:00');
    const made = await make(12);
    testApp.clock.now = new Date();
    await queueReminders(db, at(11, '19:00'), { changeHours });
    await queueReminders(db, at(13, '19:00'), { changeHours });
    for (const { id } of [cancelled, completed, closed, made]) assert.deepEqual(await remindersOf(id), []);
  });
});
