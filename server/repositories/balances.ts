import { and, gt, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';
import { keptAmount } from './amounts.ts';
import { byTime } from './lines.ts';
import { onlyRow } from './onlyRow.ts';
import type { Range } from './revenue.ts';

/**
 * The sessions of bookings that are not cancelled, each with the part of its amount that is paid: money counts for the earliest
 * sessions of its booking first. `where` chooses sessions; all of their bookings count.
 */
export function paidSessions(db: Db, where: SQL | undefined, kept: SQL = keptAmount) {
  const before = sql`sum(${bookingDetails.totalAmount}) over (partition by ${bookingDetails.bookingId}
    order by ${byTime}, ${bookingDetails.position}, ${bookingDetails.courseDay}) - ${bookingDetails.totalAmount}`;
  const chosen = db.select({ id: bookingDetails.bookingId }).from(bookingDetails).where(where);
  return db
    .select({
      id: bookingDetails.id,
      bookingId: bookingDetails.bookingId,
      date: bookingDetails.reservationDate,
      amount: bookingDetails.totalAmount,
      paid: sql<number>`least(${bookingDetails.totalAmount}, greatest(0, ${kept} - (${before})))`.as('paid'),
    })
    .from(bookingDetails)
    .innerJoin(bookings, sql`${bookings.id} = ${bookingDetails.bookingId}`)
    .where(and(ne(bookings.status, 'CANCELLED'), sql`${bookingDetails.bookingId} in ${chosen}`))
    .as('paid_sessions');
}

/** What the amounts of sessions are: paid and not paid of those up to today, and of those that are to come. */
export interface Split {
  taken: number;
  still_due: number;
  to_come: number;
}

/** Splits what the sessions of some days bring in; the three are the total by lesson, spot and day. */
export async function splitOf(db: Db, { from, to }: Range, today: string): Promise<Split> {
  const inRange = and(gte(bookingDetails.reservationDate, from), lte(bookingDetails.reservationDate, to));
  const sessions = paidSessions(db, inRange);
  const sum = (amount: SQL, when: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${when}), 0)`.mapWith(Number);
  const isOver = lte(sessions.date, today);
  return onlyRow(
    await db
      .select({
        taken: sum(sql`${sessions.paid}`, isOver),
        still_due: sum(sql`${sessions.amount} - ${sessions.paid}`, isOver),
        to_come: sum(sql`${sessions.amount}`, gt(sessions.date, today)),
      })
      .from(sessions)
      .where(and(gte(sessions.date, from), lte(sessions.date, to))),
  );
}
