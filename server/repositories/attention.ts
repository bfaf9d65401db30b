import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AttentionItem } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { attention, bookings } from '../db/schema.ts';

/** What a person must see to, and the booking it is about. */
export interface Raised {
  kind: (typeof attention.$inferInsert)['kind'];
  /** Names the event: it is raised once, also when somebody has resolved it since. */
  key: string;
  bookingId: string | null;
  text: string;
}

const isOpen = isNull(attention.resolvedAt);

/** Raises something for a person in a transaction, unless it was raised before. */
export async function raiseAttention(tx: Db, { kind, key, bookingId, text }: Raised): Promise<void> {
  const [earlier] = await tx.select({ id: attention.id }).from(attention).where(eq(attention.key, key)).limit(1);
  if (earlier) return;
  await tx
    .insert(attention)
    .values({ kind, key, bookingId, text })
    .onConflictDoNothing({ target: attention.key, where: sql`resolved_at is null` });
}

/** Ends what was raised under a key, if it is open. */
export async function resolveAttentionByKey(tx: Db, key: string): Promise<void> {
  await tx
    .update(attention)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(attention.key, key), isOpen));
}

/** Ends what was raised; whether there was something open with this id. */
export async function resolveAttention(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(attention)
    .set({ resolvedAt: sql`now()` })
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
