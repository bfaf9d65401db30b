import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { gatewayRefunds, payments } from '../db/schema.ts';
import { recorded } from './auditLog.ts';
import { addEntry, type EntryRow, findEntry, keyOfRefund, lockAmounts, lowerTotal, refundable } from './ledger.ts';

export type RefundRow = typeof gatewayRefunds.$inferSelect;
type NewRefund = typeof gatewayRefunds.$inferInsert;

/** Notes that the gateway is going to be asked for a refund; undefined when another one has its Idempotency-Key. */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(gatewayRefunds).values(refund).onConflictDoNothing().returning();
  return row;
}

/** The refund that was asked for under an Idempotency-Key. */
export async function findRefundByKey(db: Db, key: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.idempotencyKey, key));
  return row;
}

/** The refunds of a booking that the gateway has made, or may have made. */
export const refundsOf = (db: Db, bookingId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(gatewayRefunds)
    .where(and(eq(gatewayRefunds.bookingId, bookingId), inArray(gatewayRefunds.state, ['ASKED', 'DONE'])))
    .orderBy(asc(gatewayRefunds.createdAt));

/** The refunds that the gateway has not answered since an instant, the least recently asked for first. */
export const unansweredRefunds = (db: Db, since: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(gatewayRefunds)
    .where(and(eq(gatewayRefunds.state, 'ASKED'), lt(gatewayRefunds.askedAt, since)))
    .orderBy(asc(gatewayRefunds.askedAt))
    .limit(limit);

/** Notes that the gateway is asked for a refund now. */
export async function noteAsked(tx: Db, refundKey: string, askedAt: Date): Promise<void> {
  await tx.update(gatewayRefunds).set({ state: 'ASKED', askedAt }).where(eq(gatewayRefunds.refundKey, refundKey));
}

/** Notes that the gateway refuses a refund; one that it has made meanwhile stays made. */
export async function refuseRefund(db: Db, refundKey: string): Promise<void> {
  await db
    .update(gatewayRefunds)
    .set({ state: 'REFUSED' })
    .where(and(eq(gatewayRefunds.refundKey, refundKey), eq(gatewayRefunds.state, 'ASKED')));
}

const inRecord = <T>(db: Db, actorId: string | null, work: (tx: Db) => Promise<T>): Promise<T> =>
  actorId === null ? db.transaction(work) : recorded(db, actorId, work);

/**
 * Writes a refund that the gateway has made into the ledger, once however often it says so; undefined when the ledger has no
 * room for it.
 */
export function finishRefund(db: Db, refund: RefundRow, now: Date): Promise<EntryRow | undefined> {
  const { refundKey, bookingId, orderId, amount, reason, actorId, actorName } = refund;
  return inRecord(db, actorId, async (tx) => {
    await lockAmounts(tx, bookingId);
    const key = keyOfRefund(orderId, refundKey);
    const written = await findEntry(tx, key);
    if (written) return written;
    // From now on it is not waited for any more, so its amount is free for its entry.
    const isOurs = eq(gatewayRefunds.refundKey, refundKey);
    const [before] = await tx.select({ state: gatewayRefunds.state }).from(gatewayRefunds).where(isOurs);
    await tx.update(gatewayRefunds).set({ state: 'DONE' }).where(isOurs);
    if ((await refundable(tx, bookingId, 'GATEWAY')) < amount) {
      await tx
        .update(gatewayRefunds)
        .set({ state: before?.state ?? 'REFUSED' })
        .where(isOurs);
      return undefined;
    }
    const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' };
    const entry = { bookingId, kind: 'REFUND', method: 'GATEWAY', amount, reason, paidAt: now } as const;
    const row = await addEntry(tx, { ...entry, actor, key });
    if (row && refund.lowerTotal) await lowerTotal(tx, bookingId, amount);
    return row;
  });
}

/** A refund of an order as its gateway names it. */
export interface ToldRefund {
  /** The order without its attempt, and with it. */
  base: string;
  orderId: string;
  key: string;
  amount: number;
}

/** Writes down what a gateway says it has given back. Whether the ledger has it now. */
export async function recordTold(db: Db, { base, orderId, key, amount }: ToldRefund, now: Date): Promise<boolean> {
  const [ours] = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.refundKey, key));
  if (ours) return ours.amount === amount && (await finishRefund(db, ours, now)) !== undefined;
  return db.transaction(async (tx) => {
    const [payment] = await tx.select({ of: payments.bookingId }).from(payments).where(eq(payments.orderId, base));
    if (!payment) return false;
    await lockAmounts(tx, payment.of);
    const named = keyOfRefund(orderId, key);
    if (await findEntry(tx, named)) return true;
    const isPossible = Number.isSafeInteger(amount) && amount > 0;
    if (!isPossible || (await refundable(tx, payment.of, 'GATEWAY')) < amount) return false;
    const entry = { bookingId: payment.of, kind: 'REFUND', method: 'GATEWAY', amount, paidAt: now } as const;
    const reason = 'Given back at the payment gateway.';
    return (await addEntry(tx, { ...entry, reason, actor: null, key: named })) !== undefined;
  });
}
