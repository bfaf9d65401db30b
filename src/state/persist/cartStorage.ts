import { paths } from '../../config/paths';
import { isRecord, parseJson } from '../../lib/typeGuards';
import { type CartLine, type CartState, isCartLines } from '../cartSlice';
import { writeCookie } from './cookieStorage';
import { deviceStorage } from './webStorage';

const KEY = 'cart';
const DAYS = 1; // spec §9

/** What is stored under `cart`: the lines, and the instant (ms) at which they expire. */
interface StoredCart {
  lines: CartLine[];
  expiresAt: number;
}

const isStoredCart = (value: unknown): value is StoredCart =>
  isRecord(value) && isCartLines(value.lines) && Number.isFinite(value.expiresAt);

function writeStorage(text: string | null): void {
  const isStored = deviceStorage.write(KEY, text);
  if (!isStored) console.warn('The cart could not be stored; it lasts until the page is closed.');
}

/** The stored cart, or null when there is none, it has expired, or it is not a cart. */
export function readStoredCart(now: number = Date.now()): StoredCart | null {
  const stored = parseJson(deviceStorage.read(KEY), isStoredCart, KEY);
  return stored && stored.expiresAt > now ? stored : null;
}

/**
 * Keeps the cookie `cart` equal to the stored cart on the lesson-detail path and removes it everywhere else (spec §4).
 * A cart too large for a cookie stays in browser storage only.
 */
export function syncCartCookie(pathname: string = window.location.pathname): void {
  const onLessonDetail = pathname.replace(/(?<!\/)\/+$/, '') === paths.lessonDetail;
  const stored = onLessonDetail ? readStoredCart() : null;
  writeCookie(KEY, stored && stored.lines.length > 0 ? JSON.stringify(stored) : null, DAYS);
}

/** A redux-persist storage engine (objects, not texts) that keeps the cart in browser storage, with its expiry. */
export const cartStorage = {
  getItem: (): Promise<CartState> => {
    const stored = readStoredCart();
    if (!stored) writeStorage(null);
    return Promise.resolve({ lines: stored?.lines ?? [] });
  },
  setItem: (_key: string, state: unknown): Promise<void> => {
    const { lines } = state as CartState;
    const unchanged = JSON.stringify(readStoredCart()?.lines ?? []) === JSON.stringify(lines);
    // An equal cart is not written again, as that would extend its expiry.
    if (!unchanged) {
      const expiresAt = Date.now() + DAYS * 24 * 60 * 60 * 1000;
      writeStorage(lines.length === 0 ? null : JSON.stringify({ lines, expiresAt } satisfies StoredCart));
    }
    syncCartCookie();
    return Promise.resolve();
  },
  removeItem: (): Promise<void> => {
    writeStorage(null);
    return Promise.resolve();
  },
};
