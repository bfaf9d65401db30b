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
const PART = 500;

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

/** What became of the closing for each booking: days told by letters that count, and days that stand raised. */
export async function toldAndRaised(db: Db) {
  const letters = await rowsOf(
    db,
    sql`select booking_id, count(*)::int as letters, string_agg(closed_days, ',') as days from messages
      where kind = 'CLOSED_DAY' and status <> 'SKIPPED' group by booking_id`,
  );
  const twice = letters.filter(({ days }) => {
    const all = String(days).split(',');
    return new Set(all).size !== all.length;
  });
  const [figures] = await rowsOf(
    db,
    sql`select (select count(*)::int from attention where kind = 'CLOSED_DAY' and resolved_at is null) as raised,
      (select count(*)::int from messages where kind = 'CLOSED_DAY' and status = 'WAITING') as waiting,
      (select count(*)::int from (select distinct booking_id, reservation_date from booking_details
        where placed_at is not null and product_name = 'Private Surf Lesson' and booking_id in
          (select id from bookings where booking_code like 'M%')) as one) as sessions,
      (select count(*)::int from day_tellings) as left`,
  );
  return { told: letters.length, twice: twice.length, ...figures } as {
    told: number;
    twice: number;
    raised: number;
    waiting: number;
    sessions: number;
    left: number;
  };
}
