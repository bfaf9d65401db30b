import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { operationOf } from '../contract/loadContract.ts';
import type { Db } from '../db/connect.ts';
import { networkOf } from '../limits/networkOf.ts';
import { type Limit, sharedCounts } from '../limits/sharedCounts.ts';
import type { Counted } from '../repositories/counters.ts';
import { HEALTH_PATHS } from './health.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// For one network: far above what a family behind one router does.
const general = { max: 6000, timeWindow: MINUTE };
/** Operations that cost or store something: counted for all instances. */
const shared: Record<string, RateLimitOptions> = {
  register: { max: 10, timeWindow: 10 * MINUTE },
  createTestimony: { max: 5, timeWindow: MINUTE },
  // Every login costs a slow hash; failed ones are counted apart (auth/loginAttempts.ts).
  login: { max: 60, timeWindow: MINUTE },
  // Each holds places. More in an hour is refused, too.
  createBooking: { max: 10, timeWindow: MINUTE },
  // Each sends a mail to somebody who may not be the sender.
  requestPasswordReset: { max: 10, timeWindow: 10 * MINUTE },
  moveMySession: { max: 20, timeWindow: 10 * MINUTE },
  cancelMyBooking: { max: 20, timeWindow: 10 * MINUTE },
  cancelMySession: { max: 20, timeWindow: 10 * MINUTE },
  resetPassword: { max: 30, timeWindow: 10 * MINUTE },
};
/** What may be sent in an hour, beside the limit above. */
const hourly: Record<string, number> = { createBooking: 60 };
/** Too few for trying out booking codes. Counted in this process alone, as writing a row would cost more than the lookup. */
const lookups = { max: 60, timeWindow: MINUTE };
/** A gateway sends from a few addresses, and repeats what was not answered. */
const payments = { max: 600, timeWindow: MINUTE };

/** The limit of a route that has one of its own; false for a route without any. */
function limitOf({ schema, url }: RouteOptions): RateLimitOptions | false | undefined {
  if (HEALTH_PATHS.includes(url)) return false;
  if (url.startsWith('/payments/')) return { ...payments, groupId: ' payments' };
  const operationId = operationOf(schema);
  const limit = operationId === 'checkBooking' ? lookups : shared[operationId];
  return limit && { ...limit, groupId: ` ${operationId}` };
}

const MAX_NETWORKS = 10_000;

/** Counts in this process alone. Beyond MAX_NETWORKS the least recently seen network is dropped. */
function memory(now: () => Date): (key: string, window: number) => Promise<Counted> {
  const windows = new LRUCache<string, Counted>({ max: MAX_NETWORKS });
  return (key, window) => {
    const time = now().getTime();
    const kept = windows.get(key);
    const isOver = !kept || kept.expiresAt.getTime() <= time;
    const counted = isOver ? { count: 1, expiresAt: new Date(time + window) } : { ...kept, count: kept.count + 1 };
    windows.set(key, counted);
    return Promise.resolve(counted);
  };
}

/** Refuses floods from one network with 429 and Retry-After, before anything else is done for a request. */
export const rateLimits = fp<{ db: Db; now: () => Date }>(async (app, { db, now }) => {
  // Before the routes: the plugin reads each route's own limit when the route is made.
  app.addHook('onRoute', (route) => {
    const limit = limitOf(route);
    if (limit !== undefined) route.config = { ...route.config, rateLimit: limit };
  });

  const inMemory = memory(now);
  const counts = sharedCounts(db, now);

  /** Counts for all instances: in the window of the limit, and in the hour where that has a limit of its own. */
  async function inShared(key: string, group: string, limit: Limit): Promise<Counted> {
    const counted = await counts.hit(key, limit);
    const most = hourly[group];
    // What the short window refuses takes nothing from the long one.
    if (most === undefined || counted.count > limit.max) return counted;
    const inHour = await counts.hit(`${key} in an hour`, { max: most, window: HOUR });
    return inHour.count > most ? { count: limit.max + 1, expiresAt: inHour.expiresAt } : counted;
  }

  class Store implements FastifyRateLimitStore {
    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], window: number, max: number): void {
      const group = key.slice(key.lastIndexOf(' ') + 1);
      const counted = Object.hasOwn(shared, group) ? inShared(key, group, { max, window }) : inMemory(key, window);
      counted.then(({ count, expiresAt }) => {
        answer(null, { current: count, ttl: expiresAt.getTime() - now().getTime() });
      }, answer);
    }

    /** For a route with a limit of its own: its group is part of each key. */
    child(): this {
      return this;
    }
  }

  const keyGenerator = ({ ip }: { ip: string }) => networkOf(ip);
  await app.register(rateLimit, { global: true, ...general, keyGenerator, store: Store });
});
