import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
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

/** Of what was sent, or will be. */
const STANDS = ['WAITING' as const, 'SENT' as const, 'REHEARSED' as const];

const isUnclaimed = or(isNull(messages.claimedUntil), lt(messages.claimedUntil, sql`now()`));

/** Up to `limit` messages that wait and that nobody is sending, and tell that a day is closed; nobody sends them until the transaction ends. */
export async function waitingFor(tx: Db, date: string, limit: number): Promise<ClosedDayMessage[]> {
  const rows = await tx
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.status, 'WAITING'),
        eq(messages.kind, 'CLOSED_DAY'),
        sql`position(${date} in ${messages.closedDays}) > 0`,
        isUnclaimed,
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

/** Withdraws what waits to tell guests that days are open again which are closed by now. */
export async function withdrawOpenings(tx: Db, bookingIds: string[]): Promise<void> {
  const isClosed = sql`exists (select from ${days} where not ${days.isOpen} and position(${days.date}::text in ${messages.closedDays}) > 0)`;
  await tx
    .update(messages)
    .set({ status: 'SKIPPED' })
    .where(
      and(
        inArray(messages.bookingId, bookingIds),
        eq(messages.kind, 'REOPENED'),
        eq(messages.status, 'WAITING'),
        isUnclaimed,
        isClosed,
      ),
    );
}

/** Of which closed days guests know, as they were written to, not told since that they are open again, and none of their sessions was moved since. */
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
    .select({ ...columns, kind: messages.kind })
    .from(messages)
    .where(
      and(
        inArray(messages.bookingId, bookingIds),
        inArray(messages.kind, ['CLOSED_DAY', 'REOPENED']),
        inArray(messages.status, STANDS),
        notExists(later),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const known = new Map<string, ClosedDayMessage>();
  for (const row of rows)
    for (const message of toMessages([row])) {
      const before = known.get(message.bookingId)?.dates ?? [];
      const dates =
        row.kind === 'REOPENED'
          ? before.filter((date) => !message.dates.includes(date))
          : [...before, ...message.dates];
      known.set(message.bookingId, { ...message, dates });
    }
  return [...known.values()];
}

/**
 * Up to `limit` bookings that stand, whose guests have a session on a day and know it as closed, and were not yet told that it is
 * open again by what `key` names.
 */
export async function knowItClosed(tx: Db, date: string, key: string, limit: number): Promise<string[]> {
  const told = alias(messages, 'told');
  const rows = await tx
    .selectDistinct({ id: bookings.id })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .innerJoin(messages, eq(messages.bookingId, bookings.id))
    .where(
      and(
        eq(bookingDetails.reservationDate, date),
        isNull(bookingDetails.attendance),
        isOpenBooking,
        eq(messages.kind, 'CLOSED_DAY'),
        inArray(messages.status, STANDS),
        sql`not (${messages.status} = 'WAITING' and ${isUnclaimed})`, // which is withdrawn
        sql`position(${date} in ${messages.closedDays}) > 0`,
        notExists(
          tx
            .select({ id: told.id })
            .from(told)
            .where(eq(told.key, sql`${key}::text || ${bookings.id}`)),
        ),
      ),
    )
    .orderBy(bookings.id)
    .limit(limit);
  return rows.map(({ id }) => id);
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
