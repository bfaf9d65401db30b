import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/connect.ts';
import { HttpError } from '../errors.ts';
import { networkOf } from '../limits/networkOf.ts';
import { type Limit, sharedCounts } from '../limits/sharedCounts.ts';
import { countHits, findCount } from '../repositories/counters.ts';

const MINUTE = 60_000;
const KNOWN_FOR = 30 * 24 * 60 * MINUTE;
const ofNetwork: Limit = { max: 10, window: 15 * MINUTE };
// For all networks together: more are not counted, as each takes the longest by then.
const ofAccount: Limit = { max: 100, window: 60 * MINUTE };
/** So many from all networks take no longer than others; then the time doubles every so many more. */
const AT_ONCE = 20;
const DOUBLES_EVERY = 16;
const SHORTEST = 250;
const LONGEST = 8000;
/** How many may wait for one account, in this process. A waiting one holds its connection and nothing else. */
const MOST_WAITING = 10;

export type LoginAttempts = ReturnType<typeof loginAttempts>;

/**
 * One spelling for all that name the same account. Letter by letter, as the database compares them: JavaScript makes two
 * letters of a whole text's İ, and each i of an address could be spelt in two ways that count apart.
 */
export const accountOf = (email: string): string =>
  Array.from(email.trim(), (letter) => Array.from(letter.toLowerCase())[0]).join('');

/** How long an attempt waits (ms) when so many were counted for its account. */
const delayOf = (count: number): number =>
  count <= AT_ONCE ? 0 : Math.min(LONGEST, SHORTEST * 2 ** Math.floor((count - AT_ONCE - 1) / DOUBLES_EVERY));

const tooMany = (milliseconds: number): HttpError =>
  new HttpError(
    429,
    'Too many failed logins. Please try again in a few minutes.',
    undefined,
    Math.ceil(milliseconds / 1000),
  );

/** A counted attempt: what to call when its password was right, and when it was not looked at. */
export interface LoginAttempt {
  succeeded: () => Promise<void>;
  takeBack: () => Promise<void>;
}

/**
 * Bounds how many wrong passwords can be tried for an account from one network, and makes those from many networks slow.
 * Attempts are counted in the database for all instances.
 */
export function loginAttempts(db: Db, now: () => Date, pause: (milliseconds: number) => Promise<unknown> = sleep) {
  const counts = sharedCounts(db, now);
  const waiting = new Map<string, number>();
  const keysOf = (email: string, ip: string) => {
    const [account, network] = [accountOf(email), networkOf(ip)];
    return {
      pair: `login failure ${network} ${account}`,
      account: `login failure ${account}`,
      known: `login success ${network} ${account}`,
    };
  };
  const remember = (knownKey: string) => countHits(db, knownKey, 1, KNOWN_FOR, now());

  /** Waits, unless too many wait for the account already; answers whether it has. */
  async function hasWaited(account: string, milliseconds: number): Promise<boolean> {
    const others = waiting.get(account) ?? 0;
    if (others >= MOST_WAITING) return false;
    waiting.set(account, others + 1);
    try {
      await pause(milliseconds);
    } finally {
      const left = (waiting.get(account) ?? 1) - 1;
      if (left > 0) waiting.set(account, left);
      else waiting.delete(account);
    }
    return true;
  }

  return {
    /**
     * Counts an attempt, which must come before its password is looked at: those that come at once are then bounded as well.
     * It takes its time when many have failed, except from a network on which somebody has signed in. Throws 429 with the
     * seconds to wait when too many have failed from this network, or too many wait.
     */
    async begin(email: string, ip: string): Promise<LoginAttempt> {
      const keys = keysOf(email, ip);
      const pair = await counts.hit(keys.pair, ofNetwork);
      if (pair.count > ofNetwork.max) throw tooMany(pair.expiresAt.getTime() - now().getTime());
      const all = await counts.hit(keys.account, ofAccount);
      const isCounted = all.count <= ofAccount.max;
      const takeBack = async (ofPair = 1) => {
        await counts.takeBack(keys.pair, pair, ofPair);
        if (isCounted) await counts.takeBack(keys.account, all, 1);
      };
      const delay = delayOf(all.count);
      const isSlow = delay > 0 && !(await findCount(db, keys.known, now()));
      if (isSlow && !(await hasWaited(keys.account, delay))) {
        await takeBack();
        throw tooMany(delay);
      }
      return {
        takeBack: () => takeBack(),
        succeeded: async () => {
          // A login forgets the attempts counted before it, not those after it, which may be an attacker's.
          await takeBack(pair.count);
          await remember(keys.known);
        },
      };
    },

    /** Forgets what failed from a network, for who has proved to own the account without its password. */
    async forgive(email: string, ip: string): Promise<void> {
      const keys = keysOf(email, ip);
      const pair = await findCount(db, keys.pair, now());
      if (pair) await counts.takeBack(keys.pair, pair, pair.count);
      await remember(keys.known);
    },
  };
}
