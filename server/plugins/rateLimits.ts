import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { type Counted, countHit } from '../repositories/counters.ts';

interface Limit {
  max: number;
  timeWindow: string;
}

// What a flood would be, for one address. A family behind one router must not notice.
const general: Limit = { max: 6000, timeWindow: '1 minute' };
const limits: Record<string, Limit> = {
  register: { max: 10, timeWindow: '10 minutes' },
  createTestimony: { max: 5, timeWindow: '1 minute' },
  // Every login costs a slow hash; failed ones are counted apart (auth/loginAttempts.ts).
  login: { max: 60, timeWindow: '1 minute' },
  createBooking: { max: 600, timeWindow: '1 minute' },
};

const MAX_ADDRESSES = 10_000;

/** Counts in this process alone; of too many addresses, the one whose window began first is forgotten. */
function memory(now: () => Date): (key: string, window: number) => Counted {
  const windows = new Map<string, Counted>();
  return (key, window) => {
    const time = now().getTime();
    const kept = windows.get(key);
    if (kept && kept.expiresAt.getTime() > time) {
      kept.count += 1;
      return kept;
    }
    windows.delete(key);
    if (windows.size >= MAX_ADDRESSES) windows.delete(windows.keys().next().value ?? '');
    const fresh = { count: 1, expiresAt: new Date(time + window) };
    windows.set(key, fresh);
    return fresh;
  };
}

type Count = (key: string, window: number) => Counted | Promise<Counted>;
type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Refuses floods from one address with 429 and Retry-After. */
export async function limitRates(app: FastifyInstance, db: Db, now: () => Date): Promise<void> {
  // Before the routes: the plugin reads each route's own limit when the route is made.
  app.addHook('onRoute', (route) => {
    const { operationId = '' } = (route.schema ?? {}) as { operationId?: string };
    const limit = limits[operationId];
    if (limit) route.config = { ...route.config, rateLimit: { ...limit, groupId: ` ${operationId}` } };
  });

  class Store {
    // The general limit stays in this process: to write a row for every read of a list would cost more than the list.
    protected readonly count: Count = memory(now);

    incr(key: string, answer: Answer, window: number): void {
      const counted = async () => this.count(key, window);
      counted().then(({ count, expiresAt }) => {
        answer(null, { current: count, ttl: expiresAt.getTime() - now().getTime() });
      }, answer);
    }

    /** For an operation with a limit of its own: counted for all instances. */
    child(): Store {
      return new SharedStore();
    }
  }
  class SharedStore extends Store {
    protected override readonly count: Count = (key, window) => countHit(db, key, window, now());
  }

  await app.register(rateLimit, { global: true, ...general, store: Store });
}
