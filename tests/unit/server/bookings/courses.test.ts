// Also on PostgreSQL: locks of days.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { CreatedBooking, Product, Session } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { inWords, ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { daysOf } from '../../../support/server/records.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const { token } = admin;
const booked = ownBookingsAt(test, school, token);
const change = daysOf(test, token);

async function addLesson(fields: Record<string, string | string[]>): Promise<Product> {
  const body = form({ product_category_id: school.categoryId, name: 'Beginner Course', price: '300000', ...fields });
  const answer = await call<One<Product>>('createProduct', { token, body });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body.data;
}
const course = await addLesson({ days: '3', minutes: '120', min_people: '2', max_people: '6', start_times: '07:00' });
const morning = await addLesson({ name: 'Two Hours', min_people: '1', start_times: ['07:00', '09:30'] });
const line = (day: number, person = 2, lesson = course, more: object = {}): object => ({
  product_id: lesson.id,
  reservation_date: schoolDay(day),
  person,
  ...more,
});
const book = <T = One<CreatedBooking>>(...details: object[]) =>
  call<T>('createBooking', { body: bookingRequest(school, { details }) });
const sessionsOn = async (from: number, to = from): Promise<Session[]> => {
  const query = { from: schoolDay(from), to: schoolDay(to) };
  return (await call<Many<Session>>('listSessions', { token, query })).body.data;
};
const peopleOn = async (day: number): Promise<number> =>
  (await sessionsOn(day)).filter((one) => one.booking_status !== 'CANCELLED').reduce((sum, one) => sum + one.person, 0);
const update = <T = One<Session>>(id: string, body: object) =>
  call<T>('updateSession', { token, params: { id }, body });
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
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => book(line(5 + (n % 3)))));
    const people = await Promise.all([5, 6, 7, 8, 9].map(peopleOn));
    assert.equal(people[2], 10, String(people));
    assert.ok(people.every((count) => count <= 10));
    assert.equal(answers.filter(({ status }) => status === 201).length, 5);
    assert.ok(answers.every(({ status }) => status === 201 || status === 409));
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
});

describe('an hour', () => {
  it('is one of the lesson’s, or the only one, or the tide decides it', async () => {
    const timesOf = async (...details: object[]) =>
      (await book(...details)).body.data.booking.booking_details.map((one) => one.sessions?.[0]?.start_time);
    const times = await timesOf(line(5), line(5, 1, morning), lessonOf(school)('private', 1, 5));
    assert.deepEqual(times, ['07:00', null, null]);
    const { status, body } = await book<Failure>(line(5, 1, morning, { start_time: '08:00' }), {
      ...lessonOf(school)('private', 1, 5),
      start_time: '07:00',
    });
    assert.equal(status, 400);
    assert.deepEqual(body.details, [
      'body/booking_details/0/start_time must be one of 07:00, 09:30',
      'body/booking_details/1/start_time must be left out: the tide decides the hour of this lesson',
    ]);
  });

  it('that has passed cannot be booked, but at the counter by force', async () => {
    clock.now = new Date(Date.parse(`${schoolDay(3)}T08:00:00+08:00`));
    const desk = await test.signIn('ADMIN');
    const late = line(3, 1, morning, { start_time: '07:00' });
    const { status, body } = await book<Failure>(late);
    assert.deepEqual([status, body.message], [409, 'It is too late to book Two Hours today at 07:00.']);
    assert.equal((await book(line(3, 1, morning, { start_time: '09:30' }))).status, 201);
    assert.equal((await book(line(3, 1, morning))).status, 201);
    const counter = (force: boolean) =>
      call<Failure>('createCounterBooking', {
        token: desk.token,
        body: {
          customer: { full_name: 'Walk In', phone: '+6281234567890' },
          surf_spot_id: school.spotId,
          booking_details: [late],
          paid: null,
          force,
        },
      });
    assert.deepEqual([(await counter(false)).status, (await counter(true)).status], [409, 201]);
  });

  it('is what changes are free until', async () => {
    const { look, move } = await booked(line(5));
    const start = Date.parse(`${schoolDay(5)}T07:00:00+08:00`);
    assert.equal((await look()).changes_until, new Date(start - 24 * 3_600_000).toISOString());
    clock.now = new Date(start - 24 * 3_600_000);
    assert.equal((await move(schoolDay(6))).status, 200);
    clock.now = new Date(start + 1);
    const { body } = await move<Failure>(schoolDay(9));
    assert.match(body.message, /^It is too late to move this session here\./);
  });

  it('is set by staff, whatever the lesson’s are, and told', async () => {
    const { sessions, read } = await booked(line(5, 1, morning));
    const [id = ''] = sessions;
    assert.equal((await update(id, { start_time: '06:15' })).body.data.start_time, '06:15');
    assert.equal((await update(id, { start_time: null })).body.data.start_time, null);
    assert.equal((await update(id, { start_time: '6:15' })).status, 400);
    const { messages, changes } = await read();
    assert.deepEqual(changes.map(({ text }) => text).slice(0, 2), [
      `Two Hours on ${inWords(schoolDay(5))}: 06:15 to no hour yet.`,
      `Two Hours on ${inWords(schoolDay(5))}: no hour yet to 06:15.`,
    ]);
    assert.match(
      messages.find(({ text }) => text.startsWith('Halo') && text.includes('Jam sesi Anda sudah ditentukan'))?.text ??
        '',
      /Two Hours: .*, 06:15\./,
    );
  });
});

describe('what a lesson says of itself', () => {
  it('is answered, taken away by an empty field, and left where it is not sent', async () => {
    const id = (await addLesson({ days: '2', level: 'BEGINNER', start_times: ['07:00', '09:30'] })).id;
    const put = async (fields: Record<string, string | string[]>) =>
      (await call<One<Product>>('updateProduct', { token, params: { id }, body: form(fields) })).body.data;
    const factsOf = (lesson: Product) => [lesson.days, lesson.level, lesson.start_times, lesson.minutes];
    assert.deepEqual(factsOf(await put({ price: '1' })), [2, 'BEGINNER', ['07:00', '09:30'], null]);
    assert.deepEqual(factsOf(await put({ days: '', level: '', start_times: '', minutes: '45' })), [null, null, [], 45]);
  });

  it('has to go together', async () => {
    const { id } = await addLesson({ min_people: '4' });
    const refused = async (fields: Record<string, string | string[]>) => {
      const { status, body } = await call<Failure>('updateProduct', { token, params: { id }, body: form(fields) });
      return [status, ...(body.details as string[])];
    };
    assert.deepEqual(await refused({ max_people: '3' }), [400, 'body/max_people must not be below min_people']);
    assert.deepEqual(await refused({ min_people: '', max_people: '3' }), [400, 'body/max_people needs min_people']);
    for (const times of [
      ['09:30', '07:00'],
      ['07:00', '07:00'],
      ['', '07:00'],
    ])
      assert.deepEqual(await refused({ start_times: times }), [400, 'body/start_times must be in order, none twice']);
    const wrong = { days: '15', minutes: '14', level: 'EXPERT', start_times: '7:00' };
    for (const [field, value] of Object.entries(wrong))
      assert.equal((await refused({ [field]: value }))[0], 400, field);
  });

  it('decides who may come, and its name where it says nothing; a renamed lesson stays what it is', async () => {
    const said = await addLesson({
      name: 'Family Private Surf, 3 days of fun',
      days: '1',
      min_people: '1',
      max_people: '8',
    });
    const unsaid = await addLesson({ name: 'Private, 2 days' });
    const answers = await Promise.all([book(line(5, 8, said)), book(line(5, 2, unsaid)), book(line(5, 1, unsaid))]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 400, 201],
    );
    assert.deepEqual([...(await sessionsOn(5)), ...(await sessionsOn(6))].map((one) => one.product_name).toSorted(), [
      'Family Private Surf, 3 days of fun',
      'Private, 2 days',
      'Private, 2 days',
    ]);
  });
});
