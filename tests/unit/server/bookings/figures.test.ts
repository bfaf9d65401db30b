// Also on PostgreSQL: sums and types.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Overview, Session } from '../../../../server/contract.gen.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import {
  type Failure,
  makeTestApp,
  type Many,
  type One,
  rowsOf,
  testPassword,
} from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const { spotId, lessons } = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const staff = await test.signIn('STAFF');
const BOOKINGS = 2000;
const today = schoolDay(0);

/** How many are stored at once, so that no statement takes long on a busy machine. */
const BATCH = 500;
/** Bookings of all kinds, spread over a year: made up to 290 days ago, for days up to 60 days ahead, one to three sessions each. */
for (let first = 1; first <= BOOKINGS; first += BATCH) {
  const last = first + BATCH - 1;
  const isOfBatch = sql`substr(customer_name, 7)::int between ${first}::int and ${last}::int`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
  insert into bookings (booking_code, surf_spot_id, surf_spot_name, customer_name, customer_email, customer_phone,
    payment_method, status, total_amount, request_hash, created_at)
  select upper(substr(md5(n::text), 1, 10)), ${spotId}::uuid, (array['Kuta Beach', 'Balangan', 'Canggu'])[n % 3 + 1], 'Guest ' || n,
    'g@mail.example', '+6281234567890', (array['CASH', 'GATEWAY'])[n % 2 + 1],
    (array['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])[(n / 2) % 4 + 1], (n % 3 + 1) * 100000, '',
    now() - (n % 290) * interval '1 day' - (n % 1440) * interval '1 minute'
  from generate_series(${first}::int, ${last}::int) n`);
    await tx.execute(sql`
  insert into booking_details (booking_id, position, product_id, product_name, reservation_date, person, unit_price, total_amount)
  select b.id, p, ${lessons.guiding}::uuid, 'Lesson ' || (p % 2), ${today}::date + ((n * 7 + p * 3) % 366 - 300)::int, n % 5 + 1, 100000 / (n % 5 + 1), 100000
  from (select id, total_amount, substr(customer_name, 7)::int as n from bookings where ${isOfBatch}) b, generate_series(0, 2) p
  where p < total_amount / 100000`);
  });
  await db.execute(sql`
  insert into payments (booking_id, status, amount, created_at)
  select id, state, total_amount, created_at
  from (select *, (array['PENDING', 'PAID', 'PAID', 'FAILED', 'EXPIRED'])[substr(customer_name, 7)::int % 5 + 1] as state
    from bookings where ${isOfBatch}) b`);
  await db.execute(sql`
  insert into ledger (booking_id, kind, method, amount, reason, paid_at)
  select b.id, 'PAYMENT', b.payment_method, b.total_amount, case b.status when 'CANCELLED' then 'Paid late.' end,
    b.created_at + interval '1 hour'
  from bookings b join payments p on p.booking_id = b.id where p.status = 'PAID' and ${isOfBatch}`);
}
for (const table of ['bookings', 'booking_list', 'booking_details', 'payments', 'ledger'])
  await db.execute(sql.raw(`vacuum analyze ${table}`));

const list = async (query: Record<string, string>) =>
  (await call<Many<Session>>('listSessions', { token: staff.token, query })).body;
const overview = async (as: string) => (await call<One<Overview>>('getOverview', { token: as })).body.data;

describe('the board with 2,000 bookings', () => {
  it('has every session of its days, and each figure equals SQL', async () => {
    const [from, to] = [schoolDay(-3), schoolDay(27)];
    const { data, paging } = await list({ from, to });
    const expected = await rowsOf(
      db,
      sql`select d.id, d.booking_id, b.booking_code, b.status as booking_status, b.customer_name, b.customer_phone,
          b.surf_spot_id, b.surf_spot_name, s.meeting_point, s.location_url, '{"id": {}}'::jsonb as translations, d.product_id, d.product_name, d.reservation_date::text, d.person,
          d.total_amount::int as total_amount, d.start_time, 90 as minutes, 1 as course_day, 1 as course_days, null as level,
          case d.attendance when 'NO_SHOW' then 0 when 'ARRIVED' then d.person end as people_came,
          d.instructor_id, null as instructor_name, d.unit_price::int as unit_price, d.price_before, d.price_reason, d.version,
          (row_number() over (partition by d.booking_id, d.product_name order by d.reservation_date, d.position))::int as part,
          (count(*) over (partition by d.booking_id, d.product_name))::int as parts, b.payment_method,
          case p.status when 'PAID' then array[b.payment_method] else '{}' end as paid_by, p.status as payment_status, d.attendance,
          (case when b.status = 'CANCELLED' or p.status = 'PAID' then 0 else b.total_amount end)::int as amount_due
        from booking_details d join bookings b on b.id = d.booking_id join payments p on p.booking_id = b.id
          join surf_spots s on s.id = b.surf_spot_id`,
    );
    const wanted = expected.filter(({ reservation_date: day }) => String(day) >= from && String(day) <= to);
    const byId = (rows: object[]) => new Map(rows.map((row) => [(row as { id: string }).id, row]));
    assert.ok(wanted.length > 300, String(wanted.length));
    assert.equal(data.length, wanted.length);
    assert.deepEqual(byId(data), byId(wanted));
    assert.deepEqual(paging, { page: 1, size: data.length, total_item: data.length, total_page: 1 });
    assert.ok(data.some(({ booking_status: status }) => status === 'CANCELLED'));
  });

  it('is in the order of day, spot, lesson and code', async () => {
    const { data } = await list({ from: schoolDay(0), to: schoolDay(9) });
    const keys = data.map((row) =>
      [row.reservation_date, row.surf_spot_name, row.product_name, row.booking_code].join(' | '),
    );
    assert.ok(keys.length > 80);
    assert.deepEqual(keys, keys.toSorted());
  });

  it('is that of today without days, of one day without an end, and of at most 31', async () => {
    assert.deepEqual(await list({}), await list({ from: today, to: today }));
    const { data } = await list({ from: schoolDay(4) });
    assert.deepEqual([...new Set(data.map(({ reservation_date: day }) => day))], [schoolDay(4)]);
    for (const [query, why] of [
      [{ from: today, to: schoolDay(31) }, 'querystring/to must be at most 30 days after from'],
      [{ from: today, to: schoolDay(-1) }, 'querystring/to must not be before from'],
    ] as const) {
      const { status, body } = await call<Failure>('listSessions', { token, query });
      assert.deepEqual([status, body.details], [400, [why]]);
    }
  });
});

describe('the overview of 2,000 bookings', () => {
  const one = async (query: ReturnType<typeof sql>) => Number((await rowsOf(db, query))[0]?.['n']);
  const dayOf = (column: string) => sql.raw(`((${column} at time zone 'UTC') + interval '8 hours')::date::text`);

  it('equals SQL in every figure', async () => {
    const found = await overview(token);
    for (const [day, figures] of [
      [today, found.today],
      [schoolDay(1), found.tomorrow],
    ] as const) {
      const ofDay = sql`from booking_details d join bookings b on b.id = d.booking_id
        where b.status <> 'CANCELLED' and d.reservation_date = ${day}::date`;
      assert.equal(figures.sessions, await one(sql`select count(*) as n ${ofDay}`));
      assert.equal(figures.people, await one(sql`select sum(d.person) as n ${ofDay}`));
    }
    assert.equal(found.waiting, await one(sql`select count(*) as n from bookings where status = 'PENDING'`));
    const taken = (since: string) =>
      one(sql`select coalesce(sum(case kind when 'PAYMENT' then amount else -amount end), 0) as n from ledger where true
        and ${dayOf('paid_at')} >= ${since} and ${dayOf('paid_at')} <= ${today}`);
    assert.equal(found.taken_today, await taken(today));
    assert.equal(found.taken_this_month, await taken(`${today.slice(0, 8)}01`));
    const due = await one(sql`select sum(b.total_amount) as n from bookings b join payments p on p.booking_id = b.id
      where b.status <> 'CANCELLED' and p.status <> 'PAID'`);
    assert.equal(found.due, due);
    const days = Array.from({ length: 30 }, (_, index) => schoolDay(index - 29));
    const made = [];
    for (const date of days)
      made.push({
        date,
        bookings: await one(sql`select count(*) as n from bookings where ${dayOf('created_at')} = ${date}`),
      });
    assert.deepEqual(found.per_day, made);
  });

  it('has no money for staff', async () => {
    const money = { taken_today: null, taken_this_month: null, due: null, this_month: null };
    assert.deepEqual(await overview(staff.token), { ...(await overview(token)), ...money });
  });

  it('begins and ends its days at the school’s midnight', async () => {
    const { clock } = test;
    // 16:30 UTC is half past midnight in Bali.
    clock.now = new Date(`${schoolDay(40)}T16:30:00Z`);
    const { body } = await test.call<One<{ access_token: string }>>('login', {
      body: { email: staff.email, password: testPassword },
    });
    const { per_day: days } = await overview(body.data.access_token);
    clock.now = new Date();
    assert.deepEqual([days.length, days.at(-1)?.date], [30, schoolDay(41)]);
  });
});

describe('what PostgreSQL reads for the board and the overview', () => {
  const plan = async (query: ReturnType<typeof sql>) =>
    (await rowsOf(db, sql`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');

  it('are indexes', async () => {
    const day = plan(sql`select d.id from booking_details d where d.reservation_date between ${today} and ${today}`);
    assert.match(await day, /booking_details_day/);
    const due = plan(sql`select sum(total_amount - amount_paid + amount_refunded) from bookings
      where status <> 'CANCELLED' and total_amount > amount_paid - amount_refunded`);
    assert.match(await due, /bookings_due/);
    const taken = plan(
      sql`select sum(case kind when 'PAYMENT' then amount else -amount end) from ledger where paid_at >= now() - interval '3 days'`,
    );
    assert.match(await taken, /ledger_sums/);
  });
});
