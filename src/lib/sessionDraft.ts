import { parseJson } from './guards';

/** What a person typed into a form and has not sent yet: it outlives a reload and goes with the tab. */
export interface Draft<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

/** A draft kept in the tab's storage under `key`; a stored value that `accepts` refuses is dropped and logged. */
export function sessionDraft<T>(key: string, accepts: (value: unknown) => value is T): Draft<T> {
  const quietly = <R>(access: () => R): R | null => {
    try {
      return access();
    } catch {
      return null; // storage is switched off or full: the draft lives as long as the page
    }
  };
  return {
    read: () => {
      const text = quietly(() => window.sessionStorage.getItem(key));
      return text === null ? null : (parseJson(text, accepts, key) ?? null);
    },
    write: (value) => void quietly(() => window.sessionStorage.setItem(key, JSON.stringify(value))),
    clear: () => void quietly(() => window.sessionStorage.removeItem(key)),
  };
}
