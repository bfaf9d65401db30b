import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, ledger } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';

/** What the rules of money (school/money.ts) need of a booking. */
export const amountColumns = {
  status: bookings.status,
  totalAmount: bookings.totalAmount,
  amountPaid: bookings.amountPaid,
  amountRefunded: bookings.amountRefunded,
};

/** What was kept of a booking's payments, as its row has it. */
export const keptAmount = sql`${bookings.amountPaid} - ${bookings.amountRefunded}`;

/** What all bookings that are not cancelled owe. The condition is the text of the index bookings_due: a parameter would keep PostgreSQL from it. */
export async function sumDue(db: Db): Promise<number> {
  const open = sql`${bookings.totalAmount} - ${bookings.amountPaid} + ${bookings.amountRefunded}`;
  const total = sql<number>`coalesce(sum(${open}), 0)`.mapWith(Number);
  const isDue = sql`${bookings.status} <> 'CANCELLED'
    and ${bookings.totalAmount} > ${bookings.amountPaid} - ${bookings.amountRefunded}`;
  return onlyRow(await db.select({ total }).from(bookings).where(isDue)).total;
}

/** A row of the ledger with its sign: what was paid counts, what was given back counts against it. */
export const signedAmount = sql<number>`case ${ledger.kind} when 'PAYMENT' then ${ledger.amount} else -${ledger.amount} end`;

/** What was paid, less what was given back, since each of two instants, the earlier one first, and until a third. */
export async function sumTaken(db: Db, since: Date, later: Date, until: Date): Promise<[number, number]> {
  const sum = (condition: SQL) =>
    sql<number>`coalesce(sum(${signedAmount}) filter (where ${condition}), 0)`.mapWith(Number);
  const columns = { all: sum(gte(ledger.paidAt, since)), recent: sum(gte(ledger.paidAt, later)) };
  const isTaken = and(gte(ledger.paidAt, since), lt(ledger.paidAt, until));
  const { all, recent } = onlyRow(await db.select(columns).from(ledger).where(isTaken));
  return [all, recent];
}
