import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days } from '../db/schema.ts';
import { isNotCancelled } from './bookings.ts';

export type DayRow = Omit<typeof days.$inferSelect, 'id'>;

/** A day of which nothing is stored. */
const usualDay = (date: string): DayRow => ({ date, isOpen: true, reason: null, capacity: null, note: null });

/** Names these locks among others. */
const DAY_LOCK = 727_005;

/**
 * Lets one transaction after the other book or limit these days, on all instances; until it ends. In the order of the days, so
 * that two never wait for each other.
 */
export async function lockDays(tx: Db, dates: readonly string[]): Promise<void> {
  const list = dates.toSorted().join();
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(DAY_LOCK))}, day - date '2000-01-01')
    from unnest(string_to_array(${list}, ',')::date[]) as day`);
}

/** What is stored of some days; the usual day where nothing is. */
export async function findDays(db: Db, dates: readonly string[]): Promise<DayRow[]> {
  const stored = await db.select().from(days).where(inArray(days.date, dates.slice()));
  return dates.map((date) => stored.find((row) => row.date === date) ?? usualDay(date));
}

/** Changes some days; what is not given stays. */
export async function changeDays(
  tx: Db,
  dates: readonly string[],
  change: Partial<Omit<DayRow, 'date'>>,
): Promise<void> {
  const rows = dates.map((date) => ({ ...usualDay(date), ...change }));
  await tx.insert(days).values(rows).onConflictDoUpdate({ target: days.date, set: change });
}

/** How many people have booked each day from one to another, without cancelled bookings; days without anybody are missing. */
export async function peopleByDay(db: Db, from: string, to: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: bookingDetails.reservationDate, people: sql<number>`sum(${bookingDetails.person})::int` })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .where(and(gte(bookingDetails.reservationDate, from), lte(bookingDetails.reservationDate, to), isNotCancelled))
    .groupBy(bookingDetails.reservationDate);
  return new Map(rows.map(({ date, people }) => [date, people]));
}
