import { HttpError } from '../errors.ts';

const MAX_FAILURES = 10;
const WINDOW = 15 * 60 * 1000;
const MAX_KEYS = 10_000;

/** Counts failed logins by account and address, so that passwords cannot be tried one after the other. In memory. */
export class LoginAttempts {
  private readonly failures = new Map<string, { count: number; until: number }>();
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  private static key(email: string, address: string): string {
    return `${address} ${email.trim().toLowerCase()}`;
  }

  /** Throws 429 with the seconds to wait when there were too many failures of late. */
  check(email: string, address: string): void {
    const entry = this.failures.get(LoginAttempts.key(email, address));
    const wait = entry ? Math.ceil((entry.until - this.now().getTime()) / 1000) : 0;
    if (!entry || wait <= 0 || entry.count < MAX_FAILURES) return;
    const error = new HttpError(429, 'Too many failed logins. Please try again in a few minutes.');
    error.retryAfter = wait;
    throw error;
  }

  failed(email: string, address: string): void {
    const key = LoginAttempts.key(email, address);
    const time = this.now().getTime();
    const before = this.failures.get(key);
    const count = before && before.until > time ? before.count + 1 : 1;
    this.failures.delete(key); // so that the map's first key is the one that failed longest ago
    if (this.failures.size >= MAX_KEYS) this.failures.delete(this.failures.keys().next().value ?? '');
    this.failures.set(key, { count, until: time + WINDOW });
  }

  succeeded(email: string, address: string): void {
    this.failures.delete(LoginAttempts.key(email, address));
  }
}
