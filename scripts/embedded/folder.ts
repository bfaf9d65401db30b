/** The folder of the embedded database, for scripts that need it while no server runs. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { asideOf, endBrokenRestore, holdsDatabase } from '../../server/db/brokenRestore.ts';
import { lockFolder } from '../../server/db/lock.ts';
import { readSettings } from '../../server/settings.ts';

/** A reason that a person can act on. */
export class Refusal extends Error {}

/** DATA_DIR alone is read: none of these scripts needs an administrator or a port. */
export const embeddedFolder = (): string =>
  path.join(readSettings({ DATA_DIR: process.env['DATA_DIR'] }).dataDir, 'pg');

/** Keeps servers out of the folder; answers the function that lets them in again. */
export async function holdFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  endBrokenRestore(folder);
  return unlock;
}

/** The same for a folder that must hold a database. */
export function holdDatabase(folder: string): Promise<() => void> {
  if (!holdsDatabase(folder) && !holdsDatabase(asideOf(folder))) {
    throw new Refusal(`DATA_DIR: there is no database in ${folder}.`);
  }
  return holdFolder(folder);
}

/** Does what a command is to do, and ends the process: with 0, or with 1 and one line that says why. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message || error.name : String(error));
    process.exit(1);
  }
}
