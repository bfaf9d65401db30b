// Also on PostgreSQL: locks, arrays and the counted rows of the roster.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { FullBooking, Instructor, RosterRow } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { openSchool, picture, schoolDay } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, clock, signIn } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const lesson = lessonOf(school);
const admin = await signIn('ADMIN');
const staff = await signIn('STAFF');
const { token } = admin;

type Form = Record<string, string | string[] | Buffer>;
const add = async (fields: Form = {}): Promise<Instructor> => {
  const body = form({ name: 'Komang', ...fields });
  const answer = await call<One<Instructor>>('createInstructor', { token, body });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body.data;
};
const change = <T = One<Instructor>>(id: string, fields: Form) =>
  call<T>('updateInstructor', { token, params: { id }, body: form(fields) });
const remove = (id: string) => call<Failure>('deleteInstructor', { token, params: { id } });
const away = <T = One<Instructor>>(id: string, from: number, to: number, is_away = true, as = staff.token) =>
  call<T>('setInstructorAway', {
    token: as,
    params: { id },
    body: { from: schoolDay(from), to: schoolDay(to), is_away },
  });
const listed = async (as?: string): Promise<Instructor[]> =>
  (await call<Many<Instructor>>('listInstructors', { ...(as && { token: as }) })).body.data;
const assign = <T = One<{ instructor_id: string | null; instructor_name: string | null }>>(
  id: string,
  instructor_id: string | null,
  more: object = {},
) => call<T>('updateSession', { token: staff.token, params: { id }, body: { instructor_id, ...more } });
const roster = async (from: number, to = from): Promise<RosterRow[]> => {
  const query = { from: schoolDay(from), to: schoolDay(to) };
  return (await call<Many<RosterRow>>('listRoster', { token: staff.token, query })).body.data;
};
const make = async (...details: object[]) => (await book({ details })).body.data.booking;
const foreigner = { full_name: 'Jonas', email: 'jonas@example.com', phone: '+4915112345678', country: 'DE' };

describe('instructors', () => {
  it('are told by a name; texts and languages can be taken away', async () => {
    const { id } = await add({ role: ' Guide ', about: 'Knows the reefs.', languages: [' English ', '', 'Dutch'] });
    const stored = (await listed(token)).find((row) => row.id === id);
    assert.deepEqual(
      [stored?.role, stored?.about, stored?.languages, stored?.is_active, stored?.image_url],
      ['Guide', 'Knows the reefs.', ['English', 'Dutch'], true, null],
    );
    const renamed = (await change(id, { name: 'Kadek' })).body.data;
    assert.deepEqual(renamed, { ...stored, name: 'Kadek' });
    const emptied = (await change(id, { role: ' ', about: '', languages: '' })).body.data;
    assert.deepEqual([emptied.role, emptied.about, emptied.languages], [null, null, []]);
    const tooMany = Array.from({ length: 11 }, (_, n) => `Language ${String(n)}`);
    const bad: Form[] = [{ name: ' ' }, { languages: tooMany }, { is_active: 'maybe' }];
    for (const fields of bad) assert.equal((await change<Failure>(id, fields)).status, 400);
  });

  it('may have their picture elsewhere, or here', async () => {
    const elsewhere = 'https://example.com/komang.jpg';
    const { id, image_url } = await add({ image_url: elsewhere });
    assert.equal(image_url, elsewhere);
    const here = (await change(id, { image_url: await picture() })).body.data.image_url;
    assert.match(String(here), /^[0-9a-f]{32}\.webp$/);
    assert.equal((await change(id, { image_url: elsewhere })).body.data.image_url, elsewhere);
    assert.equal((await app.inject(`/public/${String(here)}`)).statusCode, 404);
  });

  it('who is inactive is listed for staff alone, as is when anybody is away; no cache mixes them up', async () => {
    const customer = await signIn('CUSTOMER');
    const { id } = await add({ name: 'Wayan' });
    await away(id, 0, 0);
    const seen = async (as?: string) => (await listed(as)).find((row) => row.id === id);
    for (let round = 0; round < 2; round += 1) {
      for (const as of [undefined, customer.token]) {
        const row = await seen(as);
        assert.equal(row?.name, 'Wayan');
        assert.ok(!('away' in row));
      }
      for (const as of [token, staff.token]) assert.deepEqual((await seen(as))?.away, [schoolDay(0)]);
    }
    await change(id, { is_active: 'false' });
    for (const as of [undefined, customer.token]) assert.equal(await seen(as), undefined);
    for (const as of [token, staff.token]) assert.equal((await seen(as))?.is_active, false);
    await change(id, { is_active: 'true' });
    assert.equal((await seen())?.is_active, true);
    const answer = await call('listInstructors', { token: staff.token });
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal((await call('listInstructors', { token: 'nonsense' })).status, 401);
  });

  it('who teaches stays, and is named with the number of sessions', async () => {
    const { id } = await add();
    const { booking_details: lines } = await make(lesson('private', 1, 3), lesson('private', 1, 4));
    const [first = '', second = ''] = lines.map((line) => line.id);
    await assign(first, id);
    const refused = await remove(id);
    assert.deepEqual(
      [refused.status, refused.body.message],
      [409, 'Komang teaches 1 session. Set the instructor inactive instead.'],
    );
    await assign(second, id);
    assert.equal((await remove(id)).body.message, 'Komang teaches 2 sessions. Set the instructor inactive instead.');
    await assign(first, null);
    await assign(second, null);
    assert.equal((await remove(id)).status, 200);
    assert.equal((await remove(id)).status, 404);
  });
});

describe('away days', () => {
  it('are set and taken back by a range, in order, and count from today', async () => {
    const { id } = await add();
    assert.deepEqual((await away(id, 5, 6)).body.data.away, [schoolDay(5), schoolDay(6)]);
    await away(id, 2, 2);
    const answer = await away(id, 2, 5, true, token);
    assert.deepEqual(
      answer.body.data.away,
      [2, 3, 4, 5, 6].map((day) => schoolDay(day)),
    );
    assert.deepEqual((await away(id, 3, 9, false)).body.data.away, [schoolDay(2)]);
    assert.deepEqual((await away(id, -3, -1)).body.data.away, [schoolDay(2)]);
    assert.deepEqual((await away(id, 91, 93)).body.data.away, [schoolDay(2), schoolDay(91)], 'of the next 92 dates');
    clock.now = new Date(`${schoolDay(3)}T00:00:00+08:00`);
    const later = await signIn('STAFF');
    assert.deepEqual(
      (await listed(later.token)).find((row) => row.id === id)?.away,
      [91, 92, 93].map((day) => schoolDay(day)),
    );
    clock.now = new Date();
  });

  it('at most 92 of them, in their order, of somebody who is there', async () => {
    const { id } = await add();
    assert.equal((await away(id, 1, 92)).status, 200);
    for (const [from, to] of [
      [1, 93],
      [2, 1],
    ] as const) {
      const { status, body } = await away<Failure>(id, from, to);
      assert.equal(status, 400);
      assert.match(body.details?.[0] ?? '', /^body\/to must/);
    }
    const nobody = await away<Failure>(randomUUID(), 1, 1);
    assert.deepEqual([nobody.status, nobody.body.message], [404, 'Instructor not found.']);
  });
});

describe('who teaches a session', () => {
  it('is set, shown by the name as it is now, and taken away, whatever the booking’s status is; nobody is written to', async () => {
    const { id: booking, booking_code: code, booking_details: lines } = await make(lesson('group', 3, 5));
    const session = lines[0]?.id ?? '';
    const komang = await add();
    const told = (await storedMessages(test.db, booking)).length;
    const answer = (await assign(session, komang.id)).body.data;
    assert.deepEqual([answer.instructor_id, answer.instructor_name], [komang.id, 'Komang']);
    await change(komang.id, { name: 'Kadek', is_active: 'false' });
    const full = async () => (await call<One<FullBooking>>('getBooking', { token, params: { id: booking } })).body.data;
    const looked = await call<One<FullBooking>>('checkBooking', { params: { bookingCode: code } });
    for (const one of [await full(), looked.body.data])
      assert.equal(one.booking_details[0]?.sessions?.[0]?.instructor_name, 'Kadek');
    const own = await full();
    assert.equal(own.sessions[0]?.instructor_name, 'Kadek');
    const [newest] = own.changes;
    assert.match(String(newest?.text), /^Group Surf Lesson on .+: Kadek teaches\.$/);
    assert.equal((await storedMessages(test.db, booking)).length, told);
    await call('updateBookingStatus', { token, params: { id: booking }, body: { action: 'CANCELLED' } });
    assert.equal((await assign(session, null)).body.data.instructor_name, null);
    assert.match(String((await full()).changes[0]?.text), /: nobody teaches it yet\.$/);
    assert.equal((await remove(komang.id)).status, 200);
    assert.ok(
      (await full()).changes.some(({ text }) => text.endsWith(': Kadek teaches.')),
      'also once deleted',
    );
  });

  it('may be somebody who is away or inactive, of one day of a course alone; an unknown one is 404', async () => {
    const course = await coursesAt(test, school, token);
    const { id: booking } = (await course.book(course.line(6))).body.data.booking;
    const taught = async () =>
      (await course.sessionsOn(6, 8))
        .filter((session) => session.booking_id === booking)
        .map((session) => session.instructor_name);
    const [first = '', second = ''] = (await course.sessionsOn(6, 8))
      .filter((session) => session.booking_id === booking)
      .map((session) => session.id);
    const { id } = await add({ is_active: 'false' });
    await away(id, 6, 6);
    assert.equal((await assign(first, id)).status, 200);
    assert.deepEqual(await taught(), ['Komang', null, null]);
    const unknown = await assign<Failure>(second, randomUUID(), { reservation_date: schoolDay(9) });
    assert.deepEqual([unknown.status, unknown.body.message], [404, 'Instructor not found.']);
    assert.deepEqual(await taught(), ['Komang', null, null], 'nothing has moved');
  });

  it('stands in the mails and is left out of them while it is open', async () => {
    for (const [customer, said] of [
      [foreigner, /90 minutes\. The tide decides the hour; .+\. Your instructor: Komang\./],
      [{ ...foreigner, phone: '+6281234567890' }, /Instruktur Anda: Komang\./],
    ] as const) {
      const { id: booking, booking_details: lines } = (
        await book({ customer_details: customer, details: [lesson('private', 1, 8)] })
      ).body.data.booking;
      const last = async () => {
        const message = (await storedMessages(test.db, booking)).at(-1);
        return [message?.text ?? '', message?.html ?? '', message?.calendar ?? ''];
      };
      for (const part of await last()) assert.doesNotMatch(part, /instru[ck]t/i);
      const komang = await add();
      await assign(lines[0]?.id ?? '', komang.id);
      await call('updateBookingStatus', { token, params: { id: booking }, body: { action: 'CONFIRMED' } });
      const [text = '', html = '', calendar = ''] = await last();
      assert.match(text, said);
      assert.match(html, /Komang/);
      assert.match(calendar, /DESCRIPTION:[^\r]*\\nYour instructor: Komang\.\\n|Instruktur Anda: Komang\./);
    }
  });
});

describe('the roster', () => {
  it('sums what everybody teaches, day by day; cancelled bookings do not count, who did not come does', async () => {
    const [komang, ayu, gone] = [await add(), await add({ name: 'Ayu' }), await add({ name: 'Nyoman' })];
    const booking = await make(lesson('group', 4, 20), lesson('private', 1, 20), lesson('group', 3, 21));
    const [group = '', alone = ''] = booking.booking_details.map(({ id }) => id);
    const cancelled = await make(lesson('group', 7, 20));
    for (const id of [group, alone, cancelled.booking_details[0]?.id ?? '']) await assign(id, komang.id);
    await call('updateBookingStatus', { token, params: { id: cancelled.id }, body: { action: 'CANCELLED' } });
    await away(komang.id, 21, 21);
    await change(gone.id, { is_active: 'false' });

    const rows = await roster(20, 21);
    const rowOf = (id: string | null) => rows.find((row) => row.id === id);
    const day = (date: number, sessions = 0, people = 0, is_away = false) => ({
      date: schoolDay(date),
      sessions,
      people,
      is_away,
    });
    assert.deepEqual(rowOf(komang.id), {
      id: komang.id,
      name: 'Komang',
      sessions: 2,
      people: 5,
      minutes: 180,
      days: [day(20, 2, 5), day(21, 0, 0, true)],
    });
    assert.deepEqual(rowOf(ayu.id)?.days, [day(20), day(21)]);
    assert.equal(rowOf(gone.id), undefined);
    const nobody = rows.at(-1);
    assert.deepEqual(
      [nobody?.id, nobody?.name, nobody?.sessions, nobody?.people, nobody?.minutes],
      [null, null, 1, 3, 90],
    );
    assert.deepEqual(nobody?.days, [day(20), day(21, 1, 3)]);

    await assign(alone, gone.id);
    assert.equal((await roster(20)).find(({ id }) => id === gone.id)?.sessions, 1, 'inactive ones with sessions');
    clock.now = new Date(`${schoolDay(20)}T12:00:00+08:00`);
    const later = await signIn('STAFF');
    const body = { attendance: 'NO_SHOW' };
    await call('updateSession', { token: later.token, params: { id: group }, body });
    clock.now = new Date();
    assert.equal((await roster(20)).find(({ id }) => id === komang.id)?.people, 4, 'who did not come');
  });

  it('is today’s without a range, and has at most 31 days in their order', async () => {
    const { body } = await call<Many<RosterRow>>('listRoster', { token: staff.token });
    assert.deepEqual(
      body.data.at(-1)?.days.map(({ date }) => date),
      [schoolDay(0)],
    );
    assert.equal((await roster(0, 30)).at(-1)?.days.length, 31);
    for (const query of [
      { from: schoolDay(0), to: schoolDay(31) },
      { from: schoolDay(1), to: schoolDay(0) },
    ])
      assert.equal((await call('listRoster', { token: staff.token, query })).status, 400);
  });
});
