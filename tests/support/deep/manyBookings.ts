import { sql } from 'drizzle-orm';
import { connect } from '../../../server/db/connect.ts';
import type { Db } from '../../../server/db/connect.ts';
import { rowsOf } from '../server/testApp.ts';

/** Where the school's database is. */
export interface Place {
  dataDir: string;
  /** Null: the embedded one, which no server may have open meanwhile. */
  databaseUrl: string | null;
}

/** Works on the database of a school beside its server, or while that is stopped. */
export async function onDatabase<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await connect(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Bookings that are written at once: the embedded database has so many milliseconds for a statement. */
const PART = 100;

/** Stores bookings of two sessions each, spread over the days from tomorrow on, with an address of its own each. */
export async function storeBookings(db: Db, count: number, days: number): Promise<void> {
  for (let start = 0; start < count; start += PART) {
    const last = Math.min(start + PART, count) - 1;
    await db.execute(sql`with made as (
      insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method,
        status, total_amount, request_hash)
      select 'M' || lpad(n::text, 9, '0'), 'Kuta Beach', 'Guest', 'guest' || n || '@example.com', '+4915112345678', 'CASH',
        'CONFIRMED', 1300000, '' from generate_series(${start}::int, ${last}::int) as n
      returning id, substr(booking_code, 2)::int as n
    ), sessions as (
      insert into booking_details (booking_id, position, product_name, reservation_date, person, unit_price, total_amount)
      select id, part, 'Private Surf Lesson', current_date + 2 + (n * 7 + part * 3) % ${days}::int, 1, 650000, 650000
      from made, generate_series(0, 1) as part
    )
    insert into payments (booking_id, status, amount) select id, 'PENDING', 1300000 from made`);
  }
}

/**
 * What became of the closing for each booking: how many were told by letters that count, how many were told the same of a day by one letter
 * and the next, and how many days stand raised. Who has read that a day is open again is told anew when it is closed, and so is (`again`)
 * who may have: whoever was sending that was killed meanwhile, and nobody knows whether it came.
 */
export async function toldAndRaised(db: Db) {
  const letters = (await rowsOf(
    db,
    sql`select booking_id, kind, closed_days, status = 'SKIPPED' as is_skipped from messages
      where kind in ('CLOSED_DAY', 'REOPENED') and (status <> 'SKIPPED' or (kind = 'REOPENED' and tries > 0)) order by created_at, id`,
  )) as { booking_id: string; kind: string; closed_days: string; is_skipped: boolean }[];
  const [told, twice, again] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [known, unsure] = [new Map<string, string>(), new Set<string>()];
  for (const { booking_id, kind, closed_days, is_skipped } of letters)
    for (const day of closed_days.split(',')) {
      const bookedDay = `${booking_id} ${day}`;
      if (is_skipped) {
        unsure.add(bookedDay);
        continue;
      }
      if (kind === 'CLOSED_DAY') told.add(booking_id);
      if (kind === (known.get(bookedDay) ?? 'REOPENED')) (unsure.has(bookedDay) ? again : twice).add(booking_id);
      known.set(bookedDay, kind);
    }
  const [figures] = await rowsOf(
    db,
    sql`select (select count(*)::int from attention where kind = 'CLOSED_DAY' and resolved_at is null) as raised,
      (select count(*)::int from messages where kind = 'CLOSED_DAY' and status = 'WAITING') as waiting,
      (select count(*)::int from (select distinct booking_id, reservation_date from booking_details
        where placed_at is not null and product_name = 'Private Surf Lesson' and booking_id in
          (select id from bookings where booking_code like 'M%')) as one) as sessions,
      (select count(*)::int from day_tellings) as left`,
  );
  return { told: told.size, twice: twice.size, again: again.size, ...figures } as {
    told: number;
    twice: number;
    again: number;
    raised: number;
    waiting: number;
    sessions: number;
    left: number;
  };
}
