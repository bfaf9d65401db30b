import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../../../server/db/connect.ts';

/** The migrations up to one of them, as a school that was last started then has them. */
function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

it('payments of before tell what was paid, how and when', async () => {
  const before = migrationsUntil('0007_days_and_attendance');
  const database = await PGlite.create();
  await migrate(drizzle({ client: database }), { migrationsFolder: before });
  await database.exec(`
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash)
      select code, 'Kuta', 'A', 'a', '1', method, 'CONFIRMED', 700000, ''
      from (values ('NOTED', 'CASH'), ('ONLINE', 'GATEWAY'), ('OPEN', 'CASH')) b (code, method);
    insert into payments (booking_id, status, amount, created_at, page_at, checked_at)
      select id, case booking_code when 'OPEN' then 'PENDING' else 'PAID' end, total_amount, '2027-05-01T01:00Z',
        case payment_method when 'GATEWAY' then '2027-05-01T01:05Z'::timestamptz end,
        case payment_method when 'GATEWAY' then '2027-05-01T02:30Z'::timestamptz end
      from bookings;
    insert into audit_log (actor_id, action, table_name, row_id, before, after, created_at)
      select gen_random_uuid(), 'UPDATE', 'payments', p.id, '{"status": "PENDING"}', '{"status": "PAID"}', '2027-05-03T03:00Z'
      from payments p join bookings b on b.id = p.booking_id where b.booking_code = 'NOTED';`);
  await migrate(drizzle({ client: database }), { migrationsFolder });
  const { rows } = await database.query(`select booking_code, amount_paid::int as paid, paid_by, paid_at
    from bookings b join payments p on p.booking_id = b.id order by booking_code`);
  assert.deepEqual(rows, [
    { booking_code: 'NOTED', paid: 700_000, paid_by: 'CASH', paid_at: new Date('2027-05-03T03:00Z') },
    { booking_code: 'ONLINE', paid: 700_000, paid_by: 'GATEWAY', paid_at: new Date('2027-05-01T02:30Z') },
    { booking_code: 'OPEN', paid: 0, paid_by: null, paid_at: null },
  ]);
  // What the trigger keeps from then on.
  const sums = async () => (await database.query(`select sum(amount_paid)::int as n from bookings`)).rows;
  await database.exec(`update payments set status = 'FAILED' where paid_by = 'GATEWAY'`);
  assert.deepEqual(await sums(), [{ n: 700_000 }]);
  await database.exec('delete from payments');
  assert.deepEqual(await sums(), [{ n: 0 }]);
  await database.close();
  rmSync(before, { recursive: true });
});
