// Also on PostgreSQL: instances that start together.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../../../server/auth/passwords.ts';
import { users } from '../../../../server/db/schema.ts';
import { seedDatabase } from '../../../../server/seed/seed.ts';
import { readSettings } from '../../../../server/settings.ts';
import { makeTestApp, type Many, type One, rowsOf } from '../../../support/server/testApp.ts';

const { app, call, db } = await makeTestApp();
const accounts = await seedDatabase(db, readSettings({}));
const list = async (operationId: string, query = {}) => (await call<Many>(operationId, { query })).body;

describe('the demo school', () => {
  it('has taken the money of the bookings that are paid', async () => {
    const { body } = await call('login', { body: { email: accounts[0]?.email, password: accounts[0]?.password } });
    const token = String(body.data['access_token']);
    const { data } = (await call<Many>('listBookings', { token, query: { payment_status: 'PAID' } })).body;
    assert.equal(data.length, 2);
    for (const { id, total_amount: total } of data) {
      const full = (await call('getBooking', { token, params: { id } })).body.data;
      assert.deepEqual([full['amount_paid'], full['amount_due']], [total, 0]);
    }
  });

  it('names its accounts, and they can sign in', async () => {
    assert.deepEqual(
      accounts.map(({ email }) => email),
      ['admin@surf.example', 'customer@surf.example'],
    );
    for (const { email, password } of accounts) {
      assert.equal((await call('login', { body: { email, password } })).status, 200);
    }
  });

  it('has enough to show: lessons on two pages, 3 days courses, spots, slides, photos, videos, reviews', async () => {
    const lessons = [1, 2].map((page) => list('listProducts', { page }));
    const rows = (await Promise.all(lessons)).flatMap(({ data }) => data);
    assert.ok(rows.length >= 14);
    const categories = (await list('listProductCategories')).data;
    const courses = categories.filter(({ name }) => /3 days/i.test(String(name))).map(({ id }) => id);
    assert.ok(courses.length >= 2);
    for (const id of courses) {
      const own = rows.filter((row) => row['product_category_id'] === id);
      assert.ok(own.some((row) => /3 days/i.test(`${String(row['name'])} ${String(row['description'])}`)));
    }
    for (const kind of [/semi-private/i, /^private/i, /group/i])
      assert.ok(rows.some(({ name }) => kind.test(String(name))));
    const spots = (await list('listSurfSpots', { page: 1 })).data;
    assert.deepEqual([spots.length, spots[0]?.['name']], [5, 'Kuta Beach']);
    const counts = await Promise.all(
      ['listCarousels', 'listImages', 'listVideos', 'listTestimonies'].map((id) => list(id)),
    );
    assert.deepEqual(
      counts.map(({ data }) => data.length),
      [3, 6, 2, 6],
    );
    for (const { image_url: url } of [...rows, ...spots, ...(counts[0]?.data ?? [])]) {
      assert.equal((await app.inject(`/public/${String(url)}`)).statusCode, 200);
    }
  });

  it('is closed on Nyepi', async () => {
    const { data } = await list('listDays', { from: '2027-03-07', to: '2027-03-09' });
    assert.deepEqual(
      data.map((day) => [day['date'], day['is_open'], day['reason']]),
      [
        ['2027-03-07', true, null],
        ['2027-03-08', false, 'Nyepi'],
        ['2027-03-09', true, null],
      ],
    );
  });

  it('shows the demo customer bookings to come and past ones', async () => {
    const [, customer] = accounts;
    const login = await call<One<{ access_token: string }>>('login', {
      body: { email: customer?.email, password: customer?.password },
    });
    const token = login.body.data.access_token;
    assert.ok((await call<Many>('listMyBookings', { token })).body.data.length >= 2);
    assert.ok((await call<Many>('listMyHistories', { token })).body.data.length >= 1);
  });

  it('is made once', async () => {
    await seedDatabase(db, readSettings({}));
    assert.equal((await list('listSurfSpots')).data.length, 5);
    // Another password is nobody's business but its owner's.
    const passwordHash = await hashPassword('ombak-besar-2027');
    await db.update(users).set({ passwordHash }).where(eq(users.email, 'admin@surf.example'));
    const named = await seedDatabase(db, readSettings({}));
    assert.deepEqual(
      named.map(({ email }) => email),
      ['customer@surf.example'],
    );
  });
});

describe('an account that ADMIN_EMAIL makes the administrator', () => {
  it('is signed out everywhere: only the new password leads in', async () => {
    const school = await makeTestApp();
    const customer = await school.signIn('CUSTOMER');
    const other = await school.signIn('CUSTOMER');
    const ADMIN_PASSWORD = 'ombak-besar-2027';
    await seedDatabase(school.db, readSettings({ SEED: 'none', ADMIN_EMAIL: customer.email, ADMIN_PASSWORD }));
    const status = async (operation: string, token: string) => (await school.call(operation, { token })).status;
    assert.equal(await status('listUsers', customer.token), 401);
    assert.equal(await status('refreshAccessToken', customer.refreshToken), 401);
    assert.equal(await status('getCurrentUser', other.token), 200);
    const body = { email: customer.email, password: ADMIN_PASSWORD };
    const login = await school.call<One<{ access_token: string }>>('login', { body });
    const token = login.body.data.access_token;
    assert.equal(await status('listUsers', token), 200);
    // A later start, with the same settings, signs nobody out.
    await seedDatabase(school.db, readSettings({ SEED: 'none', ADMIN_EMAIL: customer.email, ADMIN_PASSWORD }));
    assert.equal(await status('listUsers', token), 200);
  });
});

describe('1,500 bookings and 500 lessons', () => {
  const plan = async (query: string): Promise<string> => {
    const rows = await rowsOf(db, sql.raw(`explain ${query}`));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  it('are listed by index, without a sort', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into bookings
      (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status, total_amount, request_hash, created_at)
      select 'C' || lpad(n::text, 9, '0'), 'Kuta', 'A', 'a@b.example', '+62', 'CASH', 'PENDING', 1, '', now() - n * interval '1 minute'
      from generate_series(1, 1500) n`);
      await tx.execute(sql`insert into booking_details (booking_id, position, product_name, reservation_date, person, unit_price, total_amount)
      select id, 9, 'Private', '2027-01-01', 1, 1, 1 from bookings where surf_spot_name = 'Kuta'`);
    });
    await db.execute(sql`insert into payments (booking_id, status, amount) select id, 'PENDING', 1 from bookings`);
    await db.execute(sql`insert into products (name, price, created_at)
      select 'Lesson ' || n, 1, now() + n * interval '1 minute' from generate_series(1, 500) n`);
    await db.execute(sql`analyze`);
    const [one] = await rowsOf(db, sql`select id from bookings limit 1`);
    const id = String(one?.['id']);
    const plans: [string, string][] = [
      ['bookings_created', 'select * from bookings order by created_at desc, id desc limit 10'],
      ['products_created', 'select * from products where deleted_at is null order by created_at, id limit 10'],
      ['booking_details_booking', `select * from booking_details where booking_id in ('${id}') order by position`],
      ['payments_booking', `select * from payments where booking_id in ('${id}') order by created_at desc`],
      ['bookings_booking_code_unique', `select * from bookings where booking_code = 'C000000001'`],
    ];
    for (const [index, query] of plans) {
      const text = await plan(query);
      assert.match(text, new RegExp(index), text);
      assert.doesNotMatch(text, /Seq Scan/, text);
    }
  });
});
