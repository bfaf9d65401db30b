import { LRUCache } from 'lru-cache';
import type { Db } from '../db/connect.ts';
import { type Counted, countHits, removeExpiredCounts, takeHitsBack } from '../repositories/counters.ts';

/** How often something may happen in a time window (ms). */
export interface Limit {
  max: number;
  window: number;
}

/** Hits of one key that are counted in one statement. */
interface Batch {
  hits: number;
  isSent: boolean;
  counted: Promise<Counted>;
}

const MAX_REFUSED = 10_000;
const CLEAN_UP_EVERY = 100;
// More than can have been made since the last time, so that none are left for long, and few enough to be quick.
const CLEAN_UP_MOST = 200;

/**
 * Counts in the database, for all instances, and so that a flood costs next to nothing: what comes while a key is being
 * counted is counted together afterwards, and a key that is refused is refused from memory, without a call of the database,
 * until its window ends.
 */
export function sharedCounts(db: Db, now: () => Date) {
  const refused = new LRUCache<string, Counted>({ max: MAX_REFUSED });
  const batches = new Map<string, Batch>();
  let statements = 0;

  async function send(batch: Batch, key: string, window: number, before: Batch | undefined): Promise<Counted> {
    await Promise.allSettled([before?.counted]);
    batch.isSent = true;
    try {
      statements += 1;
      if (statements % CLEAN_UP_EVERY === 0) await removeExpiredCounts(db, CLEAN_UP_MOST, now());
      return await countHits(db, key, batch.hits, window, now());
    } finally {
      if (batches.get(key) === batch) batches.delete(key);
    }
  }

  function batchOf(key: string, window: number): Batch {
    const newest = batches.get(key);
    if (newest && !newest.isSent) return newest;
    const batch: Batch = { hits: 0, isSent: false, counted: new Promise(() => undefined) };
    batch.counted = send(batch, key, window, newest);
    batches.set(key, batch);
    return batch;
  }

  return {
    /** Counts one more. A count above the limit's maximum is a refusal: until the window ends, this process remembers it. */
    async hit(key: string, { max, window }: Limit): Promise<Counted> {
      const refusal = refused.get(key);
      if (refusal && refusal.expiresAt > now()) return refusal;
      const batch = batchOf(key, window);
      batch.hits += 1;
      const position = batch.hits;
      const last = await batch.counted;
      if (last.count > max) refused.set(key, last);
      return { ...last, count: last.count - batch.hits + position };
    },

    /**
     * Takes back that many hits of the window in which `counted` was counted; a later window keeps what it has. With `most`, what was refused
     * beyond it counts no more: it was never looked at.
     */
    async takeBack(key: string, counted: Counted, hits: number, most?: number): Promise<void> {
      await takeHitsBack(db, key, counted, { hits, most });
      // Afterwards, as what comes meanwhile may still be refused by the count of before.
      refused.delete(key);
    },
  };
}
