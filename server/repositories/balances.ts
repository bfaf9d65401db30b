import { and, asc, eq, exists, gt, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Balance } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, ledger } from '../db/schema.ts';
import { keptAmount, signedAmount } from './amounts.ts';
import { isNotCancelled } from './bookings.ts';
import { byLine, byTime } from './lines.ts';
import { onlyRow } from './onlyRow.ts';
import type { Range } from './revenue.ts';

/** The part of a session's amount that is paid of what was kept of its booking's payments, which counts for its earliest sessions first. */
function paidPart(kept: SQL): SQL.Aliased<number> {
  const before = sql`sum(${bookingDetails.totalAmount}) over (partition by ${bookingDetails.bookingId}
    order by ${byTime}, ${byLine}) - ${bookingDetails.totalAmount}`;
  return sql<number>`least(${bookingDetails.totalAmount}, greatest(0, ${kept} - (${before})))`.as('paid');
}

/** The sessions of bookings that are not cancelled and have one that `where` chooses, each with the part of its amount that is paid. */
function paidSessions(db: Db, where: SQL | undefined) {
  const chosen = db.select({ id: bookingDetails.bookingId }).from(bookingDetails).where(where);
  return db
    .select({
      date: bookingDetails.reservationDate,
      amount: bookingDetails.totalAmount,
      paid: paidPart(keptAmount),
    })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .where(and(isNotCancelled, inArray(bookingDetails.bookingId, chosen)))
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
  const later = db
    .select({ bookingId: ledger.bookingId, amount: sql<number>`sum(${signedAmount})`.as('kept_later') })
    .from(ledger)
    .where(gte(ledger.paidAt, until))
    .groupBy(ledger.bookingId)
    .as('later');
  const kept = sql`(${keptAmount} - coalesce(${later.amount}, 0))`;
  const total = sql`case when ${isNotCancelled} then ${bookings.totalAmount} else 0 end`;
  const hasSession = (when: SQL) =>
    exists(
      db
        .select()
        .from(bookingDetails)
        .where(and(eq(bookingDetails.bookingId, bookings.id), when)),
    );
  // Most bookings were over and paid by then, as their total is what their sessions cost, or not yet begun and not paid.
  const isOpen = and(
    or(ne(kept, total), hasSession(gt(bookingDetails.reservationDate, day))),
    or(ne(kept, sql`0`), hasSession(lte(bookingDetails.reservationDate, day))),
  );

  const sessions = db
    .select({ date: bookingDetails.reservationDate, amount: bookingDetails.totalAmount, paid: paidPart(kept) })
    .from(bookingDetails)
    .where(and(eq(bookingDetails.bookingId, bookings.id), isNotCancelled))
    .as('paid_sessions');
  const isOver = lte(sessions.date, day);
  const sum = (amount: SQL.Aliased | typeof sessions.amount, when: SQL = sql`true`) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${when}), 0)`;
  // Of each open booking by itself, as PostgreSQL takes most to be open and would read all sessions there are.
  const ofBooking = db
    .select({
      earned: sum(sessions.amount, isOver).as('earned'),
      settled: sum(sessions.paid, isOver).as('settled'),
      covered: sum(sessions.paid).as('covered'),
      since: sql<
        string | null
      >`(min(${sessions.date}) filter (where ${isOver} and ${sessions.paid} < ${sessions.amount}))::text`.as('since'),
    })
    .from(sessions)
    .as('of_booking');
  const { earned, settled, covered, since } = ofBooking;
  const rupiah = (amount: SQL | SQL.Aliased<number>) => sql<number>`${amount}`.mapWith(Number);
  return db
    .select({
      id: bookings.id,
      booking_code: bookings.bookingCode,
      booking_status: bookings.status,
      customer_name: bookings.customerName,
      customer_phone: bookings.customerPhone,
      since,
      earned: rupiah(earned),
      received: rupiah(kept),
      owed: rupiah(sql`${earned} - ${settled}`),
      deferred: rupiah(sql`${kept} - ${settled}`),
      over: rupiah(sql`${kept} - ${covered}`),
    })
    .from(bookings)
    .leftJoin(later, eq(later.bookingId, bookings.id))
    .crossJoinLateral(ofBooking)
    .where(and(isOpen, or(gt(earned, settled), gt(kept, settled))))
    .orderBy(sql`${since} nulls last`, asc(bookings.bookingCode));
}
