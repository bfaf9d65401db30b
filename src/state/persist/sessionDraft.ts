import { parseJson } from '../../lib/typeGuards';
import { tabStorage } from './webStorage';

/** What a person typed into a form and has not sent yet: it survives a reload and is removed with the tab. */
export interface Draft<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

/**
 * A draft kept in the tab's storage under `key`; a stored value that `accepts` refuses is dropped and logged. Without
 * storage nothing is kept.
 */
export const sessionDraft = <T>(key: string, accepts: (value: unknown) => value is T): Draft<T> => ({
  read: () => {
    const text = tabStorage.read(key);
    return text === null ? null : (parseJson(text, accepts, key) ?? null);
  },
  write: (value) => void tabStorage.write(key, JSON.stringify(value)),
  clear: () => void tabStorage.write(key, null),
});
