import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { counters } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';

/** How often something happened in its time window, and when that ends. */
export interface Counted {
  count: number;
  expiresAt: Date;
}

/** Addresses of people and machines are not kept, so neither is a key that names them. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Deletes up to `most` windows that are over, the oldest first, and skips rows that another instance is deleting. */
export async function removeExpiredCounts(db: Db, most: number, now: Date): Promise<void> {
  const over = db.select({ key: counters.key }).from(counters).where(lte(counters.expiresAt, now));
  const oldest = over.orderBy(counters.expiresAt).limit(most).for('update', { skipLocked: true });
  // As an array: by a join, PostgreSQL would read the whole table.
  await db.delete(counters).where(sql`${counters.key} = any(array(${oldest}))`);
}

/**
 * Adds hits to a key's count. A window (ms) begins with the first hit, and the first hit after its end begins a new one. One
 * statement, so that no hit is lost.
 */
export async function countHits(db: Db, key: string, hits: number, window: number, now: Date): Promise<Counted> {
  const expiresAt = new Date(now.getTime() + window);
  const isOver = lte(counters.expiresAt, now);
  const rows = await db
    .insert(counters)
    .values({ key: hashed(key), count: hits, expiresAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${counters.count} + excluded.count end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${counters.expiresAt} end`,
      },
    })
    .returning({ count: counters.count, expiresAt: counters.expiresAt });
  return onlyRow(rows);
}

/** What was counted in a window that is not over. */
export async function findCount(db: Db, key: string, now: Date): Promise<Counted | undefined> {
  const [row] = await db
    .select({ count: counters.count, expiresAt: counters.expiresAt })
    .from(counters)
    .where(and(eq(counters.key, hashed(key)), gt(counters.expiresAt, now)));
  return row;
}

/** Takes hits back from the window that they were counted in, of at most so many; nothing happens when that is over. */
export async function takeHitsBack(
  db: Db,
  key: string,
  { expiresAt }: Counted,
  { hits, most }: { hits: number; most?: number | undefined },
): Promise<void> {
  const window = and(eq(counters.key, hashed(key)), eq(counters.expiresAt, expiresAt));
  const counted = most === undefined ? counters.count : sql`least(${counters.count}, ${most}::int)`;
  await db
    .update(counters)
    .set({ count: sql`greatest(${counted} - ${hits}, 0)` })
    .where(window);
}
