import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { LedgerEntry, LedgerRow } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookings, ledger } from '../db/schema.ts';
import { amountsOf } from './amounts.ts';
import { followLedger } from './followLedger.ts';
import { onlyRow } from './onlyRow.ts';

export type LedgerMethod = LedgerEntry['method'];
export type EntryRow = typeof ledger.$inferSelect;

/** Who writes an entry down, with the name of that time; null for the gateway. */
export type Actor = { id: string; name: string } | null;

export interface NewEntry {
  bookingId: string;
  kind: LedgerEntry['kind'];
  method: LedgerMethod;
  amount: number;
  reason?: string | null;
  paidAt: Date;
  actor: Actor;
  /** Names what the entry is of, so that it is written once; null for what has no name. */
  key: string | null;
  /** The hash of the request, where the key is a client's. */
  requestHash?: string;
}

/** The keys of entries: a client's Idempotency-Key, an order that was paid, a refund that the gateway made. */
export const keyOfClient = (key: string): string => `key:${key}`;
export const keyOfOrder = (orderId: string): string => `order:${orderId}`;
export const keyOfRefund = (orderId: string, refundKey: string): string => `refund:${orderId}:${refundKey}`;

/** An entry as the contract has it. */
export const toEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  method: row.method,
  amount: row.amount,
  reason: row.reason,
  paid_at: row.paidAt.toISOString(),
  actor: row.actorName,
});

/**
 * Writes an entry, in a transaction; undefined when there is one of its key. What the booking owes, its payment's status and
 * its payment page follow. The database refuses what the rules do not allow.
 */
export async function addEntry(tx: Db, entry: NewEntry): Promise<EntryRow | undefined> {
  const { actor, key, ...rest } = entry;
  // Whoever writes an entry of the same key at the same time is waited for.
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, entry.bookingId)).for('update');
  if (key !== null && (await findEntry(tx, key))) return undefined;
  const named = { ...rest, actorId: actor?.id ?? null, actorName: actor?.name ?? null, idempotencyKey: key };
  const [row] = await tx
    .insert(ledger)
    .values(named)
    .onConflictDoNothing({ target: ledger.idempotencyKey })
    .returning();
  if (row) await followLedger(tx, entry.bookingId);
  return row;
}

/** The entry of a key. */
export async function findEntry(db: Db, key: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(ledger).where(eq(ledger.idempotencyKey, key));
  return row;
}

/** The entries of a booking, oldest first. */
export const entriesOf = (db: Db, bookingId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(ledger)
    .where(eq(ledger.bookingId, bookingId))
    .orderBy(asc(ledger.paidAt), asc(ledger.createdAt), asc(ledger.id));

/** All entries from one instant until another, oldest first. */
export async function listEntries(db: Db, from: Date, until: Date): Promise<LedgerRow[]> {
  const rows = await db
    .select({ entry: ledger, booking_code: bookings.bookingCode, customer_name: bookings.customerName })
    .from(ledger)
    .innerJoin(bookings, eq(bookings.id, ledger.bookingId))
    .where(and(gte(ledger.paidAt, from), lt(ledger.paidAt, until)))
    .orderBy(asc(ledger.paidAt), asc(ledger.createdAt), asc(ledger.id));
  return rows.map(({ entry, ...of }) => ({ ...toEntry(entry), booking_id: entry.bookingId, ...of }));
}

/** What may still be given back by a method. */
export async function refundable(db: Db, bookingId: string, method: LedgerMethod): Promise<number> {
  const left = sql<number>`refundable(${bookings.id}, ${method})`.mapWith(Number);
  return onlyRow(await db.select({ left }).from(bookings).where(eq(bookings.id, bookingId))).left;
}

/** Lowers what a booking costs in all. */
export async function lowerTotal(tx: Db, bookingId: string, by: number): Promise<void> {
  await tx
    .update(bookings)
    .set({ totalAmount: sql`greatest(${bookings.totalAmount} - ${by}, 0)` })
    .where(eq(bookings.id, bookingId));
  await followLedger(tx, bookingId);
}

/** What a booking costs, locked until the transaction ends, and what it owes; undefined when there is none. */
export async function lockAmounts(tx: Db, bookingId: string): Promise<{ total: number; due: number } | undefined> {
  const ofBooking = eq(bookings.id, bookingId);
  const [row] = await tx.select({ total: bookings.totalAmount }).from(bookings).where(ofBooking).for('update');
  return row && { total: row.total, due: (await amountsOf(tx, bookingId)).due };
}
