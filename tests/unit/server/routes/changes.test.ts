// Also on PostgreSQL: triggers and JSON.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { tablesOf } from '../../../../server/changes/listedChange.ts';
import type { Change, ChangeListResponse } from '../../../../server/contract.gen.ts';
import { bookingRequest, openSchool, picture, schoolDay } from '../../../support/server/school.ts';
import { form, makeTestApp, type One, type Row, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db, signIn } = test;
const school = await openSchool(test);
const admin = await signIn('ADMIN');
const staff = await signIn('STAFF');
const { token } = admin;
await db.execute(sql`update users set name = 'Made' where id = ${admin.id}`);
await db.execute(sql`update users set name = 'Wayan' where id = ${staff.id}`);
const image = await picture();

const list = async (query: Record<string, string | number> = {}) =>
  (await call<ChangeListResponse>('listChanges', { token, query })).body;
const newest = async (count: number): Promise<Change[]> => (await list()).data.slice(0, count);
const textOf = async () => (await newest(1))[0]?.text;

/** Makes a change, and reads what the list then has first. */
async function after(operationId: string, params: Record<string, string>, body?: unknown, by = token) {
  const answer = await call(operationId, { token: by, params, body });
  assert.ok(answer.status < 300, JSON.stringify(answer.body));
  return { id: answer.body.data.id, text: await textOf() };
}
async function bookedByGuest(days = 1): Promise<{ id: string; code: string; session: string }> {
  const { body } = await call<One<{ booking: Row & { booking_details: Row[] } }>>('createBooking', {
    body: bookingRequest(school, {
      details: [{ product_id: school.lessons.private, reservation_date: schoolDay(days), person: 1 }],
    }),
  });
  const { id, booking_code: code, booking_details: lines } = body.data.booking;
  return { id, code: String(code), session: lines[0]?.id ?? '' };
}

describe('the list of changes', () => {
  it('tells of users, without addresses and passwords', async () => {
    const customer = await signIn('CUSTOMER');
    await db.execute(sql`update users set name = 'Ketut' where id = ${customer.id}`);
    const body = { name: 'Ketut', email: 'ketut@surf.example', role: 'STAFF' };
    const { text } = await after('updateUser', { id: customer.id }, body);
    assert.equal(text, 'E-mail of Ketut: changed. Role of Ketut: CUSTOMER to STAFF.');
    assert.equal((await after('deleteUser', { id: customer.id })).text, 'Ketut: deleted.');
    const all = JSON.stringify(await list());
    assert.doesNotMatch(all, /argon2|ketut@surf/);
  });

  it('tells of lessons and categories', async () => {
    const lesson = { name: 'Group Surf Lesson', price: '350000', product_category_id: school.categoryId };
    const made = await after('createProduct', {}, form(lesson));
    assert.equal(made.text, 'Group Surf Lesson: added.');
    const { id } = made;
    const price = await after('updateProduct', { id }, form({ price: '375000' }));
    assert.equal(price.text, 'Price of Group Surf Lesson: Rp. 350.000 to Rp. 375.000.');
    const facts = await after('updateProduct', { id }, form({ level: 'BEGINNER', description: 'Waves.' }));
    assert.equal(
      facts.text,
      'Level of Group Surf Lesson: none to BEGINNER. Description of Group Surf Lesson: changed.',
    );
    assert.equal((await after('deleteProduct', { id })).text, 'Group Surf Lesson: deleted.');
    const category = await after('createProductCategory', {}, { name: 'Talks' });
    const renamed = await after('updateProductCategory', { id: category.id }, { name: 'Walks' });
    assert.equal(renamed.text, 'Name of category Talks: Talks to Walks.');
  });

  it('leaves a name as it was given, whatever it begins with', async () => {
    const lesson = { name: 'Video Coaching', price: '350000', product_category_id: school.categoryId };
    const { id } = await after('createProduct', {}, form(lesson));
    const { text } = await after('updateProduct', { id }, form({ price: '375000' }));
    assert.equal(text, 'Price of Video Coaching: Rp. 350.000 to Rp. 375.000.');
  });

  it('tells of spots, instructors and days', async () => {
    const spot = { name: 'Canggu', location: 'Bali', difficulty_level: 'ADVANCED', description: 'C', image_url: image };
    const { id } = await after('createSurfSpot', {}, form({ ...spot, location_url: 'https://a.example' }));
    const level = await after('updateSurfSpot', { id }, form({ difficulty_level: 'BEGINNER' }));
    assert.equal(level.text, 'Level of Canggu: ADVANCED to BEGINNER.');
    assert.equal((await after('deleteSurfSpot', { id })).text, 'Canggu: deleted.');

    const komang = await after('createInstructor', {}, form({ name: 'Komang' }));
    const away = { from: '2027-05-16', to: '2027-05-18', is_away: true };
    const gone = await after('setInstructorAway', { id: komang.id }, away);
    assert.equal(gone.text, 'Komang: away from 16 May 2027 to 18 May 2027.');
    const left = await after('updateInstructor', { id: komang.id }, form({ is_active: 'false' }));
    assert.equal(left.text, 'Komang: not active.');
    assert.equal((await after('deleteInstructor', { id: komang.id })).text, 'Komang: deleted.');
    const before = (await list({ what: 'INSTRUCTORS' })).data.map(({ text }) => text);
    assert.ok(before.includes('Komang: away from 16 May 2027 to 18 May 2027.'), 'of one who is deleted since');

    const nyepi = { from: '2027-03-08', to: '2027-03-08' };
    const closed = await after('updateDays', {}, { ...nyepi, is_open: false, reason: 'Nyepi' });
    assert.equal(closed.text, '8 March 2027: closed, Nyepi.');
    const limit = await after('updateDays', {}, { ...nyepi, is_open: true, capacity: 12, note: 'high tide' });
    assert.equal(
      limit.text,
      '8 March 2027: open. 8 March 2027: a limit of 12 places. Note of 8 March 2027: high tide.',
    );
    const one = await after('updateDays', {}, { ...nyepi, capacity: 1 });
    assert.equal(one.text, '8 March 2027: a limit of 1 place.');
  });

  it('tells of the content of the site, and of what needed attention', async () => {
    assert.equal((await after('createImage', {}, form({ image_url: image }))).text, 'A photo: added.');
    const video = await after('createVideo', {}, { video_url: 'https://a.example/v' });
    const other = await after('updateVideo', { id: video.id }, { video_url: 'https://a.example/w' });
    assert.equal(other.text, 'Address of a video: https://a.example/v to https://a.example/w.');
    const slide = await after('createCarousel', {}, form({ image_url: image, active: 'true' }));
    const hidden = await after('updateCarousel', { id: slide.id }, form({ active: 'false' }));
    assert.equal(hidden.text, 'A slide: not shown.');
    const review = await call('createTestimony', { body: { name: 'Sari', message: 'Good.' } });
    const { id } = review.body.data;
    assert.equal((await after('updateTestimony', { id }, { active: true })).text, 'Review by Sari: shown.');
    assert.equal((await after('deleteTestimony', { id })).text, 'Review by Sari: deleted.');
    const [item] = await rowsOf(
      db,
      sql`insert into attention (kind, key, text) values ('MESSAGE_FAILED', gen_random_uuid(), 'Not sent.') returning id`,
    );
    await call('resolveAttention', { token, params: { id: String(item?.['id']) } });
    assert.equal(await textOf(), 'Done: Not sent.');
  });

  it('tells of bookings as their panel does, with their code', async () => {
    const { id, code, session } = await bookedByGuest();
    await call('updateBookingStatus', { token: staff.token, params: { id }, body: { action: 'CONFIRMED' } });
    const [confirmed] = await newest(1);
    const { actor, actor_id: by, what, text, booking_code: of } = confirmed ?? ({} as Change);
    assert.deepEqual([actor, by, what, of], ['Wayan', staff.id, 'BOOKINGS', code]);
    assert.equal(text, 'Status: PENDING to CONFIRMED.');
    await call('updateSession', { token, params: { id: session }, body: { start_time: '07:00' } });
    const [hour] = await newest(1);
    assert.match(hour?.text ?? '', /: no hour yet to 07:00\.$/);
    assert.equal(hour?.booking_code, code);
    await call('updateBookingPayment', { token, params: { id }, body: { action: 'PAY' } });
    const [paid, before] = await newest(2);
    assert.deepEqual(
      [paid?.what, paid?.text, paid?.booking_code],
      ['MONEY', 'Paid in cash: Rp. 650.000.', code],
      'without a row for the status that follows',
    );
    assert.equal(before?.id, hour.id);
  });

  it('has one row for a booking at the counter, and guests without a name', async () => {
    const { total_item: earlier } = (await list()).paging;
    const { booking_details } = bookingRequest(school);
    const customer = { full_name: 'Sari', phone: '081234567890' };
    const walkIn = { customer, surf_spot_id: school.spotId, paid: null, booking_details };
    assert.equal((await after('createCounterBooking', {}, walkIn)).text, 'Booked at the counter.');
    assert.equal((await list()).paging.total_item, earlier + 1);

    const { code } = await bookedByGuest(9);
    await call('cancelMyBooking', { params: { bookingCode: code }, body: { email: 'sari@example.com' } });
    const [cancelled] = await newest(1);
    assert.deepEqual(
      [cancelled?.actor, cancelled?.actor_id, cancelled?.text, cancelled?.booking_code],
      [null, null, 'Status: PENDING to CANCELLED.', code],
    );
  });

  it('is told by who, what and when, ten a page, and names who changed anything', async () => {
    const mine = await list({ actor: staff.id });
    assert.deepEqual(new Set(mine.data.map(({ actor }) => actor)), new Set(['Wayan']));
    const lessons = await list({ what: 'LESSONS' });
    assert.deepEqual(new Set(lessons.data.map(({ what }) => what)), new Set(['LESSONS']));
    assert.deepEqual(
      lessons.actors.map(({ name }) => name),
      ['Made', 'Wayan'],
    );
    assert.equal((await list({ actor: randomUUID() })).paging.total_item, 0);

    const one = await list();
    const two = await list({ page: 2 });
    assert.deepEqual([one.data.length, one.paging.size], [10, 10]);
    const ids = [...one.data, ...two.data].map(({ id }) => Number(id));
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    );
    assert.equal(new Set(ids).size, ids.length);
  });

  it('is of 31 days, or of those that are asked for', async () => {
    const wanted = { from: schoolDay(-40), to: schoolDay(-39) };
    assert.deepEqual((await list(wanted)).data, []);
    await db.execute(sql`insert into audit_log (actor_id, action, table_name, row_id, before, created_at)
      values (${admin.id}, 'DELETE', 'images', ${randomUUID()}, '{"id": "x"}', ${`${schoolDay(-39)}T23:59:00+08:00`})`);
    const old = await list(wanted);
    assert.deepEqual(
      old.data.map(({ text }) => text),
      ['A photo: deleted.'],
    );
    assert.deepEqual(
      old.actors.map(({ name }) => name),
      ['Made'],
    );
    assert.equal((await list({ from: schoolDay(-38) })).data.length, 10);
    assert.equal((await list({ to: schoolDay(-39) })).data.length, 1);
    assert.deepEqual((await list({ from: schoolDay(3) })).data, []);
    for (const query of [
      { from: '2027-02-02', to: '2027-02-01' },
      { from: '2025-01-01', to: '2027-01-01' },
    ])
      assert.equal((await call('listChanges', { token, query })).status, 400);
    // Nothing of the database is before the year 1.
    assert.equal((await call('listChanges', { token, query: { to: '0001-01-02' } })).status, 400);
  });

  it('names who has been deleted since', async () => {
    const other = await signIn('ADMIN');
    await db.execute(sql`update users set name = 'Putu' where id = ${other.id}`);
    await after('createProductCategory', {}, { name: 'Trips' }, other.token);
    await call('deleteUser', { token, params: { id: other.id } });
    const { data, actors } = await list({ actor: other.id });
    assert.deepEqual(
      data.map(({ actor, text }) => [actor, text]),
      [['Putu', 'Category Trips: added.']],
    );
    assert.deepEqual(
      actors.map(({ name }) => name),
      ['Made', 'Putu', 'Wayan'],
    );
  });

  it('knows every table that is recorded', async () => {
    const triggers = await rowsOf(
      db,
      sql`select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'record_change%'`,
    );
    assert.ok(triggers.length > 10);
    const recorded = [...triggers.map(({ name }) => String(name)), 'instructor_away'];
    assert.deepEqual(recorded.toSorted(), [...tablesOf(undefined)].toSorted());
    const written = await list({ what: 'BOOKINGS' });
    for (const { text } of written.data) assert.notEqual(text, 'Changed.');
  });
});
