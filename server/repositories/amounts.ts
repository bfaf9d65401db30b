import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, ledger } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';

/** What a booking still owes: nothing when it is cancelled, and never less than nothing. */
export const amountDue = sql<number>`case when ${bookings.status} = 'CANCELLED' then 0
  else greatest(${bookings.totalAmount} - ${bookings.amountPaid} + ${bookings.amountRefunded}, 0) end`.mapWith(Number);

/** What was paid for a booking and given back, and what it still owes. */
export async function amountsOf(db: Db, bookingId: string): Promise<{ paid: number; refunded: number; due: number }> {
  const columns = { paid: bookings.amountPaid, refunded: bookings.amountRefunded, due: amountDue };
  return onlyRow(await db.select(columns).from(bookings).where(eq(bookings.id, bookingId)));
}

/** What all bookings that are not cancelled owe. The condition is the text of the index bookings_due: a parameter would keep PostgreSQL from it. */
export async function sumDue(db: Db): Promise<number> {
  const open = sql`${bookings.totalAmount} - ${bookings.amountPaid} + ${bookings.amountRefunded}`;
  const total = sql<number>`coalesce(sum(${open}), 0)`.mapWith(Number);
  const isDue = sql`${bookings.status} <> 'CANCELLED'
    and ${bookings.totalAmount} > ${bookings.amountPaid} - ${bookings.amountRefunded}`;
  return onlyRow(await db.select({ total }).from(bookings).where(isDue)).total;
}

/** What was paid, less what was given back, since each of two instants, the earlier one first, and until a third. */
export async function sumTaken(db: Db, since: Date, later: Date, until: Date): Promise<[number, number]> {
  const signed = sql`case ${ledger.kind} when 'PAYMENT' then ${ledger.amount} else -${ledger.amount} end`;
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${signed}) filter (where ${condition}), 0)`.mapWith(Number);
  const columns = { all: sum(gte(ledger.paidAt, since)), recent: sum(gte(ledger.paidAt, later)) };
  const isTaken = and(gte(ledger.paidAt, since), lt(ledger.paidAt, until));
  const { all, recent } = onlyRow(await db.select(columns).from(ledger).where(isTaken));
  return [all, recent];
}
