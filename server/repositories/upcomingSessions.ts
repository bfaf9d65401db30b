import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';
import { isOpenBooking } from './bookings.ts';

/** How sessions know what they are booked for, in the lists of lessons and of spots. */
const bookedAs = { listProducts: bookingDetails.productId, listSurfSpots: bookingDetails.surfSpotId };

/** Whether administrators are told of upcoming sessions in a list, by the name of its operation. */
export const hasUpcomingSessions = (operationId: string): operationId is keyof typeof bookedAs =>
  Object.hasOwn(bookedAs, operationId);

/** Adds to the rows of a list how many sessions they have from a day (YYYY-MM-DD) on, in bookings that are open. */
export async function withUpcomingSessions<Row extends { id: string }>(
  db: Db,
  list: keyof typeof bookedAs,
  rows: Row[],
  from: string,
): Promise<(Row & { upcoming_sessions: number })[]> {
  const column = bookedAs[list];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ id: column, sessions: count() })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .where(and(inArray(column, ids), gte(bookingDetails.reservationDate, from), isOpenBooking))
    .groupBy(column);
  const sessions = new Map(counts.map((row) => [row.id, row.sessions]));
  return rows.map((row) => ({ ...row, upcoming_sessions: sessions.get(row.id) ?? 0 }));
}
