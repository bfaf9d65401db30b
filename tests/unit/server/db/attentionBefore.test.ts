import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../../../server/db/connect.ts';
import { migrationsUntil } from '../../../support/server/migrations.ts';

it('what has to be given back, and who has booked a closed day, is raised when the tables come', async () => {
  const before = migrationsUntil('0009_booking_list');
  const database = await PGlite.create({ extensions: { pg_trgm } });
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
      select b.id, n, 'Lesson', d.date, 1, 100000 from bookings b, days d, generate_series(1, 2) n;`);
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
