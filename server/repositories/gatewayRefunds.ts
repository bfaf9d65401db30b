import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { gatewayRefunds } from '../db/schema.ts';

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

/** Rupiah that the gateway was asked to give back of a booking and has not answered for; the refund `exceptKey` is not counted. */
export async function sumAsked(db: Db, bookingId: string, exceptKey?: string): Promise<number> {
  const refunds = await refundsOf(db, bookingId);
  const asked = refunds.filter(({ state, refundKey }) => state === 'ASKED' && refundKey !== exceptKey);
  return asked.reduce((sum, { amount }) => sum + amount, 0);
}

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

/** Notes that the gateway refuses a refund; false for one that it has made meanwhile, which stays made. */
export async function refuseRefund(tx: Db, refundKey: string): Promise<boolean> {
  const rows = await tx
    .update(gatewayRefunds)
    .set({ state: 'REFUSED' })
    .where(and(eq(gatewayRefunds.refundKey, refundKey), eq(gatewayRefunds.state, 'ASKED')))
    .returning({ key: gatewayRefunds.refundKey });
  return rows.length > 0;
}

/** The refund that the gateway knows under a key. */
export async function findRefund(db: Db, refundKey: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.refundKey, refundKey));
  return row;
}

/** Notes what became of a refund. */
export async function noteState(tx: Db, refundKey: string, state: RefundRow['state']): Promise<void> {
  await tx.update(gatewayRefunds).set({ state }).where(eq(gatewayRefunds.refundKey, refundKey));
}
