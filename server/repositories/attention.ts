import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AttentionItem } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { attention, bookings } from '../db/schema.ts';

/** What a person must see to, and the booking it is about. */
export interface Raised {
  kind: (typeof attention.$inferInsert)['kind'];
  /** Names the event. At most one item of a key is open. */
  key: string;
  bookingId: string | null;
  text: string;
  /** The rupiah that it tells of, where it returns only when they grow. */
  amount?: number;
}

const isOpen = isNull(attention.resolvedAt);

/** Raises something for a person in a transaction, unless it is open. */
export async function raiseUnlessOpen(tx: Db, raised: Raised): Promise<void> {
  await tx
    .insert(attention)
    .values(raised)
    .onConflictDoNothing({ target: attention.key, where: sql`resolved_at is null` });
}

/** Raises something for a person in a transaction, unless it was raised before. */
export async function raiseOnce(tx: Db, raised: Raised): Promise<void> {
  const ofKey = eq(attention.key, raised.key);
  const [earlier] = await tx.select({ id: attention.id }).from(attention).where(ofKey).limit(1);
  if (!earlier) await raiseUnlessOpen(tx, raised);
}

/** Words anew what is open under a key. */
export async function rewordAttention(tx: Db, key: string, text: string, amount?: number): Promise<void> {
  await tx
    .update(attention)
    .set({ text, amount })
    .where(and(eq(attention.key, key), isOpen));
}

/** Notes that what was raised under a key, and may have been seen to, is of no more than an amount now. */
export async function noteSmaller(tx: Db, key: string, amount: number): Promise<void> {
  await tx
    .update(attention)
    .set({ amount })
    .where(and(eq(attention.key, key), gt(attention.amount, amount)));
}

/** Whether a person has seen to what was raised under a key, of at least an amount. */
export const wasSeenTo = async (tx: Db, key: string, amount: number): Promise<boolean> =>
  (await tx.$count(
    attention,
    and(eq(attention.key, key), isNotNull(attention.resolvedBy), gte(attention.amount, amount)),
  )) > 0;

/** Ends what is open about a booking and is no more to be seen to, whoever changed that. */
export async function endAttention(tx: Db, bookingId: string, kinds: Raised['kind'][]): Promise<void> {
  await tx
    .update(attention)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(attention.bookingId, bookingId), inArray(attention.kind, kinds), isOpen));
}

/** A person has seen to it; who that is stands in the record. */
const seenTo = { resolvedAt: sql`now()`, resolvedBy: sql`nullif(current_setting('surf.actor', true), '')::uuid` };

/** Ends what was raised under a key, if it is open, as a person has seen to it. */
export async function resolveAttentionByKey(tx: Db, key: string): Promise<void> {
  await tx
    .update(attention)
    .set(seenTo)
    .where(and(eq(attention.key, key), isOpen));
}

/** Ends what was raised, as a person has seen to it; whether there was something open with this id. */
export async function resolveAttention(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(attention)
    .set(seenTo)
    .where(and(eq(attention.id, id), isOpen))
    .returning({ id: attention.id });
  return rows.length > 0;
}

/** All that is open, newest first. */
export async function listAttention(db: Db): Promise<AttentionItem[]> {
  const rows = await db
    .select({
      id: attention.id,
      kind: attention.kind,
      booking_id: attention.bookingId,
      booking_code: bookings.bookingCode,
      text: attention.text,
      created_at: attention.createdAt,
    })
    .from(attention)
    .leftJoin(bookings, eq(bookings.id, attention.bookingId))
    .where(isOpen)
    .orderBy(desc(attention.createdAt), desc(attention.id));
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
