/**
 * The embedded database as one file, and back: `npm run backup -- [file]`, `npm run restore -- file [--force]`. The secret that
 * signs access tokens is left out, as whoever has the file could make tokens with it. Clients refresh their tokens once.
 */
import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { asideOf, unpackedOf } from '../server/db/brokenRestore.ts';
import { holdDataFolder, markOpened } from '../server/db/dataFolder.ts';
import { isAbsent } from '../server/db/databaseFault.ts';
import { makeOwnerOnly } from '../server/db/ownerOnly.ts';
import { openEmbedded, readDataDir, Refusal, runCommand } from './embedded/folder.ts';

function dataDirOr(tool: string): string {
  if (process.env['DATABASE_URL']) throw new Refusal(`DATABASE_URL is set: use ${tool} for that database.`);
  return readDataDir();
}

/** Fails unless it is a database of this project; returns how many bookings it holds. */
async function bookingsIn(database: PGlite): Promise<number> {
  try {
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from bookings');
    return rows[0]?.n ?? 0;
  } catch {
    throw new Refusal('The file holds no database of this project.');
  }
}

async function backUp(file = `surf-school-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`) {
  const { database, close } = await openEmbedded(dataDirOr('pg_dump'));
  try {
    const bookings = await bookingsIn(database);
    const dump = await database.dumpDataDir('gzip');
    // Readable for its owner only. It is renamed when it is complete, so that a half-written file never has the name.
    rmSync(`${file}.new`, { force: true });
    const handle = await open(`${file}.new`, 'wx', 0o600);
    await handle.writeFile(Buffer.from(await dump.arrayBuffer()));
    await handle.sync();
    await handle.close();
    renameSync(`${file}.new`, file);
    console.log(`${file}: ${(dump.size / 1e6).toFixed(1)} MB, ${String(bookings)} bookings`);
  } finally {
    await close();
  }
}

/** Unpacks a backup into a folder of its own, and opens it once to check that it is complete. */
async function unpack(file: string, folder: string): Promise<number> {
  try {
    const database = await PGlite.create({ dataDir: folder, loadDataDir: await openAsBlob(file) });
    const bookings = await bookingsIn(database);
    await database.close();
    return bookings;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error instanceof Refusal ? error : new Refusal(`${file} cannot be read as a backup.`);
  }
}

async function restore(file: string, force: boolean) {
  const dataDir = dataDirOr('pg_restore');
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const release = await holdDataFolder(dataDir, async (folder) => {
    const isReplaced = !isAbsent(folder);
    if (isReplaced && !force) throw new Refusal(`${folder} holds a database. --force replaces it.`);
    const aside = asideOf(folder);
    const fresh = unpackedOf(folder);
    const bookings = await unpack(file, fresh);
    makeOwnerOnly(fresh);
    // The old database stays until the new one has taken its place; after a kill in between, the next start puts it back.
    rmSync(aside, { recursive: true, force: true });
    if (isReplaced) renameSync(folder, aside);
    else rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    markOpened(folder);
    rmSync(aside, { recursive: true, force: true });
    console.log(`${folder}: ${String(bookings)} bookings`);
  });
  release();
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [command, file, more] = positionals;
  if (more !== undefined) throw new Refusal(`One file is enough: what is ${more}?`);
  if (command === 'backup') await backUp(file);
  else if (command === 'restore' && file !== undefined) await restore(file, values.force);
  else throw new Refusal('Say which file: npm run restore -- file [--force]');
});
