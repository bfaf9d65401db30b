import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { DayFigures } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';
import { isNotCancelled } from './bookings.ts';

/** How many sessions and people some days have, in their order, without cancelled bookings. */
export async function figuresOf(db: Db, dates: string[]): Promise<DayFigures[]> {
  const rows = await db
    .select({
      date: bookingDetails.reservationDate,
      sessions: sql<number>`count(*)`.mapWith(Number),
      people: sql<number>`sum(${bookingDetails.person})`.mapWith(Number),
    })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .where(and(inArray(bookingDetails.reservationDate, dates), isNotCancelled))
    .groupBy(bookingDetails.reservationDate);
  return dates.map((date) => {
    const { sessions = 0, people = 0 } = rows.find((row) => row.date === date) ?? {};
    return { sessions, people };
  });
}

/** How many bookings were made in each of so many spans of 24 hours from an instant on. */
export async function bookingsPerDay(db: Db, since: Date, days: number): Promise<number[]> {
  const day = sql<number>`floor(date_part('epoch', ${bookings.createdAt} - ${since.toISOString()}::timestamptz) / 86400)::int`;
  const until = new Date(since.getTime() + days * 86_400_000);
  const rows = await db
    .select({ day, made: sql<number>`count(*)`.mapWith(Number) })
    .from(bookings)
    .where(and(gte(bookings.createdAt, since), lt(bookings.createdAt, until)))
    .groupBy(sql`1`);
  const made = new Map(rows.map((row) => [row.day, row.made]));
  return Array.from({ length: days }, (_, index) => made.get(index) ?? 0);
}
