import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { counters } from '../db/schema.ts';

const CLEAN_UP_EVERY = 1000;
let hits = 0;

/** How often something happened in its time window, and when that ends. */
export interface Counted {
  count: number;
  expiresAt: Date;
}

/** Addresses of people and machines are not kept, so neither is a key that names them. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Counts one more; a window (ms) begins with the first and counts anew when it is over. One statement, so none is lost. */
export async function countHit(db: Db, key: string, window: number, now: Date): Promise<Counted> {
  hits += 1;
  if (hits % CLEAN_UP_EVERY === 0) await db.delete(counters).where(lte(counters.expiresAt, now));
  const expiresAt = new Date(now.getTime() + window);
  const isOver = lte(counters.expiresAt, now);
  const [row] = await db
    .insert(counters)
    .values({ key: hashed(key), count: 1, expiresAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${counters.expiresAt} end`,
      },
    })
    .returning({ count: counters.count, expiresAt: counters.expiresAt });
  if (!row) throw new Error('The counter was not stored.');
  return row;
}

/** What was counted in a window that is not over. */
export async function findCount(db: Db, key: string, now: Date): Promise<Counted | undefined> {
  const [row] = await db
    .select({ count: counters.count, expiresAt: counters.expiresAt })
    .from(counters)
    .where(and(eq(counters.key, hashed(key)), gt(counters.expiresAt, now)));
  return row;
}

/** Forgets what was counted. */
export async function removeCount(db: Db, key: string): Promise<void> {
  await db.delete(counters).where(eq(counters.key, hashed(key)));
}
