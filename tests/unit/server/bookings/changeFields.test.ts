import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { changesAt } from '../../../support/server/changes.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { inWords } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const { admin, change, changeAsAdmin, read, look, booked, toldOf, texts } = await changesAt(test, school);
const courses = await coursesAt(test, school, admin);
const place = { location: 'Bali', difficultyLevel: 'BEGINNER', description: 'Sand.' } as const;
const canggu = await insertSurfSpot(db, { name: 'Canggu', meetingPoint: 'At the racks', ...place });

beforeEach(async () => {
  await db.execute(sql`delete from days`);
});

describe('another surf spot', () => {
  it('is the session’s, and of the booking where that is its first', async () => {
    const { id, sessions } = await booked(one('private', 1, 2), one('private', 1, 5));
    const [first, second] = sessions;
    const { body } = await change(second?.id ?? '', { surf_spot_id: canggu.id.toUpperCase() });
    assert.deepEqual([body.data.surf_spot_id, body.data.surf_spot_name], [canggu.id, 'Canggu']);
    const between = await read(id);
    assert.equal(between.surf_spot_name, 'Kuta Beach');
    assert.deepEqual(
      between.booking_details.flatMap((line) => line.sessions?.map((row) => row.surf_spot_name)),
      ['Kuta Beach', 'Canggu'],
    );
    await change(first?.id ?? '', { reservation_date: schoolDay(9) });
    assert.equal((await read(id)).surf_spot_name, 'Canggu', 'the first session is another one now');
    await call('cancelSession', { token: admin, params: { id: second?.id ?? '' }, body: { reason: 'Ill.' } });
    assert.equal((await read(id)).surf_spot_name, 'Kuta Beach', 'and again once that one is cancelled');
  });

  it('tells the guest both places, and leaves the day free to change', async () => {
    const { id, code, session } = await booked(one('private', 1, 0));
    assert.equal((await look(code)).changes_free, false);
    await change(session, { surf_spot_id: canggu.id, reason: 'Kuta is too small.' });
    const { count, text } = await toldOf(id);
    assert.equal(count, 1);
    assert.match(text, /Lokasi sesi Anda berubah\. Private Surf Lesson, .*: di Canggu \(sebelumnya di Kuta Beach\)\./);
    assert.match(text, /Alasan: Kuta is too small\./);
    assert.match(text, /Titik temu: At the racks/);
    assert.equal((await look(code)).changes_free, true);
    assert.ok(
      (await texts(id)).includes(
        `Private Surf Lesson on ${inWords(schoolDay(0))}: Kuta Beach to Canggu. Reason: Kuta is too small.`,
      ),
    );
  });

  it('is one that can be booked', async () => {
    const { session } = await booked();
    assert.equal((await change(session, { surf_spot_id: randomUUID() })).status, 404);
    const gone = await insertSurfSpot(db, { name: 'Gone', ...place });
    await change(session, { surf_spot_id: gone.id });
    await call('deleteSurfSpot', { token: admin, params: { id: gone.id } });
    assert.equal((await change(session, { surf_spot_id: gone.id })).status, 200, 'it is there already');
    const other = await booked();
    const refused = await change(other.session, { surf_spot_id: gone.id });
    assert.deepEqual([refused.status, refused.body.message], [404, 'Surf spot not found.']);
  });
});

describe('another lesson', () => {
  it('brings its price and its rule of people', async () => {
    const { id, session } = await booked(one('private', 1, 3));
    const { guiding, group } = school.lessons;
    const { body } = await change(session, { product_id: guiding });
    assert.deepEqual(
      [body.data.product_name, body.data.unit_price, body.data.total_amount],
      ['Dawn Patrol', 850_000, 850_000],
    );
    assert.equal((await read(id)).total_amount, 850_000);
    assert.match(
      (await toldOf(id)).text,
      /Dawn Patrol \(sebelumnya Private Surf Lesson\)\.\n\n.*Rp\. 850\.000 per orang, sebelumnya Rp\. 650\.000\./,
    );
    const few = await change(session, { product_id: group });
    assert.deepEqual([few.status, few.body.details], [400, ['body/person must be at least 3 for this lesson']]);
    assert.equal((await change(session, { product_id: group, person: 3 })).status, 200);
    const { status } = await change(session, { product_id: school.lessons.private, force: true });
    assert.equal(status, 200);
    assert.ok(
      (await texts(id)).some((text) => text.includes(', by force: the number of people must be 1 for this lesson.')),
    );
    assert.equal((await change(session, { product_id: randomUUID() })).status, 404);
  });

  it('holds for all days of a course, and has as many', async () => {
    const { booking } = (await courses.book(courses.line(3))).body.data;
    const { sessions } = await read(booking.id);
    const other = await courses.addLesson({ name: 'Reef Course', days: '3', min_people: '1', price: '500000' });
    const refused = await change(sessions[1]?.id ?? '', { product_id: courses.morning.id });
    assert.deepEqual([refused.status, refused.body.details], [400, ['body/product_id must be a lesson of 3 days']]);
    assert.equal((await change(sessions[1]?.id ?? '', { product_id: other.id })).status, 200);
    const after = await read(booking.id);
    assert.deepEqual(
      after.sessions.map((row) => [row.product_name, row.total_amount, row.course_days]),
      [
        ['Reef Course', 1_000_000, 3],
        ['Reef Course', 0, 3],
        ['Reef Course', 0, 3],
      ],
    );
    assert.equal(after.total_amount, 1_000_000);
    const { count, text } = await toldOf(booking.id);
    assert.deepEqual([count, text.match(/Reef Course \(sebelumnya/g)?.length], [1, 1]);
  });

  it('is no longer priced with a discount, and loses what refunds took off', async () => {
    const { id, session } = await booked(one('guiding', 2, 3));
    const pay = { kind: 'PAYMENT', method: 'CASH', amount: 1_700_000 };
    const add = (body: object) => call('addLedgerEntry', { token: admin, params: { id }, body });
    await add(pay);
    await add({ ...pay, kind: 'REFUND', amount: 200_000, reason: 'Rain.', lower_total: true });
    await changeAsAdmin(session, { unit_price: 800_000, reason: 'Friends.' });
    assert.equal((await read(id)).total_amount, 1_400_000);
    const { body } = await change(session, { product_id: school.lessons['semi-private'] });
    const { price_before: before, price_reason: reason, unit_price: price, total_amount: amount } = body.data;
    assert.deepEqual([before, reason, amount], [null, null, (price ?? 0) * 2 - 200_000]);
  });
});

describe('of a booking that is final', () => {
  it('day, hour, place, people, lesson and price stay', async () => {
    const { id, session } = await booked(one('guiding', 2, 3));
    await call('updateBookingStatus', { token: admin, params: { id }, body: { action: 'COMPLETED' } });
    for (const body of [
      { reservation_date: schoolDay(4) },
      { start_time: '06:00' },
      { surf_spot_id: canggu.id },
      { person: 3 },
      { product_id: school.lessons['semi-private'] },
      { unit_price: 800_000, reason: 'Friends.' },
    ])
      assert.equal((await changeAsAdmin(session, body)).status, 409, JSON.stringify(body));
  });
});

describe('a price that an administrator sets', () => {
  it('is of one person, with a reason, and is told', async () => {
    const { id, session } = await booked(one('guiding', 2, 3));
    const { body, status } = await changeAsAdmin(session, { unit_price: 800_000, reason: ' Friends. ' });
    assert.equal(status, 200);
    const { unit_price: price, price_before: before, price_reason: reason, total_amount: amount } = body.data;
    assert.deepEqual([price, before, reason, amount], [800_000, 850_000, 'Friends.', 1_600_000]);
    assert.equal((await read(id)).total_amount, 1_600_000);
    assert.match((await toldOf(id)).text, /Rp\. 800\.000 per orang, sebelumnya Rp\. 850\.000\.\n\nAlasan: Friends\./);
    assert.ok(
      (await texts(id)).includes(
        `Dawn Patrol on ${inWords(schoolDay(3))}: Rp. 850.000 to Rp. 800.000 for one person. Reason: Friends.`,
      ),
    );
    const again = await changeAsAdmin(session, { unit_price: 0, reason: 'A gift.' });
    assert.deepEqual([again.body.data.price_before, again.body.data.total_amount], [850_000, 0]);
    const usual = await changeAsAdmin(session, { unit_price: 850_000, reason: 'No gift.' });
    assert.deepEqual([usual.body.data.price_before, usual.body.data.price_reason], [null, null]);
  });

  it('is kept with another number of people', async () => {
    const { session } = await booked(one('guiding', 2, 3));
    await changeAsAdmin(session, { unit_price: 800_000, reason: 'Friends.' });
    assert.equal((await change(session, { person: 3 })).body.data.total_amount, 2_400_000);
  });

  it('is given for any day of a course, and stands on its first', async () => {
    const { booking } = (await courses.book(courses.line(3))).body.data;
    const { sessions } = await read(booking.id);
    await changeAsAdmin(sessions[2]?.id ?? '', { unit_price: 250_000, reason: 'Friends.' });
    const after = (await read(booking.id)).sessions.map((row) => [row.unit_price, row.total_amount]);
    assert.deepEqual(after, [
      [250_000, 500_000],
      [0, 0],
      [0, 0],
    ]);
  });

  it('is set by nobody else, and not without a reason', async () => {
    const { session } = await booked();
    const refused = await change(session, { unit_price: 1, reason: 'Friends.' });
    assert.deepEqual([refused.status, refused.body.message], [403, 'Only administrators may set a price.']);
    assert.equal((await change(session, { unit_price: 1 })).status, 400, 'the body first');
    for (const wrong of [{ unit_price: 1 }, { unit_price: 1, reason: ' ' }, { unit_price: -1, reason: 'A' }])
      assert.equal((await changeAsAdmin(session, wrong)).status, 400);
    assert.equal((await changeAsAdmin(session, { unit_price: 0.5, reason: 'A' })).status, 400);
  });
});
