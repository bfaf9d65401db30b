import { parseJson } from '../../lib/typeGuards';
import { tabStorage } from './webStorage';

/**
 * What a person typed into a form and has not sent yet: it survives a reload and is removed with the tab. It is kept in the tab's
 * storage under `key`; a stored value that `accepts` refuses is dropped and logged. Without storage nothing is kept.
 */
export const sessionDraft = <T>(key: string, accepts: (value: unknown) => value is T) => ({
  read: (): T | null => parseJson(tabStorage.read(key), accepts, key) ?? null,
  write: (value: T): void => void tabStorage.write(key, JSON.stringify(value)),
  clear: (): void => void tabStorage.write(key, null),
});
