import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Product } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { inWords, ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const { token } = admin;
const booked = ownBookingsAt(test, school, token);

const { addLesson, morning, line, book, sessionsOn, update } = await coursesAt(test, school, token);

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
  await db.execute(sql`delete from bookings`);
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

  it('of a day whose hours have all passed cannot be left open either, but by force', async () => {
    const left = line(3, 1, morning);
    const { id } = (await book(line(9, 1, morning))).body.data.booking;
    /** What the desk does at that time. */
    const deskAt = async (at: number) => {
      clock.now = new Date(at);
      const { token: desk } = await test.signIn('ADMIN');
      const customer = { full_name: 'Walk In', phone: '+6281234567890' };
      const walkIn = { customer, surf_spot_id: school.spotId, booking_details: [left], paid: null };
      return {
        counter: (force: boolean) => call<Failure>('createCounterBooking', { token: desk, body: { ...walkIn, force } }),
        add: (force: boolean) => call<Failure>('addSession', { token: desk, params: { id }, body: { ...left, force } }),
      };
    };
    const lastHour = Date.parse(`${schoolDay(3)}T09:30:00+08:00`);
    for (const [at, status] of [
      [lastHour, 201],
      [lastHour + 1, 409],
    ] as const) {
      const { counter, add } = await deskAt(at);
      const answers = [await book<Failure>(left), await counter(false), await add(false)];
      for (const answer of answers) {
        assert.equal(answer.status, status);
        if (status === 409) assert.equal(answer.body.message, 'It is too late to book Two Hours today at 09:30.');
      }
      assert.deepEqual([(await counter(true)).status, (await add(true)).status], [201, 201]);
    }
    assert.equal((await book(lessonOf(school)('private', 1, 3))).status, 201, 'the tide decides its hour');
    // The walk-in of yesterday is written down, whatever the hour.
    const { counter } = await deskAt(Date.parse(`${schoolDay(4)}T08:00:00+08:00`));
    assert.equal((await counter(false)).status, 201);
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
    clock.now = new Date();
    const { look: lookAtBoth } = await booked(line(5, 1, morning, { start_time: '07:00' }), line(5, 1, morning));
    const midnight = Date.parse(`${schoolDay(5)}T00:00:00+08:00`);
    const until = new Date(midnight - 24 * 3_600_000).toISOString();
    assert.equal((await lookAtBoth()).changes_until, until, 'of the one whose hour is still open');
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
