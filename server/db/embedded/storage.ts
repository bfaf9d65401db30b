import { accessSync, constants, statfsSync } from 'node:fs';

/** Whether a disk takes more. FULL: too little space is left. READ_ONLY: nothing can be written. */
export type Storage = 'OK' | 'FULL' | 'READ_ONLY';

/** What is kept free (bytes): PostgreSQL's log takes 16 MB at once, and the database ends where it cannot have them. */
const RESERVE = 32 * 1024 * 1024;

/** Whether a folder's disk takes more; one look costs some microseconds. */
export function storageOf(folder: string, reserve = RESERVE): Storage {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < reserve ? 'FULL' : 'OK';
  } catch {
    return 'READ_ONLY';
  }
}
