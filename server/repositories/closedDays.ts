import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';

/** Days as a list that SQL reads. */
const listed = (dates: readonly string[]) => sql`unnest(string_to_array(${dates.join()}, ',')::date[])`;

/**
 * Locks the bookings with a session on some days, in one order for all: before the days, as every change of a booking does. So
 * whoever moves or cancels one meanwhile comes first, or finds what was raised.
 */
export async function lockBookingsOn(tx: Db, dates: readonly string[]): Promise<void> {
  const ofDays = tx
    .select({ id: bookingDetails.bookingId })
    .from(bookingDetails)
    .where(inArray(bookingDetails.reservationDate, dates.slice()));
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, ofDays))
    .orderBy(asc(bookings.id))
    .for('update');
}

/**
 * Raises CLOSED_DAY for each booking with a session on days that have just been closed; the last day first, as the list of what
 * was raised is the newest first.
 */
export async function raiseClosedDays(tx: Db, dates: readonly string[]): Promise<void> {
  await tx.execute(sql`insert into attention (kind, key, booking_id, text)
    select distinct 'CLOSED_DAY', closed_day_key(d.date, b.id), b.id, closed_day_text(d.date, d.reason)
    from days d join booking_details s on s.reservation_date = d.date join bookings b on b.id = s.booking_id
    where d.date in (select ${listed(dates)}) and not d.is_open and b.status in ('PENDING', 'CONFIRMED')
    order by 2 desc
    on conflict (key) where resolved_at is null do nothing`);
}

/** Ends what was raised for days that are open again. */
export async function resolveClosedDays(tx: Db, dates: readonly string[]): Promise<void> {
  await tx.execute(sql`update attention set resolved_at = now()
    where kind = 'CLOSED_DAY' and resolved_at is null and substr(key, 12, 10)::date in (select ${listed(dates)})`);
}
