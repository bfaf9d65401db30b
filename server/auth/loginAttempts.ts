import type { Db } from '../db/connect.ts';
import { HttpError } from '../errors.ts';
import { networkOf } from '../limits/networkOf.ts';
import { type Limit, sharedCounts } from '../limits/sharedCounts.ts';
import { type Counted, countHits, findCount } from '../repositories/counters.ts';

const MINUTE = 60_000;
const KNOWN_FOR = 30 * 24 * 60 * MINUTE;
const ofNetwork: Limit = { max: 10, window: 15 * MINUTE };
// For all networks together. A network that signed in recently may go on, as else anybody could lock the owner out.
const ofAccount: Limit = { max: 100, window: 60 * MINUTE };

export type LoginAttempts = ReturnType<typeof loginAttempts>;

/**
 * One spelling for all that name the same account. Letter by letter, as the database compares them: JavaScript makes two
 * letters of a whole text's İ, and each i of an address could be spelt in two ways that count apart.
 */
export const accountOf = (email: string): string =>
  Array.from(email.trim(), (letter) => Array.from(letter.toLowerCase())[0]).join('');

function tooMany({ expiresAt }: Counted, now: Date): HttpError {
  const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  return new HttpError(429, 'Too many failed logins. Please try again in a few minutes.', undefined, seconds);
}

/**
 * Bounds how many wrong passwords can be tried for an account, from one network and from all together. Attempts are counted
 * in the database for all instances.
 */
export function loginAttempts(db: Db, now: () => Date) {
  const counts = sharedCounts(db, now);
  const keysOf = (email: string, ip: string) => {
    const [account, network] = [accountOf(email), networkOf(ip)];
    return {
      pair: `login failure ${network} ${account}`,
      account: `login failure ${account}`,
      known: `login success ${network} ${account}`,
    };
  };
  const remember = (knownKey: string) => countHits(db, knownKey, 1, KNOWN_FOR, now());
  return {
    /**
     * Counts an attempt, which must come before its password is looked at: those that come at once are then bounded as well.
     * Answers what to call when the password was right. Throws 429 with the seconds to wait when too many have failed.
     */
    async begin(email: string, ip: string): Promise<() => Promise<void>> {
      const keys = keysOf(email, ip);
      const pair = await counts.hit(keys.pair, ofNetwork);
      if (pair.count > ofNetwork.max) throw tooMany(pair, now());
      const all = await counts.hit(keys.account, ofAccount);
      const isRefused = all.count > ofAccount.max;
      if (isRefused && !(await findCount(db, keys.known, now()))) throw tooMany(all, now());
      return async () => {
        // A login forgets the attempts counted before it, not those after it, which may be an attacker's.
        await counts.takeBack(keys.pair, pair, pair.count);
        if (!isRefused) await counts.takeBack(keys.account, all, 1);
        await remember(keys.known);
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
