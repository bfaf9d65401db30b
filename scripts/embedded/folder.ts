/** The embedded database, for scripts that need it while no server runs. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { asideOf } from '../../server/db/brokenRestore.ts';
import { assertWhole, databaseFolder, holdDataFolder } from '../../server/db/dataFolder.ts';
import { damaged, isAbsent } from '../../server/db/databaseFault.ts';
import { makeOwnerOnly } from '../../server/db/ownerOnly.ts';
import { readSettings } from '../../server/settings.ts';

/** An error whose message tells the person what to do. */
export class Refusal extends Error {}

/** Only DATA_DIR is read, as these scripts need no administrator and no port. */
export const readDataDir = (): string => readSettings({ DATA_DIR: process.env['DATA_DIR'] }).dataDir;

/** Opens the database of a data folder and keeps servers out of it until it is closed. */
export async function openEmbedded(dataDir: string): Promise<{ database: PGlite; close: () => Promise<void> }> {
  const folder = databaseFolder(dataDir);
  if (isAbsent(folder) && isAbsent(asideOf(folder))) throw new Refusal(`DATA_DIR: there is no database in ${folder}.`);
  const release = await holdDataFolder(dataDir, assertWhole);
  try {
    const database = await PGlite.create(folder, { extensions: { pg_trgm } });
    const close = async (): Promise<void> => {
      await database.close();
      makeOwnerOnly(folder); // PGlite lets others read some of what it writes
    };
    return { database, close: () => close().finally(release) };
  } catch (error) {
    release();
    throw damaged(folder, error instanceof Error ? error.message : String(error));
  }
}

/** Runs a command and ends the process: with 0, or with 1 and one line that says why. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  process.umask(0o077); // the files it writes are readable for their owner only
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message || error.name : String(error));
    process.exit(1);
  }
}
