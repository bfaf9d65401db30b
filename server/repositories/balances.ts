import { and, asc, eq, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Balance } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, ledger } from '../db/schema.ts';
import { keptAmount, signedAmount } from './amounts.ts';
import { isNotCancelled } from './bookings.ts';
import { byLine, byTime } from './lines.ts';
import { onlyRow } from './onlyRow.ts';
import type { Range } from './revenue.ts';

/** What was kept of a booking's payments until an instant: what is kept now, less what was written down since, of which there is little. */
const keptUntil = (until: Date): SQL => sql`${keptAmount} - coalesce((select sum(${signedAmount}) from ${ledger}
  where ${ledger.bookingId} = ${bookings.id} and ${ledger.paidAt} >= ${until.toISOString()}::timestamptz), 0)`;

/**
 * The sessions of bookings that are not cancelled, each with the part of its amount that is paid: money counts for the earliest
 * sessions of its booking first. `where` chooses sessions, all of which count that their bookings have; without it, all there are.
 */
function paidSessions(db: Db, where: SQL | undefined, kept: SQL = keptAmount) {
  const before = sql`sum(${bookingDetails.totalAmount}) over (partition by ${bookingDetails.bookingId}
    order by ${byTime}, ${byLine}) - ${bookingDetails.totalAmount}`;
  const chosen = db.select({ id: bookingDetails.bookingId }).from(bookingDetails).where(where);
  const isChosen = where && sql`${bookingDetails.bookingId} in ${chosen}`;
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
    .where(and(isNotCancelled, isChosen))
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

/** Who owes at the end of a day, the longest first, and who has paid for what is to come. `until` is the instant of that end. */
export function listBalances(db: Db, day: string, until: Date): Promise<Balance[]> {
  const kept = keptUntil(until);
  const sessions = paidSessions(db, undefined, kept);
  const isOver = lte(sessions.date, day);
  const sum = (amount: SQL.Aliased | SQL | typeof sessions.amount, when: SQL = sql`true`) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${when}), 0)`;
  const ofBookings = db
    .select({
      bookingId: sessions.bookingId,
      earned: sum(sessions.amount, isOver).as('earned'),
      settled: sum(sessions.paid, isOver).as('settled'),
      covered: sum(sessions.paid).as('covered'),
      since: sql<
        string | null
      >`(min(${sessions.date}) filter (where ${isOver} and ${sessions.paid} < ${sessions.amount}))::text`.as('since'),
    })
    .from(sessions)
    .groupBy(sessions.bookingId)
    .as('of_bookings');
  // A cancelled booking has no sessions here.
  const { earned, settled, covered } = {
    earned: sql`coalesce(${ofBookings.earned}, 0)`,
    settled: sql`coalesce(${ofBookings.settled}, 0)`,
    covered: sql`coalesce(${ofBookings.covered}, 0)`,
  };
  const rupiah = (amount: SQL) => sql<number>`${amount}`.mapWith(Number);
  return db
    .select({
      id: bookings.id,
      booking_code: bookings.bookingCode,
      booking_status: bookings.status,
      customer_name: bookings.customerName,
      customer_phone: bookings.customerPhone,
      since: ofBookings.since,
      earned: rupiah(earned),
      received: rupiah(kept),
      owed: rupiah(sql`${earned} - ${settled}`),
      deferred: rupiah(sql`${kept} - ${settled}`),
      over: rupiah(sql`${kept} - ${covered}`),
    })
    .from(bookings)
    .leftJoin(ofBookings, eq(ofBookings.bookingId, bookings.id))
    .where(or(gt(earned, settled), gt(sql`(${kept})`, settled)))
    .orderBy(sql`${ofBookings.since} nulls last`, asc(bookings.bookingCode));
}
