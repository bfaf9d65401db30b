import Cookies from 'js-cookie';
import { parseJson } from '../../lib/typeGuards';

// A browser silently drops a cookie over this size (name + value).
const MAX_COOKIE_BYTES = 4096;

/** How one field of a slice is kept in a cookie of its own. */
export interface CookieField<T> {
  /** Name of the cookie (spec §3, 'Locally stored'). */
  cookie: string;
  days: number;
  /** Text of the cookie → value, or undefined when it is corrupted or foreign. */
  decode: (text: string) => T | undefined;
  encode: (value: T) => string;
}

/** The cookies of a slice; a field without a value is null. */
export type CookieFields<S> = { [K in keyof S]: CookieField<NonNullable<S[K]>> };

/** A field whose text is the cookie's value as it stands. */
export const textCookie = (cookie: string, days: number): CookieField<string> => ({
  cookie,
  days,
  decode: (text) => text || undefined,
  encode: (text) => text,
});

/** A field kept as JSON; a stored value that `accepts` refuses is dropped and logged. */
export const jsonCookie = <T>(
  cookie: string,
  days: number,
  accepts: (value: unknown) => value is T,
): CookieField<T> => ({
  cookie,
  days,
  decode: (text) => parseJson(text, accepts, `cookie ${cookie}`),
  encode: (value) => JSON.stringify(value),
});

/** Whether a browser would keep `text` in the cookie `name`. */
export const fitsInCookie = (name: string, text: string): boolean =>
  name.length + encodeURIComponent(text).length <= MAX_COOKIE_BYTES;

/** Writes `text` under `name` for `days`, or removes the cookie when `text` is null or too large for one. */
export function writeCookie(name: string, text: string | null, days: number): void {
  if (text === null || !fitsInCookie(name, text)) {
    if (text !== null)
      console.warn(`The cookie ${name} would be larger than ${String(MAX_COOKIE_BYTES)} bytes and is left out.`);
    Cookies.remove(name);
  } else if (Cookies.get(name) !== text) {
    // Writing an equal value again would only prolong its life. js-cookie writes for the whole site.
    const secure = window.location.protocol === 'https:';
    Cookies.set(name, text, { sameSite: 'lax', expires: days, secure });
  }
}

const isThere = (name: string): boolean => `; ${document.cookie}`.includes(`; ${name}=`);

/** The fields as the cookies hold them now; a field without a valid cookie is null. */
export function readCookies<S extends object>(fields: CookieFields<S>): S {
  const entries = Object.entries(fields) as [string, CookieField<unknown>][];
  return Object.fromEntries(
    entries.map(([key, field]) => {
      const text = Cookies.get(field.cookie);
      // js-cookie passes over a value whose percent signs it cannot read.
      if (text === undefined && isThere(field.cookie))
        console.warn(`Ignored the stored cookie ${field.cookie}: it cannot be decoded.`);
      return [key, text === undefined ? null : (field.decode(text) ?? null)];
    }),
  ) as S;
}

/**
 * A redux-persist storage engine that keeps each field of a slice in its own cookie, as a plain value.
 * To be used with `serialize: false, deserialize: false`: it is handed objects, not texts.
 */
export function cookieStorage<S extends object>(fields: CookieFields<S>) {
  const entries = Object.entries(fields) as [string, CookieField<unknown>][];
  /** Cookies that were not there: what another tab has put there since is not to be removed. */
  const absent = new Set<string>();
  const write = (state: Record<string, unknown>): Promise<void> => {
    for (const [key, { cookie, days, encode }] of entries) {
      const value = state[key] ?? null;
      if (value === null && absent.has(cookie)) continue;
      writeCookie(cookie, value === null ? null : encode(value), days);
      if (value === null) absent.add(cookie);
      else absent.delete(cookie);
    }
    return Promise.resolve();
  };
  return {
    getItem: (): Promise<S> => {
      for (const [, { cookie }] of entries) if (!isThere(cookie)) absent.add(cookie);
      return Promise.resolve(readCookies(fields));
    },
    setItem: (_key: string, state: unknown): Promise<void> => write(state as Record<string, unknown>),
    removeItem: (): Promise<void> => write({}),
  };
}
