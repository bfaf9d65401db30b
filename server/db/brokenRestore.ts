import { existsSync, renameSync, rmSync } from 'node:fs';
import { faultOf, isAbsent } from './databaseFault.ts';

/** Where a restore puts the database that it replaces, until the new one stands. */
export const asideOf = (folder: string): string => `${folder}.before-restore`;

/** Where a restore unpacks the new database. */
export const unpackedOf = (folder: string): string => `${folder}.restoring`;

/**
 * Ends a restore that was killed, the folder being locked: before the new database stood, the old one comes back, as nobody
 * was told that it was replaced; after that, what is left of the old one goes.
 */
export function endBrokenRestore(folder: string): void {
  const aside = asideOf(folder);
  if (isAbsent(folder)) {
    if (existsSync(aside)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(aside, folder);
    }
  } else if (faultOf(folder) === null) rmSync(aside, { recursive: true, force: true });
  rmSync(unpackedOf(folder), { recursive: true, force: true });
}
