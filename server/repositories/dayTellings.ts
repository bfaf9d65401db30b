import { and, asc, eq, exists, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, dayTellings } from '../db/schema.ts';
import { isOpenBooking } from './bookings.ts';

export type Telling = typeof dayTellings.$inferSelect;

/**
 * Notes, while nobody else books or limits these days, that their guests are to be told what has just become of them; days that
 * nobody has booked and of which nobody is about to be told are left out. `change` names the change, whose days are told of together.
 */
export async function noteTellings(
  tx: Db,
  dates: readonly string[],
  { change, isOpen }: { change: string; isOpen: boolean },
): Promise<void> {
  await tx.execute(sql`with this as materialized (select clock_timestamp() as instant)
    insert into day_tellings (change, date, is_open, changed_at)
    select ${change}::uuid, day, ${isOpen}, instant from this, unnest(string_to_array(${dates.join()}, ',')::date[]) as day
    where exists (select from booking_details where reservation_date = day) or (${isOpen} and day::text in (
      select unnest(string_to_array(closed_days, ',')) from messages where status = 'WAITING' and closed_days is not null))
    order by day`);
}

/** How many sessions stand on the days of a change, counted up to `most`. */
export async function sessionsToTell(db: Db, change: string, most: number): Promise<number> {
  const sessions = db
    .select({ id: bookingDetails.id })
    .from(bookingDetails)
    .innerJoin(dayTellings, eq(dayTellings.date, bookingDetails.reservationDate))
    .where(eq(dayTellings.change, change))
    .limit(most);
  return db.$count(sessions.as('sessions'));
}

const other = alias(dayTellings, 'other');

/**
 * Takes the next day, of one change or of any, which nobody else then works on; the nearest of the oldest change. What became of
 * a day before comes before what became of it later.
 */
export async function takeTelling(tx: Db, change: string | undefined): Promise<Telling | undefined> {
  const earlier = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.date, dayTellings.date), sql`${other.id} < ${dayTellings.id}`));
  const [row] = await tx
    .select()
    .from(dayTellings)
    .where(and(change === undefined ? undefined : eq(dayTellings.change, change), notExists(earlier)))
    .orderBy(asc(dayTellings.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Notes up to which booking a day's guests are told. */
export async function keepPlace(tx: Db, { id }: Telling, after: string | null): Promise<void> {
  await tx.update(dayTellings).set({ after }).where(eq(dayTellings.id, id));
}

/** Notes that all of a day's guests are told. */
export async function endTelling(tx: Db, { id }: Telling): Promise<void> {
  await tx.delete(dayTellings).where(eq(dayTellings.id, id));
}

/** Up to `limit` bookings with a session that was on the day when it changed, from the place that is kept, in their order. */
export async function nextBooked(tx: Db, { date, changedAt, after }: Telling, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: bookingDetails.bookingId })
    .from(bookingDetails)
    .where(
      and(
        eq(bookingDetails.reservationDate, date),
        lte(bookingDetails.placedAt, changedAt),
        isNull(bookingDetails.attendance),
        after === null ? undefined : gt(bookingDetails.bookingId, after),
      ),
    )
    .orderBy(asc(bookingDetails.bookingId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a day has changed again since. */
export async function isOutdated(tx: Db, { date, id }: Telling): Promise<boolean> {
  return (await tx.$count(dayTellings, and(eq(dayTellings.date, date), gt(dayTellings.id, id)))) > 0;
}

/** A day on which somebody is to come, and since when the day has a session of the booking. */
export interface BookedDay {
  bookingId: string;
  date: string;
  since: Date;
}

/** What makes a booked day of sessions. */
export const bookedDayColumns = {
  bookingId: bookingDetails.bookingId,
  date: bookingDetails.reservationDate,
  since: sql<Date>`min(${bookingDetails.placedAt})`.mapWith(bookingDetails.placedAt),
};

/** The days of the same change, not changed again since, on which bookings that stand had a session then; by booking. */
export async function closedFor(tx: Db, { change, changedAt }: Telling, ids: string[]): Promise<BookedDay[]> {
  const later = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.date, dayTellings.date), sql`${other.id} > ${dayTellings.id}`));
  const told = tx
    .select({ id: dayTellings.id })
    .from(dayTellings)
    .where(and(eq(dayTellings.change, change), eq(dayTellings.date, bookingDetails.reservationDate), notExists(later)));
  return tx
    .select(bookedDayColumns)
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .where(
      and(
        inArray(bookings.id, ids),
        isOpenBooking,
        lte(bookingDetails.placedAt, changedAt),
        isNull(bookingDetails.attendance),
        exists(told),
      ),
    )
    .groupBy(bookingDetails.bookingId, bookingDetails.reservationDate)
    .orderBy(asc(bookingDetails.reservationDate));
}
