import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { CheckedBooking, FullBooking } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { changesAt } from '../../../support/server/changes.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { hoursBefore, inWords } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const { admin, staff, change, read, look, booked, toldOf, texts } = await changesAt(test, school);
const courses = await coursesAt(test, school, admin);

const add = (id: string, body: object) =>
  call<One<FullBooking> & Failure>('addSession', { token: staff, params: { id }, body });
const cancel = (id: string, body: object = { reason: 'Ill.' }, token = staff) =>
  call<One<FullBooking> & Failure>('cancelSession', { token, params: { id }, body });
const cancelOwn = (bookingCode: string, id: string, email = 'SARI@example.com') =>
  call<One<CheckedBooking> & Failure>('cancelMySession', { params: { bookingCode, id }, body: { email } });
const setStatus = (id: string, action: string) =>
  call('updateBookingStatus', { token: admin, params: { id }, body: { action } });
const setDays = (body: object) => call('updateDays', { token: admin, body });
const pay = (id: string, amount: number) =>
  call('addLedgerEntry', { token: admin, params: { id }, body: { kind: 'PAYMENT', method: 'CASH', amount } });
const attentionOf = async (code: string) => {
  const { body } = await call<{ data: { kind: string; booking_code: string }[] }>('listAttention', { token: admin });
  return body.data.filter((item) => item.booking_code === code).map(({ kind }) => kind);
};

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
});

describe('a lesson that is added', () => {
  it('is a line of its own at the price of today, and is told', async () => {
    const { id } = await booked(one('private', 1, 3));
    const { status, body } = await add(id, one('guiding', 2, 5));
    assert.equal(status, 201);
    assert.deepEqual(
      body.data.booking_details.map((line) => [line.product_name, line.person, line.total_amount]),
      [
        ['Private Surf Lesson', 1, 650_000],
        ['Dawn Patrol', 2, 1_700_000],
      ],
    );
    assert.equal(body.data.total_amount, 2_350_000);
    assert.ok((body.data.version ?? 0) > 1);
    const { count, text } = await toldOf(id);
    assert.equal(count, 1);
    assert.match(text, /Sesi ditambahkan\. Dawn Patrol: .*, 2 orang\./);
    assert.ok((await texts(id)).includes(`Dawn Patrol on ${inWords(schoolDay(5))}, 2 people: added.`));
    assert.ok((await texts(id)).includes('Total: Rp. 650.000 to Rp. 2.350.000.'));
  });

  it('becomes the first, with all days of a course, beyond what a guest may book', async () => {
    const { id } = await booked(...Array.from({ length: 20 }, () => one('private', 1, 9)));
    const { body, status } = await add(id, courses.line(2));
    assert.deepEqual([status, body.data.sessions.length, body.data.booking_details.length], [201, 23, 21]);
    assert.deepEqual(
      body.data.sessions.slice(0, 3).map((row) => [row.reservation_date, row.course_day, row.start_time]),
      [2, 3, 4].map((day, index) => [schoolDay(day), index + 1, '07:00']),
    );
  });

  it('is a line of its own after another was cancelled, too', async () => {
    const { id, sessions } = await booked(one('private', 1, 3), one('guiding', 2, 4));
    await cancel(sessions[0]?.id ?? '');
    const { body } = await add(id, one('private', 1, 5));
    assert.deepEqual(
      body.data.booking_details.map((line) => line.product_name),
      ['Dawn Patrol', 'Private Surf Lesson'],
    );
  });

  it('keeps to the rules of a booking', async () => {
    const { id } = await booked();
    const group = await add(id, one('group', 2, 5));
    assert.deepEqual([group.status, group.body.details], [400, ['body/person must be at least 3 for this lesson']]);
    assert.equal((await add(id, { ...one('private', 1), start_time: '05:00' })).status, 400);
    assert.equal((await add(id, one('private', 1, -1))).status, 400);
    assert.equal((await add(id, { ...one('private', 1), product_id: randomUUID() })).status, 404);
    const missing = await add(randomUUID(), one('private', 1));
    assert.deepEqual([missing.status, missing.body.message], [404, 'Booking not found.']);
    const day = schoolDay(6);
    await setDays({ from: day, to: day, is_open: false, reason: 'Swell' });
    const closed = await add(id, one('private', 1, 6));
    assert.deepEqual([closed.status, closed.body.message], [409, `The school is closed on ${inWords(day)}: Swell.`]);
    const forced = await add(id, { ...one('private', 1, 6), force: true });
    assert.equal(forced.status, 201);
    assert.ok((await texts(id)).some((text) => text.includes(', 1 person: added, by force: the school is closed')));
    const old = await add(id, { ...one('private', 1, 7), version: 1 });
    assert.deepEqual([old.status, old.body.message], [409, 'Somebody has changed this booking meanwhile.']);
    assert.equal((await add(id, { ...one('private', 1, 7), version: forced.body.data.version })).status, 201);
    await setStatus(id, 'COMPLETED');
    const final = await add(id, one('private', 1, 7));
    const why = 'A session cannot be added because the booking has been COMPLETED.';
    assert.deepEqual([final.status, final.body.message], [409, why]);
  });
});

describe('a line that staff cancel', () => {
  it('leaves the booking with its places and its amount, and is kept in changes', async () => {
    const day = schoolDay(8);
    await setDays({ from: day, to: day, capacity: 2 });
    const { id, code, sessions } = await booked(one('guiding', 2, 8), one('private', 1, 9));
    await change(sessions[0]?.id ?? '', { start_time: '06:00' });
    const { status, body } = await cancel(sessions[0]?.id ?? '', { reason: ' Ill. ' });
    assert.deepEqual([status, body.data.status, body.data.total_amount], [200, 'PENDING', 650_000]);
    assert.deepEqual([body.data.sessions.length, body.data.booking_details.length], [1, 1]);
    const said = await texts(id);
    assert.ok(said.includes(`Dawn Patrol on ${inWords(day)}, 2 people: cancelled. Reason: Ill.`));
    assert.ok(said.includes(`Dawn Patrol on ${inWords(day)}: no hour yet to 06:00.`), 'what it was before as well');
    assert.ok(said.includes('Total: Rp. 2.350.000 to Rp. 650.000.'));
    assert.equal((await booked(one('guiding', 2, 8))).sessions.length, 1, 'its places are free');
    const { count, subject, text } = await toldOf(id, 'CANCELLED');
    assert.deepEqual([count, subject], [1, `Pemesanan Anda ${code}: Dawn Patrol dibatalkan`]);
    assert.match(text, /Dawn Patrol: .*06:00, 2 orang\.\n\nAlasan: Ill\.\n\nBagian lain/);
    const [mail] = await rowsOf(db, sql`select calendar from messages where booking_id = ${id} and kind = 'CANCELLED'`);
    const events = String(mail?.['calendar']).split('BEGIN:VEVENT').slice(1);
    assert.deepEqual(
      events.map((event) => [/UID:([\w-]+)@/.exec(event)?.[1], /STATUS:(\w+)/.exec(event)?.[1]]),
      [
        [sessions[1]?.id, 'CONFIRMED'],
        [sessions[0]?.id, 'CANCELLED'],
      ],
      'the guest’s calendar forgets it',
    );
    assert.equal((await look(code)).changes_free, true, 'the rest may be changed, as plans are others');
  });

  it('leaves what is booked for today free to change as well', async () => {
    const { code, sessions } = await booked(one('private', 1, 0), one('guiding', 1, 5));
    await cancel(sessions[1]?.id ?? '');
    assert.equal((await look(code)).changes_free, true);
  });

  it('is a whole course, whichever of its days is named', async () => {
    const { booking } = (await courses.book(courses.line(3), one('private', 1, 4))).body.data;
    const { sessions } = await read(booking.id);
    const { body } = await cancel(sessions.find((row) => row.course_day === 3)?.id ?? '');
    assert.deepEqual(
      body.data.sessions.map((row) => row.product_name),
      ['Private Surf Lesson'],
    );
    assert.equal(body.data.total_amount, 650_000);
  });

  it('says what was paid beyond what it costs now', async () => {
    const { id, session } = await booked(one('guiding', 1, 3), one('private', 1, 4));
    await pay(id, 1_500_000);
    const { body } = await cancel(session);
    assert.deepEqual([body.data.amount_paid, body.data.amount_due, body.data.total_amount], [1_500_000, 0, 650_000]);
    assert.match((await toldOf(id, 'CANCELLED')).text, /Pembayaran Anda lebih Rp\. 850\.000 dari harganya/);
  });

  it('as the last one cancels the booking, which only administrators may', async () => {
    const { id, code, session } = await booked();
    await pay(id, 650_000);
    const refused = await cancel(session);
    assert.deepEqual([refused.status, refused.body.message], [403, 'Only administrators may cancel a booking.']);
    const { status, body } = await cancel(session, { reason: 'Ill.' }, admin);
    assert.deepEqual([status, body.data.status, body.data.sessions.length], [200, 'CANCELLED', 1]);
    assert.ok((await texts(id)).includes('Status: PENDING to CANCELLED. Reason: Ill.'));
    assert.deepEqual(await attentionOf(code), ['REFUND_DUE']);
    assert.match((await toldOf(id, 'CANCELLED')).text, /Pemesanan Anda dibatalkan\.\n\nAlasan: Ill\./);
    const again = await cancel(session, { reason: 'Ill.' }, admin);
    const why = 'The session cannot be cancelled because the booking has been CANCELLED.';
    assert.deepEqual([again.status, again.body.message], [409, why]);
  });

  it('needs a reason, a session and the version that is stored', async () => {
    const { id, session } = await booked(one('private', 1), one('private', 1));
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
      assert.equal((await cancel(session, body)).status, 400);
    assert.equal((await cancel(randomUUID())).status, 404);
    assert.equal((await cancel(session, { reason: 'Ill.', version: 9 })).status, 409);
    assert.equal((await cancel(session, { reason: 'Ill.', version: (await read(id)).version })).status, 200);
    assert.equal((await cancel(session)).status, 404);
  });

  it('ends what was raised for its closed day, whichever of a course’s that is, with the last one there', async () => {
    const day = schoolDay(8);
    const { code, session, sessions } = await booked(courses.line(7), one('private', 1, 8), one('private', 1, 9));
    await setDays({ from: day, to: day, is_open: false });
    await cancel(sessions.find((row) => row.product_name === 'Private Surf Lesson')?.id ?? '');
    assert.deepEqual(await attentionOf(code), ['CLOSED_DAY'], 'the course is there as well');
    await cancel(session);
    assert.deepEqual(await attentionOf(code), []);
  });
});

describe('a line that a guest cancels', () => {
  it('leaves the booking so many hours before it begins, whatever else is booked', async () => {
    const { id, code, sessions } = await booked(one('private', 1, 0), one('guiding', 1, 5));
    const [today, later] = sessions;
    const late = await cancelOwn(code, today?.id ?? '');
    assert.equal(late.status, 409);
    assert.match(late.body.message, /^It is too late to cancel this session here\. Please call the school: /);
    clock.now = hoursBefore(schoolDay(5), 24);
    const { status, body } = await cancelOwn(code.toLowerCase(), later?.id ?? '');
    assert.deepEqual([status, body.data.booking_details.length, body.data.total_amount], [200, 1, 650_000]);
    assert.equal(body.data.customer_email, 'sari@example.com');
    assert.equal(body.data.changes_free, false, 'the school has changed nothing');
    clock.now = new Date();
    const [newest] = (await read(id)).changes.filter(({ text }) => text.includes('cancelled'));
    assert.deepEqual(newest?.actor, null);
  });

  it('is free to go while the school has closed its day', async () => {
    const { code, sessions } = await booked(one('private', 1, 0), one('guiding', 1, 5));
    await setDays({ from: schoolDay(0), to: schoolDay(0), is_open: false });
    assert.equal((await cancelOwn(code, sessions[0]?.id ?? '')).status, 200);
  });

  it('as the last one cancels the booking', async () => {
    const { id, code, session } = await booked(one('private', 1, 5));
    await pay(id, 650_000);
    const { body } = await cancelOwn(code, session);
    assert.equal(body.data.status, 'CANCELLED');
    assert.deepEqual(await attentionOf(code), ['REFUND_DUE']);
    assert.equal((await cancelOwn(code, session)).status, 409);
  });

  it('is one of the booking, which the e-mail address is of', async () => {
    const [a, b] = [await booked(one('private', 1, 5)), await booked(one('private', 1, 5))];
    assert.equal((await cancelOwn(a.code, a.session, 'other@example.com')).status, 404);
    assert.equal((await cancelOwn(a.code, b.session)).status, 404);
    assert.equal((await cancelOwn('0000000000', a.session)).status, 404);
    assert.equal((await cancelOwn(a.code, a.session, 'no address')).status, 400);
  });
});
