import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Whether a folder holds an embedded database. */
export const holdsDatabase = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));

/** Where a restore puts the database that it replaces, until the new one stands. */
export const asideOf = (folder: string): string => `${folder}.before-restore`;

/**
 * Ends a restore that was killed, the folder being locked: before the new database stood, the old one comes back, as nobody
 * was told that it was replaced; after that, what is left of the old one goes.
 */
export function endBrokenRestore(folder: string): void {
  const aside = asideOf(folder);
  if (holdsDatabase(folder)) rmSync(aside, { recursive: true, force: true });
  else if (holdsDatabase(aside)) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  }
}
