import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { attention, bookings } from '../db/schema.ts';

/** Raises CLOSED_DAY for bookings that stand, with a session on a day that was closed. */
export async function raiseClosedDay(tx: Db, date: string, bookingIds: string[]): Promise<void> {
  await tx.execute(sql`insert into attention (kind, key, booking_id, text)
    select 'CLOSED_DAY', closed_day_key(d.date, bookings.id), bookings.id, closed_day_text(d.date, d.reason)
    from days d, bookings
    where d.date = ${date}::date and ${inArray(bookings.id, bookingIds)} and status in ('PENDING', 'CONFIRMED')
      and exists (select from booking_details s where s.booking_id = bookings.id and s.reservation_date = d.date)
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
