import { accessSync, constants, existsSync, lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endBrokenRestore } from './brokenRestore.ts';
import { faultOf, isAbsent, lost, markerOf, unusable } from './databaseFault.ts';
import { EMPTY_DATABASE, layOutDatabase } from './emptyDatabase.ts';
import { lockFolder, type LockOptions } from './lock.ts';
import { makeOwnerOnly } from './ownerOnly.ts';

export interface DataFolder {
  /** Where the database stands. */
  folder: string;
  /** Whether it has been laid out just now. */
  isNew: boolean;
  /** To be called when the database has been opened: from then on its loss is noticed. */
  markOpened: () => void;
  /** Releases the folder for other processes. */
  release: () => void;
}

/** Where the embedded database of a data folder stands. */
export const databaseFolder = (dataDir: string): string => path.join(dataDir, 'pg');

const NO_RIGHT = 'The user who runs the server must be allowed to read and write it and all in it.';
const CAUSES: Partial<Record<string, string>> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full for this user.',
  ENOTDIR: 'It is no folder.',
  EEXIST: 'It is no folder.',
};

/** What the file system refused, as one line about the data folder; any other error as it is. */
function explained(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = CAUSES[code];
  return cause === undefined ? error : new Error(`DATA_DIR: ${dataDir} cannot be written (${code}). ${cause}`);
}

/** Says that a database was opened in that folder, for the next to look for it. */
export function markOpened(folder: string): void {
  const marker = markerOf(folder);
  if (!existsSync(marker)) writeFileSync(marker, `${JSON.stringify({ since: new Date().toISOString() })}\n`);
}

/** Throws one line when a database cannot be opened or written, as far as a look at its files tells. */
export function assertWhole(folder: string): void {
  if (lstatSync(folder).isSymbolicLink()) {
    // The lock of this folder would not keep those out who come by another.
    throw new Error(
      `DATA_DIR: ${folder} is a symbolic link. Put the database there, or make DATA_DIR itself the link.`,
    );
  }
  const fault = faultOf(folder);
  if (fault !== null) throw unusable(folder, fault);
  const { R_OK, W_OK, X_OK } = constants;
  accessSync(folder, R_OK | W_OK | X_OK);
  accessSync(path.join(folder, 'global', 'pg_control'), R_OK | W_OK);
}

/**
 * Makes a data folder where there is none, keeps other processes out of it, ends a restore that was killed, and does what is
 * to be done before anything else. Returns the function that releases the folder. Throws one line when it is in use or
 * cannot be written; after any failure the folder is released.
 */
export async function holdDataFolder(
  dataDir: string,
  prepare: (folder: string) => void | Promise<void> = () => undefined,
  options?: LockOptions,
): Promise<() => void> {
  const folder = databaseFolder(dataDir);
  let release = (): void => undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = await lockFolder(dataDir, options);
    endBrokenRestore(folder);
    await prepare(folder);
    return release;
  } catch (error) {
    release();
    throw explained(dataDir, error);
  }
}

/**
 * Prepares a data folder for opening its database: holds it, lays out a new database where there never was one, and takes the
 * files away from everybody but their owner. Never changes a database that is there. Throws one line when the folder is in
 * use, cannot be written, or its database is damaged or lost.
 */
export async function openDataFolder(
  dataDir: string,
  { empty = EMPTY_DATABASE, ...options }: LockOptions & { empty?: string } = {},
): Promise<DataFolder> {
  const folder = databaseFolder(dataDir);
  let isNew = false;
  const prepare = async (): Promise<void> => {
    isNew = isAbsent(folder);
    if (isNew && existsSync(markerOf(folder))) throw lost(folder);
    if (isNew) await layOutDatabase(folder, empty);
    else assertWhole(folder);
    makeOwnerOnly(realpathSync(dataDir));
  };
  const release = await holdDataFolder(dataDir, prepare, options);
  return { folder, isNew, markOpened: () => markOpened(folder), release };
}
