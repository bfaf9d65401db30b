import type { Db } from '../db/connect.ts';
import { HttpError } from '../errors.ts';
import { networkOf } from './networkOf.ts';
import { type Limit, sharedCounts } from './sharedCounts.ts';

const HOUR = 3_600_000;
const ofNetwork: Limit = { max: 5, window: HOUR };

export type EmailTries = ReturnType<typeof emailTries>;

/** Bounds how many e-mail addresses can be tried for bookings from one network, on all instances together. */
export function emailTries(db: Db, now: () => Date) {
  const counts = sharedCounts(db, now);
  return {
    /**
     * Counts a try, which must come before the address is looked at: those that come at once are then bounded as well. Answers
     * what to call when the address was right, which also forgets what was refused beside it: many guests of one network may come at
     * once. Throws 429 with the seconds to wait when too many were wrong.
     */
    async begin(ip: string): Promise<() => Promise<void>> {
      const key = `wrong e-mail ${networkOf(ip)}`;
      const counted = await counts.hit(key, ofNetwork);
      if (counted.count > ofNetwork.max) {
        const seconds = Math.ceil((counted.expiresAt.getTime() - now().getTime()) / 1000);
        throw new HttpError(429, 'Too many wrong e-mail addresses. Please try again in an hour.', undefined, seconds);
      }
      return () => counts.takeBack(key, counted, 1, ofNetwork.max);
    },
  };
}
