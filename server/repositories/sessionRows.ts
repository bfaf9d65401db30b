import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';
import type { BookingRow } from './bookings.ts';
import { byLine, byTime } from './lines.ts';

export type SessionRow = typeof bookingDetails.$inferSelect;

/** A booking with its sessions as they are while nobody else can change them. */
export interface LockedBooking {
  booking: BookingRow;
  /** Of a line the first day first. */
  sessions: SessionRow[];
}

/** The sessions of bookings that nobody else can change. */
export const lockedSessionsOf = (tx: Db, ...bookingIds: string[]): Promise<SessionRow[]> =>
  tx.select().from(bookingDetails).where(inArray(bookingDetails.bookingId, bookingIds)).orderBy(byLine);

/**
 * Locks the bookings of sessions, as every change of a booking does first, in the order of their ids, so that two never wait for each
 * other. What is gone is missing.
 */
export async function lockSessions(tx: Db, ids: readonly string[]): Promise<LockedBooking[]> {
  const ofSessions = tx
    .select({ id: bookingDetails.bookingId })
    .from(bookingDetails)
    .where(inArray(bookingDetails.id, ids.slice()));
  const locked = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.id, ofSessions))
    .orderBy(asc(bookings.id))
    .for('update');
  if (locked.length === 0) return [];
  const rows = await lockedSessionsOf(tx, ...locked.map(({ id }) => id));
  return locked.map((booking) => ({ booking, sessions: rows.filter(({ bookingId }) => bookingId === booking.id) }));
}

/** The sessions of a booking that have an amount, by date and hour. */
export const pricedSessions = (tx: Db, bookingId: string): Promise<Pick<SessionRow, 'id' | 'totalAmount'>[]> =>
  tx
    .select({ id: bookingDetails.id, totalAmount: bookingDetails.totalAmount })
    .from(bookingDetails)
    .where(and(eq(bookingDetails.bookingId, bookingId), gt(bookingDetails.totalAmount, 0)))
    .orderBy(byTime, byLine);

/** Lowers the amount of a session. */
export async function lowerSession(tx: Db, id: string, by: number): Promise<void> {
  const { totalAmount, amountLowered } = bookingDetails;
  await tx
    .update(bookingDetails)
    .set({ totalAmount: sql`${totalAmount} - ${by}`, amountLowered: sql`${amountLowered} + ${by}` })
    .where(eq(bookingDetails.id, id));
}

/** Changes the given fields of a session. */
export async function changeSessionRow(tx: Db, id: string, change: Partial<SessionRow>): Promise<void> {
  await tx.update(bookingDetails).set(change).where(eq(bookingDetails.id, id));
}

/** Adds sessions to a booking. */
export async function insertSessions(tx: Db, rows: (typeof bookingDetails.$inferInsert)[]): Promise<void> {
  await tx.insert(bookingDetails).values(rows);
}

/** Takes sessions out of their booking. */
export async function deleteSessions(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(bookingDetails).where(inArray(bookingDetails.id, ids.slice()));
}

/** Lets the guest of a booking change what is to come until it ends, as the school has changed the booking. */
export async function freeSessions(tx: Db, bookingId: string, today: string): Promise<void> {
  await tx
    .update(bookingDetails)
    .set({ movedBySchool: true })
    .where(
      and(
        eq(bookingDetails.bookingId, bookingId),
        isNull(bookingDetails.attendance),
        gte(bookingDetails.reservationDate, today),
      ),
    );
}

/** Where the first session of a booking takes place, by day and hour. */
export async function firstPlace(
  tx: Db,
  bookingId: string,
): Promise<Pick<SessionRow, 'surfSpotId' | 'surfSpotName'> | undefined> {
  const [place] = await tx
    .select({ surfSpotId: bookingDetails.surfSpotId, surfSpotName: bookingDetails.surfSpotName })
    .from(bookingDetails)
    .where(eq(bookingDetails.bookingId, bookingId))
    .orderBy(byTime, byLine)
    .limit(1);
  return place;
}
