import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days, messages } from '../db/schema.ts';
import { isOpenBooking } from './bookings.ts';
import { type BookedDay, bookedDayColumns, type Telling } from './dayTellings.ts';
import { openPage } from './messages.ts';

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

/** Statuses of messages that were sent or will be. */
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

/** Counts what waits to tell of closed or opened days as told, as it does where nothing is sent to anybody. */
export async function rehearseWaiting(tx: Db): Promise<void> {
  await tx
    .update(messages)
    .set({ status: 'REHEARSED', paymentPage: openPage })
    .where(and(eq(messages.status, 'WAITING'), isNotNull(messages.closedDays)));
}

/** Withdraws messages that wait. */
export async function withdraw(tx: Db, ids: string[]): Promise<void> {
  await tx.update(messages).set({ status: 'SKIPPED' }).where(inArray(messages.id, ids));
}

/** Withdraws waiting REOPENED messages of these bookings that name a day which is closed again; returns them. */
export async function withdrawOpenings(tx: Db, bookingIds: string[]): Promise<ClosedDayMessage[]> {
  const isClosed = sql`exists (select from ${days} where not ${days.isOpen} and position(${days.date}::text in ${messages.closedDays}) > 0)`;
  const rows = await tx
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
    )
    .returning(columns);
  return toMessages(rows);
}

const willLeave = sql`not (${messages.status} = 'WAITING' and ${isUnclaimed})`;

/**
 * Those of some booked days that their guests know as closed: they were written to since the session stands there, and not told later
 * that the day is open again. With `hasLeft` what waits to tell that days are closed does not count.
 */
export async function onlyKnown(
  tx: Db,
  booked: readonly BookedDay[],
  { hasLeft }: { hasLeft: boolean },
): Promise<BookedDay[]> {
  const ids = [...new Set(booked.map(({ bookingId }) => bookingId))];
  const rows = await tx
    .select({ ...columns, kind: messages.kind, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        inArray(messages.bookingId, ids),
        inArray(messages.kind, ['CLOSED_DAY', 'REOPENED']),
        inArray(messages.status, STANDS),
        hasLeft ? or(eq(messages.kind, 'REOPENED'), willLeave) : undefined,
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return booked.filter(({ bookingId, date, since }) => {
    const about = rows.filter(
      (row) => row.bookingId === bookingId && row.createdAt >= since && row.closedDays?.includes(date) === true,
    );
    return about.at(-1)?.kind === 'CLOSED_DAY';
  });
}

/**
 * Up to `limit` bookings that stand, from the place that is kept, whose guests have a session on a day and were told that it is closed, and
 * were not yet told that it is open again by what `key` names.
 */
export async function knowItClosed(tx: Db, { date, after }: Telling, key: string, limit: number): Promise<string[]> {
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
        after === null ? undefined : gt(bookings.id, after),
        eq(messages.kind, 'CLOSED_DAY'),
        inArray(messages.status, STANDS),
        willLeave, // else it is withdrawn
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

/** Those of the days of messages that are open or closed and on which bookings that stand expect somebody; by booking. */
export async function stillBooked(
  tx: Db,
  given: readonly ClosedDayMessage[],
  { isOpen }: { isOpen: boolean },
): Promise<BookedDay[]> {
  const ids = given.map(({ bookingId }) => bookingId);
  const found = await tx
    .select(bookedDayColumns)
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .innerJoin(days, eq(days.date, bookingDetails.reservationDate))
    .where(and(inArray(bookings.id, ids), isOpenBooking, isNull(bookingDetails.attendance), eq(days.isOpen, isOpen)))
    .groupBy(bookingDetails.bookingId, bookingDetails.reservationDate)
    .orderBy(bookingDetails.reservationDate);
  return found.filter(({ bookingId, date }) =>
    given.some((message) => message.bookingId === bookingId && message.dates.includes(date)),
  );
}
