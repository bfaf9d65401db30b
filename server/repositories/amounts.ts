import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, payments } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';

/** What a booking still owes: nothing when it is cancelled, and never less than nothing. */
export const amountDue = sql<number>`case when ${bookings.status} = 'CANCELLED' then 0
  else greatest(${bookings.totalAmount} - ${bookings.amountPaid}, 0) end`.mapWith(Number);

/** What was paid for a booking, and what it still owes. */
export async function amountsOf(db: Db, bookingId: string): Promise<{ paid: number; due: number }> {
  const columns = { paid: bookings.amountPaid, due: amountDue };
  return onlyRow(await db.select(columns).from(bookings).where(eq(bookings.id, bookingId)));
}

/** What all bookings that are not cancelled owe. The condition is the text of the index bookings_due: a parameter would keep PostgreSQL from it. */
export async function sumDue(db: Db): Promise<number> {
  const total = sql<number>`coalesce(sum(${bookings.totalAmount} - ${bookings.amountPaid}), 0)`.mapWith(Number);
  const isDue = sql`${bookings.status} <> 'CANCELLED' and ${bookings.totalAmount} > ${bookings.amountPaid}`;
  return onlyRow(await db.select({ total }).from(bookings).where(isDue)).total;
}

/** What was paid since each of two instants, the earlier one first, and until a third. */
export async function sumTaken(db: Db, since: Date, later: Date, until: Date): Promise<[number, number]> {
  const sum = (condition: ReturnType<typeof gte>) =>
    sql<number>`coalesce(sum(${payments.amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const columns = { all: sum(gte(payments.paidAt, since)), recent: sum(gte(payments.paidAt, later)) };
  const isTaken = and(sql`${payments.status} = 'PAID'`, gte(payments.paidAt, since), lt(payments.paidAt, until));
  const { all, recent } = onlyRow(await db.select(columns).from(payments).where(isTaken));
  return [all, recent];
}
