import type { Db } from '../db/connect.ts';
import { HttpError } from '../errors.ts';
import { countHit, findCount, removeCount } from '../repositories/counters.ts';

const MAX_FAILURES = 10;
const WINDOW = 15 * 60 * 1000;

/** Counts failed logins by account and address, so that passwords cannot be tried one after the other. */
export interface LoginAttempts {
  /** Throws 429 with the seconds to wait when there were too many failures of late. */
  check: (email: string, address: string) => Promise<void>;
  failed: (email: string, address: string) => Promise<void>;
  succeeded: (email: string, address: string) => Promise<void>;
}

const keyOf = (email: string, address: string): string => `login failure ${address} ${email.trim().toLowerCase()}`;

/** Failed logins, counted in the database for all instances. */
export const loginAttempts = (db: Db, now: () => Date): LoginAttempts => ({
  async check(email, address) {
    const found = await findCount(db, keyOf(email, address), now());
    if (!found || found.count < MAX_FAILURES) return;
    const error = new HttpError(429, 'Too many failed logins. Please try again in a few minutes.');
    error.retryAfter = Math.ceil((found.expiresAt.getTime() - now().getTime()) / 1000);
    throw error;
  },

  async failed(email, address) {
    await countHit(db, keyOf(email, address), WINDOW, now());
  },

  succeeded: (email, address) => removeCount(db, keyOf(email, address)),
});
