import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { it } from 'node:test';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../../../server/db/connect.ts';
import { openBareDatabase } from '../../../support/server/databaseFolders.ts';
import { migrationsUntil } from '../../../support/server/migrations.ts';

it('what has to be given back, and who has booked a closed day, is raised when the tables come', async () => {
  const before = migrationsUntil('0009_booking_list');
  const database = await openBareDatabase();
  await migrate(drizzle({ client: database }), { migrationsFolder: before });
  await database.exec(`
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash)
      select code, 'Kuta', 'A', 'a', '1', 'CASH', status, 700000, ''
      from (values ('PAID', 'CANCELLED'), ('UNPAID', 'CANCELLED'), ('KEPT', 'CONFIRMED'), ('OVER', 'COMPLETED')) b (code, status);
    insert into payments (booking_id, status, amount, paid_by, paid_at)
      select id, 'PAID', 700000, 'CASH', now() from bookings where booking_code in ('PAID', 'KEPT');
    insert into days (date, is_open, reason) values ('2999-03-08', false, 'Nyepi'), ('2999-03-09', true, null), ('2020-03-08', false, null);
    insert into booking_details (booking_id, position, product_name, reservation_date, person, total_amount)
      select b.id, row_number() over (partition by b.id), 'Lesson', d.date, 1, 100000 from bookings b, days d, generate_series(1, 2) n;`);
  await migrate(drizzle({ client: database }), { migrationsFolder });
  const { rows } = await database.query(
    `select booking_code, kind, text from attention a join bookings b on b.id = a.booking_id order by 1`,
  );
  assert.deepEqual(rows, [
    {
      booking_code: 'KEPT',
      kind: 'CLOSED_DAY',
      text: 'The school is closed on 8 March 2999: Nyepi. The booking has a session on that day.',
    },
    {
      booking_code: 'PAID',
      kind: 'REFUND_DUE',
      text: 'The booking is cancelled, and Rp. 700.000 of it were paid.',
    },
  ]);
  await database.close();
  rmSync(before, { recursive: true });
});

it('what was paid before there was a ledger stands in it: how, when and by whose word', async () => {
  const before = migrationsUntil('0007_days_and_attendance');
  const database = await openBareDatabase();
  await migrate(drizzle({ client: database }), { migrationsFolder: before });
  await database.exec(`
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash)
      select code, 'Kuta', 'A', 'a', '1', method, 'CONFIRMED', 700000, ''
      from (values ('NOTED', 'CASH'), ('ONLINE', 'GATEWAY'), ('OPEN', 'CASH')) b (code, method);
    insert into users (id, name, email, role, password_hash)
      values ('00000000-0000-4000-8000-00000000000a', 'Made', 'made@example.com', 'ADMIN', '');
    insert into payments (booking_id, order_id, attempt, status, amount, created_at, page_at, checked_at)
      select id, case payment_method when 'GATEWAY' then 'online-order' end, case payment_method when 'GATEWAY' then 2 else 0 end, case booking_code when 'OPEN' then 'PENDING' else 'PAID' end, total_amount, '2027-05-01T01:00Z',
        case payment_method when 'GATEWAY' then '2027-05-01T01:05Z'::timestamptz end,
        case payment_method when 'GATEWAY' then '2027-05-01T02:30Z'::timestamptz end
      from bookings;
    insert into audit_log (actor_id, action, table_name, row_id, before, after, created_at)
      select '00000000-0000-4000-8000-00000000000a', 'UPDATE', 'payments', p.id, '{"status": "PENDING"}', '{"status": "PAID"}', '2027-05-03T03:00Z'
      from payments p join bookings b on b.id = p.booking_id where b.booking_code = 'NOTED';`);
  await migrate(drizzle({ client: database }), { migrationsFolder });
  const { rows } =
    await database.query(`select booking_code, amount_paid::int as paid, kind, method, amount::int as amount,
      paid_at, actor_name, l.idempotency_key as key
    from bookings b left join ledger l on l.booking_id = b.id order by booking_code`);
  const entry = { paid: 700_000, kind: 'PAYMENT', amount: 700_000 };
  const none = { kind: null, method: null, amount: null, paid_at: null, actor_name: null, key: null };
  assert.deepEqual(rows, [
    {
      booking_code: 'NOTED',
      ...entry,
      method: 'CASH',
      paid_at: new Date('2027-05-03T03:00Z'),
      actor_name: 'Made',
      key: null,
    },
    {
      booking_code: 'ONLINE',
      ...entry,
      method: 'GATEWAY',
      paid_at: new Date('2027-05-01T02:30Z'),
      actor_name: null,
      key: 'order:online-order~2',
    },
    { booking_code: 'OPEN', paid: 0, ...none },
  ]);
  await assert.rejects(database.exec(`update payments set paid_by = 'CASH'`), /paid_by/);
  await database.close();
  rmSync(before, { recursive: true });
});

it('a course gets the days that it was sold with, unless all of them are over, and its record says so', async () => {
  const before = migrationsUntil('0018_search_by_pg_trgm');
  const database = await openBareDatabase();
  await migrate(drizzle({ client: database }), { migrationsFolder: before });
  await database.exec(`
    insert into product_categories (name) values ('Courses');
    insert into products (product_category_id, name, description, price)
      select c.id, p.name, p.description, 1 from product_categories c, (values
        ('Weekend', 'It takes 2 days on the beach.'), ('Lesson', 'Write to us 3 days before.')) p (name, description);
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash) values ('NEXT', 'Kuta', 'A', 'a', '1', 'CASH', 'PENDING', 1000000, ''),
        ('BEGUN', 'Kuta', 'A', 'a', '1', 'CASH', 'CONFIRMED', 950000, ''), ('OVER', 'Kuta', 'A', 'a', '1', 'CASH', 'COMPLETED', 950000, '');
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash) values ('LOWERED', 'Kuta', 'A', 'a', '1', 'CASH', 'CONFIRMED', 900000, '');
    insert into booking_details (booking_id, position, product_name, reservation_date, person, total_amount)
      select id, n, 'Private', '2999-01-01', 1, 350000 + n * 50000 from bookings, generate_series(0, 2) n where booking_code = 'LOWERED';
    insert into days (date, is_open) values ('2999-03-09', false);
    insert into booking_details (booking_id, position, product_name, reservation_date, person, total_amount, attendance)
      select b.id, 0, '3 Days Beginner Course', case booking_code when 'NEXT' then '2999-03-08'::date
        when 'BEGUN' then (now() at time zone 'Asia/Makassar')::date - 2 else '2020-03-08' end, 2, 900000,
        case booking_code when 'BEGUN' then 'ARRIVED' end from bookings b where booking_code <> 'LOWERED';
    insert into booking_details (booking_id, position, product_id, product_name, reservation_date, person, total_amount)
      select b.id, case p.name when 'Lesson' then 1 else 2 end, p.id, p.name, '2999-05-01', 1, 50000
      from bookings b, products p where booking_code = 'NEXT';`);
  await migrate(drizzle({ client: database }), { migrationsFolder });
  const { rows } = await database.query<{ code: string; row: string }>(`select booking_code as code,
      concat_ws(' ', position, course_day, product_name, reservation_date, person, unit_price, d.total_amount, attendance) as row
    from booking_details d join bookings b on b.id = d.booking_id order by booking_code, position, course_day`);
  assert.deepEqual(
    rows.filter(({ code }) => code === 'LOWERED').map(({ row }) => Number(row.split(' ').at(-1))),
    [262_500, 300_000, 337_500],
    'a refund of 300,000 that lowered the total',
  );
  const rowsOf = (code: string) => rows.filter((row) => row.code === code).map(({ row }) => row);
  assert.deepEqual(rowsOf('NEXT'), [
    '0 1 3 Days Beginner Course 2999-03-08 2 450000 900000',
    '0 2 3 Days Beginner Course 2999-03-09 2 0 0',
    '0 3 3 Days Beginner Course 2999-03-10 2 0 0',
    '1 1 Lesson 2999-05-01 1 50000 50000',
    '2 1 Weekend 2999-05-01 1 50000 50000',
    '2 2 Weekend 2999-05-02 1 0 0',
  ]);
  assert.deepEqual([rowsOf('BEGUN').length, rowsOf('OVER').length], [3, 1]);
  assert.match(rowsOf('BEGUN')[0] ?? '', / ARRIVED$/);
  assert.doesNotMatch(rowsOf('BEGUN')[1] ?? '', /ARRIVED/);
  const notes = await database.query(`select b.booking_code || ': ' || a.note as text from audit_log a
    join booking_details d on d.id = a.row_id join bookings b on b.id = d.booking_id where booking_code = 'NEXT' order by position`);
  assert.deepEqual(notes.rows, [
    { text: 'NEXT: 3 Days Beginner Course: sessions added until 10 March 2999, one for each of its 3 days.' },
    { text: 'NEXT: Weekend: sessions added until 2 May 2999, one for each of its 2 days.' },
  ]);
  assert.deepEqual((await database.query('select date::text, is_open from day_tellings')).rows, [
    { date: '2999-03-09', is_open: false },
  ]);
  await database.close();
  rmSync(before, { recursive: true });
});

it('sessions that do not add up to what their booking costs do so when the tables hold it, and courses begin with their first day', async () => {
  const before = migrationsUntil('0022_instructors_and_changes');
  const database = await openBareDatabase();
  await migrate(drizzle({ client: database }), { migrationsFolder: before });
  await database.exec(`
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash)
      select code, 'Kuta', 'A', 'a', '1', 'CASH', 'CONFIRMED', total, ''
      from (values ('COURSE', 600000), ('RIGHT', 500000), ('MORE', 500100), ('LESS', 400000), ('NOTHING', 0), ('ALONE', 7)) b (code, total);
    insert into booking_details (booking_id, position, product_name, reservation_date, person, unit_price, total_amount)
      select id, n, 'Lesson', '2027-01-01', 1, n * 100000, n * 100000
      from bookings, generate_series(2, 3) n where booking_code not in ('ALONE', 'COURSE');
    insert into booking_details (booking_id, position, course_day, product_name, reservation_date, person, unit_price, total_amount)
      select id, 0, day, 'Course', date::date, 2, price, price * 2
      from bookings, (values (1, '2027-01-09', 300000), (2, '2027-01-06', 0), (3, '2027-01-07', 0), (4, '2027-01-10', 0)) c (day, date, price)
      where booking_code = 'COURSE';`);
  await migrate(drizzle({ client: database }), { migrationsFolder });
  const { rows } = await database.query(`select booking_code || ': ' || b.total_amount || ' = ' ||
      string_agg(concat_ws('-', d.total_amount + d.amount_lowered, d.amount_lowered), ' + ' order by position) as row
    from bookings b join booking_details d on d.booking_id = b.id where booking_code <> 'COURSE' group by b.id order by 1`);
  assert.deepEqual(rows, [
    { row: 'LESS: 400000 = 200000-40000 + 300000-60000' },
    { row: 'MORE: 500100 = 200100-0 + 300000-0' },
    { row: 'NOTHING: 0 = 200000-200000 + 300000-300000' },
    { row: 'RIGHT: 500000 = 200000-0 + 300000-0' },
  ]);
  const course =
    await database.query(`select concat_ws(' ', to_char(reservation_date, 'DD'), unit_price, d.total_amount) as row
    from booking_details d join bookings b on b.id = d.booking_id where booking_code = 'COURSE' order by course_day`);
  assert.deepEqual(course.rows, [{ row: '06 300000 600000' }, { row: '07 0 0' }, { row: '09 0 0' }, { row: '10 0 0' }]);
  await database.exec(`update bookings set status = 'CANCELLED' where booking_code = 'ALONE'`);
  await database.close();
  rmSync(before, { recursive: true });
});
