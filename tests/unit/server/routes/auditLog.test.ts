// Also on PostgreSQL: triggers.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { operations } from '../../../support/server/contract.ts';
import { bookingRequest, openSchool, picture, schoolDay } from '../../../support/server/school.ts';
import { form, makeTestApp, type One, type Row, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db, signIn } = test;
const school = await openSchool(test);
const admin = await signIn('ADMIN');
const { token } = admin;
const image = await picture();
const categoryId = school.categoryId;

const records = () => rowsOf(db, sql`select * from audit_log order by id`);
const make = async (operationId: string, body: unknown): Promise<Record<string, string>> => {
  const { status, body: made } = await call(operationId, { token, body });
  assert.equal(status, 201);
  return { id: made.data.id };
};
type Booked = One<{ booking: Row & { booking_details: Row[] } }>;
async function bookAny(): Promise<Booked['data']['booking']> {
  const { status, body } = await call<Booked>('createBooking', { body: bookingRequest(school) });
  assert.equal(status, 201);
  return body.data.booking;
}
const book = async () => ({ id: (await bookAny()).id });
const bookSession = async () => ({ id: (await bookAny()).booking_details[0]?.id ?? '' });
const { booking_details: sessions } = bookingRequest(school);
const walkIn = { customer: { full_name: 'Sari', phone: '081234567890' }, surf_spot_id: school.spotId, paid: 'CASH' };
const customer = async () => ({ id: (await signIn('CUSTOMER')).id });
const review = () => make('createTestimony', { name: 'Sari', message: 'Good waves.' });
const spot = {
  name: 'A',
  location: 'B',
  difficulty_level: 'ADVANCED',
  description: 'C',
  location_url: 'https://a.example',
  image_url: image,
};
const lesson = { name: 'Yoga', price: '1000', product_category_id: categoryId };

interface Change {
  table: string;
  /** Tables that have a row of it as well, in the order of the rows. */
  also?: string[];
  /** Makes the row that is changed; returns its id. */
  given?: () => Promise<Record<string, string>>;
  body?: unknown;
  /** Fields that differ afterwards. */
  before?: object;
  after?: object;
  /** A request that is refused. */
  refused?: { params?: Record<string, string>; body?: unknown };
}

const gone: NonNullable<Change['refused']> = { params: { id: randomUUID() } };
const changes: Record<string, Change> = {
  updateUser: {
    table: 'users',
    given: customer,
    body: { name: 'New', email: 'new@surf.example', role: 'CUSTOMER' },
    before: { name: 'Someone' },
    after: { name: 'New', email: 'new@surf.example' },
    refused: { params: { id: admin.id }, body: { name: 'New', email: 'x@surf.example', role: 'CUSTOMER' } },
  },
  deleteUser: { table: 'users', given: customer, before: { role: 'CUSTOMER' }, refused: { params: { id: admin.id } } },
  createImage: { table: 'images', body: form({ image_url: image }), after: {}, refused: { body: form({ a: 'b' }) } },
  updateImage: {
    table: 'images',
    given: () => make('createImage', form({ image_url: image })),
    body: form({ image_url: image }),
    before: {},
    after: {},
  },
  deleteImage: { table: 'images', given: () => make('createImage', form({ image_url: image })), before: {} },
  createVideo: {
    table: 'videos',
    body: { video_url: 'https://example.com/v' },
    after: { video_url: 'https://example.com/v' },
    refused: { body: { video_url: '' } },
  },
  updateVideo: {
    table: 'videos',
    given: () => make('createVideo', { video_url: 'https://example.com/v' }),
    body: { video_url: 'https://example.com/w' },
    before: { video_url: 'https://example.com/v' },
    after: { video_url: 'https://example.com/w' },
  },
  deleteVideo: {
    table: 'videos',
    given: () => make('createVideo', { video_url: 'https://example.com/v' }),
    before: { video_url: 'https://example.com/v' },
  },
  createProduct: {
    table: 'products',
    body: form(lesson),
    after: { name: 'Yoga', price: 1000 },
    refused: { body: form({ ...lesson, product_category_id: randomUUID(), image_url: image }) },
  },
  updateProduct: {
    table: 'products',
    given: () => make('createProduct', form(lesson)),
    body: form({ price: '2000' }),
    before: { price: 1000, name: 'Yoga' },
    after: { price: 2000, name: 'Yoga' },
  },
  // Its row stays: carts that still have it are told its name.
  deleteProduct: {
    table: 'products',
    given: () => make('createProduct', form(lesson)),
    before: { name: 'Yoga', deleted_at: null },
    after: { name: 'Yoga' },
  },
  createProductCategory: {
    table: 'product_categories',
    body: { name: 'Talks' },
    after: { name: 'Talks' },
    refused: { body: { name: 'LESSONS' } },
  },
  updateProductCategory: {
    table: 'product_categories',
    given: () => make('createProductCategory', { name: 'Rent' }),
    body: { name: 'Rental' },
    before: { name: 'Rent' },
    after: { name: 'Rental' },
    refused: { params: { id: categoryId }, body: { name: 'talks' } },
  },
  deleteProductCategory: {
    table: 'product_categories',
    given: () => make('createProductCategory', { name: 'Trips' }),
    before: { name: 'Trips' },
    refused: { params: { id: categoryId } },
  },
  createCarousel: {
    table: 'carousels',
    body: form({ image_url: image, active: 'true' }),
    after: { active: true },
    refused: { body: form({ active: 'true' }) },
  },
  updateCarousel: {
    table: 'carousels',
    given: () => make('createCarousel', form({ image_url: image, active: 'true' })),
    body: form({ active: 'false' }),
    before: { active: true },
    after: { active: false },
  },
  deleteCarousel: {
    table: 'carousels',
    given: () => make('createCarousel', form({ image_url: image, active: 'true' })),
    before: { active: true },
  },
  updateTestimony: {
    table: 'testimonies',
    given: review,
    body: { active: true },
    before: { active: false },
    after: { active: true, message: 'Good waves.' },
  },
  deleteTestimony: { table: 'testimonies', given: review, before: { name: 'Sari' } },
  createSurfSpot: {
    table: 'surf_spots',
    body: form(spot),
    after: { name: 'A' },
    refused: { body: form({ name: 'A' }) },
  },
  updateSurfSpot: {
    table: 'surf_spots',
    given: () => make('createSurfSpot', form(spot)),
    body: form({ name: 'Z' }),
    before: { name: 'A' },
    after: { name: 'Z' },
  },
  deleteSurfSpot: { table: 'surf_spots', given: () => make('createSurfSpot', form(spot)), before: { name: 'A' } },
  createInstructor: {
    table: 'instructors',
    body: form({ name: 'Komang' }),
    after: { name: 'Komang', is_active: true },
    refused: { body: form({ role: 'Guide' }) },
  },
  updateInstructor: {
    table: 'instructors',
    given: () => make('createInstructor', form({ name: 'Komang' })),
    body: form({ is_active: 'false' }),
    before: { is_active: true },
    after: { name: 'Komang', is_active: false },
  },
  deleteInstructor: {
    table: 'instructors',
    given: () => make('createInstructor', form({ name: 'Komang' })),
    before: { name: 'Komang' },
  },
  setInstructorAway: {
    table: 'instructor_away',
    given: () => make('createInstructor', form({ name: 'Komang' })),
    body: { from: '2027-05-16', to: '2027-05-18', is_away: true },
    after: { from: '2027-05-16', to: '2027-05-18' },
    refused: { params: { id: randomUUID() }, body: { from: '2027-05-16', to: '2027-05-18', is_away: true } },
  },
  updateBookingStatus: {
    table: 'bookings',
    given: book,
    body: { action: 'CONFIRMED' },
    before: { status: 'PENDING' },
    after: { status: 'CONFIRMED', customer_name: 'Sari Dewi' },
  },
  updateBookingPayment: {
    table: 'payments',
    also: ['ledger'],
    given: book,
    body: { action: 'PAY' },
    before: { status: 'PENDING' },
    after: { status: 'PAID', amount: 650_000 },
  },
  updateDays: {
    table: 'days',
    body: { from: '2027-03-08', to: '2027-03-08', is_open: false, reason: 'Nyepi' },
    after: { date: '2027-03-08', is_open: false, reason: 'Nyepi', capacity: null },
    refused: { body: { from: '2027-03-08', to: '2027-03-08' } },
  },
  updateSchool: {
    table: 'school',
    body: { area: 'Legian', texts: { id: { notes: null } } },
    before: { area: 'Kuta' },
    after: { area: 'Legian' },
    refused: { body: { area: 'Kuta', version: 999 } },
  },
  resolveAttention: {
    table: 'attention',
    given: async () => {
      const [row] = await rowsOf(
        db,
        sql`insert into attention (kind, key, text) values ('MESSAGE_FAILED', gen_random_uuid(), 'Not sent.') returning id`,
      );
      return { id: String(row?.['id']) };
    },
    before: { resolved_at: null },
    after: { kind: 'MESSAGE_FAILED' },
  },
  updateSession: {
    table: 'booking_details',
    given: bookSession,
    body: { reservation_date: schoolDay(2) },
    before: { reservation_date: schoolDay(1) },
    after: { reservation_date: schoolDay(2) },
    refused: { params: { id: randomUUID() }, body: { reservation_date: schoolDay(2) } },
  },
  updateSessions: {
    table: 'booking_details',
    body: { ids: [(await bookSession()).id], start_time: '07:00' },
    before: { start_time: null },
    after: { start_time: '07:00' },
    refused: { body: { ids: [randomUUID()], start_time: '07:00' } },
  },
  cancelSession: {
    table: 'bookings',
    given: bookSession,
    body: { reason: 'Ill.' },
    before: { status: 'PENDING' },
    after: { status: 'CANCELLED' },
    refused: { params: { id: randomUUID() }, body: { reason: 'Ill.' } },
  },
  addSession: {
    table: 'booking_details',
    also: ['bookings', 'payments'],
    given: book,
    body: { product_id: school.lessons.private, reservation_date: schoolDay(1), person: 1 },
    after: { person: 1 },
    refused: {
      params: { id: randomUUID() },
      body: { product_id: school.lessons.private, reservation_date: schoolDay(1), person: 1 },
    },
  },
  updateBooking: {
    table: 'bookings',
    given: book,
    body: { note: 'Knee.' },
    before: { note: null },
    after: { note: 'Knee.' },
    refused: { params: { id: randomUUID() }, body: { note: 'Knee.' } },
  },
  sendMessageAgain: {
    table: 'messages',
    given: async () => {
      const { id } = await book();
      const [row] = await rowsOf(db, sql`select id from messages where booking_id = ${id}`);
      return { id: String(row?.['id']) };
    },
    after: { kind: 'BOOKED' },
  },
  addLedgerEntry: {
    table: 'ledger',
    also: ['payments'],
    given: book,
    body: { kind: 'PAYMENT', method: 'TRANSFER', amount: 650_000 },
    after: { kind: 'PAYMENT', method: 'TRANSFER', amount: 650_000, actor_name: 'Someone' },
    refused: { params: { id: randomUUID() }, body: { kind: 'PAYMENT', method: 'TRANSFER', amount: 1 } },
  },
  createCounterBooking: {
    table: 'bookings',
    also: ['booking_details', 'payments', 'ledger'],
    body: { ...walkIn, booking_details: sessions },
    after: { status: 'CONFIRMED', customer_name: 'Sari' },
    refused: { body: { ...walkIn, booking_details: [] } },
  },
};

/** Operations whose record is not of the row that their path names. */
const ofAnotherRow = ['updateBookingPayment', 'addLedgerEntry', 'sendMessageAgain', 'addSession', 'cancelSession'];

function assertHolds(found: unknown, expected: object | undefined): void {
  if (!expected) {
    assert.equal(found, null);
    return;
  }
  const row = found as Record<string, unknown>;
  assert.equal(typeof row['id'], 'string');
  for (const [field, value] of Object.entries(expected)) assert.deepEqual(row[field], value, field);
}

describe('the record of what administrators change', () => {
  it('is tested for every operation by which they change something', () => {
    const changing = operations.filter(({ method, 'x-role': role }) => role && method !== 'GET');
    assert.deepEqual(Object.keys(changes).sort(), changing.map(({ operationId }) => operationId).sort());
  });

  for (const [operationId, { table, also = [], given, body, before, after, refused = gone }] of Object.entries(
    changes,
  )) {
    it(`${operationId} leaves one row a table, with actor, before and after; refused it leaves none`, async () => {
      const params = given ? await given() : {};
      const earlier = (await records()).length;
      const { status } = await call(operationId, { token, params, body });
      assert.ok(status < 300, String(status));
      const made = (await records()).slice(earlier);
      assert.deepEqual(
        made.map((record) => record['table_name']),
        [table, ...also],
        JSON.stringify(made),
      );
      const [row] = made;
      const action = before ? (after ? 'UPDATE' : 'DELETE') : 'INSERT';
      assert.deepEqual([row?.['actor_id'], row?.['table_name'], row?.['action']], [admin.id, table, action]);
      if (!ofAnotherRow.includes(operationId) && params['id']) assert.equal(row?.['row_id'], params['id']);
      assertHolds(row?.['before'], before);
      assertHolds(row?.['after'], after);

      const failed = await call(operationId, { token, params: refused.params ?? {}, body: refused.body ?? body });
      assert.ok(failed.status >= 400 && failed.status < 500, String(failed.status));
      assert.equal((await records()).length, earlier + made.length);
    });
  }

  it('holds no secret, and nothing of what customers and guests do', async () => {
    const earlier = (await records()).length;
    const own = await signIn('CUSTOMER');
    const headers = { 'idempotency-key': randomUUID() };
    for (const auth of [own.token, undefined]) {
      await call('createBooking', { token: auth, body: bookingRequest(school), ...(auth && { headers }) });
      await call('createTestimony', { token: auth, body: { name: 'A', message: 'B' } });
    }
    await call('logout', { token: own.refreshToken });
    const all = await records();
    assert.equal(all.length, earlier);
    assert.doesNotMatch(JSON.stringify(all), /argon2|password|idempotency/);
  });

  it('ends with its transaction: what follows on the same connection has no actor', async () => {
    const [row] = await rowsOf(db, sql`select coalesce(current_setting('surf.actor', true), '') as actor`);
    assert.equal(row?.['actor'], '');
  });
});
