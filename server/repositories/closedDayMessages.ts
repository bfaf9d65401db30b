import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days, messages } from '../db/schema.ts';
import { isOpenBooking } from './bookings.ts';

/** A message that tells of closed days. */
export interface ClosedDayMessage {
  id: string;
  bookingId: string;
  dates: string[];
}

const columns = { id: messages.id, bookingId: messages.bookingId, closedDays: messages.closedDays };
interface Row {
  id: string;
  bookingId: string | null;
  closedDays: string | null;
}
const toMessages = (rows: Row[]): ClosedDayMessage[] =>
  rows.flatMap(({ id, bookingId, closedDays }) =>
    bookingId === null || closedDays === null ? [] : [{ id, bookingId, dates: closedDays.split(',') }],
  );

/** Up to `limit` messages that wait and that nobody is sending, and tell that a day is closed; nobody sends them until the transaction ends. */
export async function waitingFor(tx: Db, date: string, limit: number): Promise<ClosedDayMessage[]> {
  const rows = await tx
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.status, 'WAITING'),
        sql`position(${date} in ${messages.closedDays}) > 0`,
        or(isNull(messages.claimedUntil), lt(messages.claimedUntil, sql`now()`)),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  return toMessages(rows);
}

/** Withdraws messages that wait. */
export async function withdraw(tx: Db, ids: string[]): Promise<void> {
  await tx.update(messages).set({ status: 'SKIPPED' }).where(inArray(messages.id, ids));
}

/** Of which closed days guests know, as they were written to and none of their sessions was moved since. */
export async function toldOf(tx: Db, bookingIds: string[]): Promise<ClosedDayMessage[]> {
  const moved = alias(messages, 'moved');
  const later = tx
    .select({ id: moved.id })
    .from(moved)
    .where(
      and(
        eq(moved.bookingId, messages.bookingId),
        eq(moved.kind, 'MOVED'),
        sql`(${moved.createdAt}, ${moved.id}) > (${messages.createdAt}, ${messages.id})`,
      ),
    );
  const rows = await tx
    .select(columns)
    .from(messages)
    .where(
      and(
        inArray(messages.bookingId, bookingIds),
        inArray(messages.status, ['WAITING', 'SENT', 'REHEARSED']),
        notExists(later),
      ),
    );
  return toMessages(rows);
}

/** Those of some days that are closed and on which bookings that stand have a session; by booking. */
export async function stillClosed(
  tx: Db,
  given: readonly ClosedDayMessage[],
): Promise<{ bookingId: string; date: string }[]> {
  const ids = given.map(({ bookingId }) => bookingId);
  const found = await tx
    .selectDistinct({ bookingId: bookingDetails.bookingId, date: bookingDetails.reservationDate })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .innerJoin(days, eq(days.date, bookingDetails.reservationDate))
    .where(and(inArray(bookings.id, ids), isOpenBooking, eq(days.isOpen, false)))
    .orderBy(bookingDetails.reservationDate);
  return found.filter(({ bookingId, date }) =>
    given.some((message) => message.bookingId === bookingId && message.dates.includes(date)),
  );
}
