import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { attention, bookingDetails, bookings } from '../db/schema.ts';
import { isOpenBooking } from './bookings.ts';

/** Names what is raised about a day. The index attention_closed_day takes the day out of it. */
const keyOf = (date: string): string => `CLOSED_DAY:${date}:`;

/** Raises a closed day, in these words, for those of some bookings that are to take place and have a session on it that nobody has come to or missed. */
export async function raiseClosedDay(
  tx: Db,
  { date, text }: { date: string; text: string },
  bookingIds: string[],
): Promise<void> {
  await tx.execute(sql`insert into attention (kind, key, booking_id, text)
    select 'CLOSED_DAY', ${keyOf(date)}::text || bookings.id, bookings.id, ${text}
    from bookings where ${inArray(bookings.id, bookingIds)} and ${isOpenBooking}
      and exists (select from booking_details s where s.booking_id = bookings.id
        and s.reservation_date = ${date}::date and s.attendance is null)
    order by bookings.id
    on conflict (key) where resolved_at is null do nothing`);
}

const isOpenFor = (date: string) => sql`${attention.kind} = 'CLOSED_DAY' and ${attention.resolvedAt} is null
  and substr(${attention.key}, 12, 10) = ${date}`;

/** Up to `limit` bookings for which a day is raised as closed. */
export async function raisedFor(tx: Db, date: string, limit: number): Promise<string[]> {
  const rows = await tx.select({ id: attention.bookingId }).from(attention).where(isOpenFor(date)).limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Ends what was raised for a day that is open again, for some bookings. */
export async function resolveClosedDay(tx: Db, date: string, bookingIds: string[]): Promise<void> {
  await tx
    .update(attention)
    .set({ resolvedAt: sql`now()` })
    .where(sql`${isOpenFor(date)} and ${inArray(attention.bookingId, bookingIds)}`);
}

/** Ends what was raised about a day for a booking that has no session on it any more. */
export async function resolveUnbookedDay(tx: Db, date: string, bookingId: string): Promise<void> {
  const onDay = tx
    .select({ id: bookingDetails.id })
    .from(bookingDetails)
    .where(and(eq(bookingDetails.bookingId, bookingId), eq(bookingDetails.reservationDate, date)));
  await tx
    .update(attention)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(attention.key, keyOf(date) + bookingId), isNull(attention.resolvedAt), notExists(onDay)));
}
