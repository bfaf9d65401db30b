// Also on PostgreSQL: locks of days.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Change } from '../../../../server/contract.gen.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { inWords, ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { daysOf } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const { token } = admin;
const booked = ownBookingsAt(test, school, token);
const change = daysOf(test, token);

const { morning, line, book, sessionsOn, update } = await coursesAt(test, school, token);
const peopleOn = async (day: number): Promise<number> =>
  (await sessionsOn(day)).filter((one) => one.booking_status !== 'CANCELLED').reduce((sum, one) => sum + one.person, 0);
const datesOf = ({ sessions }: { sessions: { reservation_date: string }[] }): string[] =>
  sessions.map((one) => one.reservation_date);

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
  await db.execute(sql`delete from bookings`);
});

describe('a course', () => {
  it('has a session on each of its days, priced on the first, and one line in its booking', async () => {
    const { status, body } = await book(line(5), line(6, 1, morning, { start_time: '09:30' }));
    assert.equal(status, 201);
    const { booking } = body.data;
    const [first, second] = booking.booking_details;
    assert.deepEqual(
      [booking.total_amount, first?.total_amount, second?.total_amount, booking.booking_details.length],
      [900_000, 600_000, 300_000, 2],
    );
    assert.equal(first?.id, first?.sessions?.[0]?.id);
    assert.deepEqual(
      first?.sessions?.map((one) => [one.reservation_date, one.start_time, one.minutes, one.surf_spot_name]),
      [5, 6, 7].map((day) => [schoolDay(day), '07:00', 120, 'Kuta Beach']),
    );
    assert.deepEqual(
      (await sessionsOn(5, 7)).map((one) => [
        one.reservation_date,
        one.start_time,
        one.product_name,
        `${String(one.course_day)}/${String(one.course_days)}`,
        `${String(one.part)}/${String(one.parts)}`,
        one.total_amount,
      ]),
      [
        [schoolDay(5), '07:00', 'Beginner Course', '1/3', '1/3', 600_000],
        [schoolDay(6), '07:00', 'Beginner Course', '2/3', '2/3', 0],
        [schoolDay(6), '09:30', 'Two Hours', '1/1', '1/1', 300_000],
        [schoolDay(7), '07:00', 'Beginner Course', '3/3', '3/3', 0],
      ],
    );
  });

  it('needs room on each of its days, and names the first that refuses', async () => {
    await change(schoolDay(6), { capacity: 3 });
    await change(schoolDay(7), { is_open: false, reason: 'Nyepi' });
    assert.equal(
      (await book<Failure>(line(5))).body.message,
      `The school is closed on ${inWords(schoolDay(7))}: Nyepi.`,
    );
    assert.equal((await book<Failure>(line(5, 4))).body.message, `Only 3 places are left on ${inWords(schoolDay(6))}.`);
    assert.equal((await book<Failure>(line(-1))).status, 400);
    assert.deepEqual(await sessionsOn(5, 8), []);
  });

  it('never shares a day with more people than its limit, however many book at once', async () => {
    for (let day = 5; day <= 9; day += 1) await change(schoolDay(day), { capacity: 10 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => book(line(5 + (n % 3)))));
    const people = await Promise.all([5, 6, 7, 8, 9].map(peopleOn));
    assert.equal(people[2], 10, String(people));
    assert.ok(people.every((count) => count <= 10));
    assert.equal(answers.filter(({ status }) => status === 201).length, 5);
    assert.ok(answers.every(({ status }) => status === 201 || status === 409));
  });

  it('ends within two years, as what holds for its first day holds for each', async () => {
    assert.equal((await book(line(728))).status, 201);
    const { status, body } = await book<Failure>(line(729));
    assert.deepEqual(
      [status, body.details],
      [400, ['body/booking_details/0/reservation_date must be within the next two years']],
    );
    const { move } = await booked(line(5));
    assert.equal((await move(schoolDay(729))).status, 400);
  });

  it('counts each of its days towards the size of a booking', async () => {
    const lines = Array.from({ length: 7 }, (_, n) => line(5 + n));
    assert.equal((await book<Failure>(...lines)).body.message, 'For a group this large please write to us.');
    assert.equal((await book(...lines.slice(0, 6))).status, 201);
  });

  it('is moved by its guest by the first day, and the rest keeps its distance', async () => {
    const { code, sessions, move, read } = await booked(line(5));
    assert.equal((await move(schoolDay(6))).status, 200);
    assert.deepEqual(
      datesOf(await read()),
      [6, 7, 8].map((day) => schoolDay(day)),
    );
    const { status, body } = await move<Failure>(schoolDay(20), { code, session: sessions[1] ?? '' });
    assert.deepEqual([status, body.message], [409, 'The days of a course move together: please move its first day.']);
    await change(schoolDay(9), { is_open: false });
    assert.equal((await move<Failure>(schoolDay(7))).status, 409);
    assert.deepEqual(
      datesOf(await read()),
      [6, 7, 8].map((day) => schoolDay(day)),
    );
    assert.deepEqual(
      (await read()).messages.map(({ kind }) => kind).toSorted(),
      ['BOOKED', 'MOVED'],
      'one message for all of its days',
    );
  });

  it('may leave a closed day by itself, also after it has begun, until that day ends', async () => {
    const { sessions, move, look, read } = await booked(line(1));
    const second = { session: sessions[1] ?? '' };
    const evening = new Date(Date.parse(`${schoolDay(2)}T20:00:00+08:00`));
    clock.now = evening;
    assert.equal((await move(schoolDay(9), second)).status, 409);
    assert.deepEqual([(await look()).changes_until, (await look()).changes_free], [null, false]);
    clock.now = new Date(); // when the administrator's token is good
    await change(schoolDay(2), { is_open: false, reason: 'Swell' });
    clock.now = evening;
    assert.deepEqual([(await look()).changes_until, (await look()).changes_free], [null, true]);
    assert.equal((await move(schoolDay(1), second)).status, 400, 'a day that is over');
    assert.equal((await move(schoolDay(4), second)).status, 200);
    assert.equal((await look()).changes_free, false);
    clock.now = new Date();
    assert.deepEqual(
      datesOf(await read()),
      [1, 3, 4].map((day) => schoolDay(day)),
    );
  });

  it('moves day by day once its first day has begun, also where nobody has noted that', async () => {
    const { move, read } = await booked(line(1));
    await change(schoolDay(3), { is_open: false, reason: 'Swell' });
    clock.now = new Date(Date.parse(`${schoolDay(1)}T12:00:00+08:00`));
    assert.equal((await move(schoolDay(15))).status, 200, 'by itself, until its day ends');
    clock.now = new Date();
    assert.deepEqual(
      datesOf(await read()),
      [2, 3, 15].map((day) => schoolDay(day)),
    );
  });

  it('is moved by staff a day at a time, and its people are those of all its days', async () => {
    const { sessions, read, look } = await booked(line(5));
    const [first = '', second = '', third = ''] = sessions;
    assert.equal((await update(second, { reservation_date: schoolDay(9) })).status, 200);
    assert.deepEqual(
      datesOf(await read()),
      [5, 7, 9].map((day) => schoolDay(day)),
    );
    assert.equal((await look()).changes_free, true);
    await change(schoolDay(9), { capacity: 3 });
    assert.equal(
      (await update<Failure>(third, { person: 4 })).body.message,
      `Only 1 place is left on ${inWords(schoolDay(9))}.`,
    );
    assert.equal((await update(third, { person: 3 })).status, 200);
    const after = await read();
    assert.deepEqual(
      after.sessions.map(({ id, course_day: day, person, total_amount }) => [id, day, person, total_amount]),
      [
        [first, 1, 3, 900_000],
        [third, 2, 3, 0],
        [second, 3, 3, 0],
      ],
    );
    assert.equal(after.total_amount, 900_000);
    assert.equal(
      (await update<Failure>(first, { person: 7 })).body.details?.[0],
      'body/person must be 2 to 6 for this lesson',
    );
  });

  it('needs places for each of its days where two come together', async () => {
    const { sessions } = await booked(line(5));
    const [first = ''] = sessions;
    await change(schoolDay(6), { capacity: 3 });
    const refused = await update<Failure>(first, { reservation_date: schoolDay(6) });
    assert.deepEqual(
      [refused.status, refused.body.message],
      [409, `Only 1 place is left on ${inWords(schoolDay(6))}.`],
    );
    await change(schoolDay(6), { capacity: 4 });
    assert.equal((await update(first, { reservation_date: schoolDay(6) })).status, 200);
    assert.equal(await peopleOn(6), 4);
  });

  it('begins with the day that is its first by date, also after staff have moved one before or behind the others', async () => {
    const { code, sessions, look, move, read } = await booked(line(5));
    const [first = '', second = ''] = sessions;
    const rows = async () =>
      (await read()).sessions.map((one) => [one.id, one.course_day, one.unit_price, one.total_amount]);
    assert.equal(
      (await update(first, { reservation_date: schoolDay(9), unit_price: 250_000, reason: 'Rain' })).status,
      200,
    );
    const [third = ''] = sessions.slice(2);
    assert.deepEqual(await rows(), [
      [second, 1, 250_000, 500_000],
      [third, 2, 0, 0],
      [first, 3, 0, 0],
    ]);
    const [told] = (await look()).booking_details;
    assert.deepEqual([told?.id, told?.reservation_date, told?.total_amount], [second, schoolDay(6), 500_000]);
    assert.equal((await update(third, { person: 3 })).status, 200);
    assert.equal((await read()).total_amount, 750_000);
    assert.deepEqual(
      (await read()).changes.map(({ text }) => text).filter((text) => /one person|moved/.test(text)),
      [
        `Beginner Course: moved from ${inWords(schoolDay(5))} to ${inWords(schoolDay(9))}. Reason: Rain`,
        `Beginner Course on ${inWords(schoolDay(9))}: Rp. 300.000 to Rp. 250.000 for one person.`,
      ],
    );
    const listed = (await call<Many<Change>>('listChanges', { token })).body.data;
    assert.deepEqual(
      listed
        .filter((one) => one.booking_code === code)
        .flatMap(({ text }) => text.match(/Rp\. [\d.]+ to Rp\. [\d.]+\d/g) ?? []),
      ['Rp. 500.000 to Rp. 750.000', 'Rp. 600.000 to Rp. 500.000', 'Rp. 300.000 to Rp. 250.000'],
    );
    const { status, body } = await move<Failure>(schoolDay(20), { session: first });
    assert.deepEqual([status, body.message], [409, 'The days of a course move together: please move its first day.']);
    assert.equal((await move(schoolDay(10), { session: second })).status, 200);
    assert.deepEqual(
      datesOf(await read()),
      [10, 11, 13].map((day) => schoolDay(day)),
    );
    assert.deepEqual(
      (await call('cancelSession', { token, params: { id: first }, body: { reason: 'Rain' } })).status,
      200,
    );
    assert.equal((await read()).status, 'CANCELLED');
  });

  it('takes more people for its days to come, however few were let in on those that are over', async () => {
    const { sessions } = await booked(line(5));
    await change(schoolDay(5), { capacity: 2 });
    clock.now = new Date(Date.parse(`${schoolDay(6)}T06:00:00+08:00`));
    const { token: later } = await test.signIn('STAFF');
    const more = (id = '') => call('updateSession', { token: later, params: { id }, body: { person: 3 } });
    assert.equal((await more(sessions[0])).status, 409, 'asked of the very day');
    assert.equal((await more(sessions[1])).status, 200);
    clock.now = new Date();
    assert.equal(await peopleOn(5), 3);
  });

  it('with several of its days moved to one is counted there for each of them', async () => {
    const { sessions } = await booked(line(5));
    await change(schoolDay(9), { capacity: 3 });
    const ids = sessions.slice(1);
    const all = () => call<Failure>('updateSessions', { token, body: { ids, reservation_date: schoolDay(9) } });
    const { status, body } = await all();
    assert.deepEqual([status, body.message], [409, `Only 3 places are left on ${inWords(schoolDay(9))}.`]);
    await change(schoolDay(9), { capacity: 4 });
    assert.equal((await all()).status, 200);
    assert.equal(await peopleOn(9), 4);
  });

  it('is not moved by its guest once a day of it that staff moved forward is over', async () => {
    const { sessions, move, read } = await booked(line(5));
    assert.equal((await update(sessions[1] ?? '', { reservation_date: schoolDay(2) })).status, 200);
    clock.now = new Date(Date.parse(`${schoolDay(3)}T07:00:00+08:00`));
    const late = await move<Failure>(schoolDay(8));
    assert.deepEqual(
      [late.status, late.body.message.startsWith('It is too late to move this session here.')],
      [409, true],
    );
    clock.now = new Date(Date.parse(`${schoolDay(2)}T07:00:00+08:00`));
    assert.equal((await move(schoolDay(8))).status, 200, 'by itself, until the day that staff have moved ends');
    clock.now = new Date();
    assert.deepEqual(
      datesOf(await read()),
      [2, 7, 8].map((day) => schoolDay(day)),
    );
  });
});
