import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { LedgerEntry, LedgerRow } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookings, ledger } from '../db/schema.ts';
import { signedAmount } from './amounts.ts';

export type LedgerMethod = LedgerEntry['method'];
export type EntryRow = typeof ledger.$inferSelect;

/**
 * How the money of a booking came: the methods by which more was paid than given back, the first one first. The booking's column is
 * named as it is, as Drizzle leaves out the tables of those in a query of one table.
 */
export const paidByOf = (booking: 'bookings.id' | 'payments.booking_id') =>
  sql<LedgerMethod[]>`array(select ${ledger.method} from ${ledger} where ${ledger.bookingId} = ${sql.raw(booking)}
    group by ${ledger.method} having sum(${signedAmount}) > 0 order by min(${ledger.paidAt}), ${ledger.method})`;

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

/** Stores an entry, in a transaction; undefined when there is one of its key. The database refuses what the rules do not allow. */
export async function insertEntry(tx: Db, { actor, key, ...entry }: NewEntry): Promise<EntryRow | undefined> {
  const [row] = await tx
    .insert(ledger)
    .values({ ...entry, actorId: actor?.id ?? null, actorName: actor?.name ?? null, idempotencyKey: key })
    .onConflictDoNothing({ target: ledger.idempotencyKey })
    .returning();
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
