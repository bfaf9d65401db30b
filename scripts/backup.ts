/**
 * The embedded database as one file, and back: `npm run backup -- [file]`, `npm run restore -- file [--force]`. The secret that
 * signs access tokens stays out of the file, which could otherwise sign them: with a new one, clients refresh by themselves.
 */
import { existsSync, openAsBlob, renameSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { asideOf, holdsDatabase } from '../server/db/brokenRestore.ts';
import { embeddedFolder, holdDatabase, holdFolder, Refusal, runCommand } from './embedded/folder.ts';

function databaseFolder(tool: string): string {
  if (process.env['DATABASE_URL']) throw new Refusal(`DATABASE_URL is set: use ${tool} for that database.`);
  return embeddedFolder();
}

/** Fails unless it is a database of this project; answers how many bookings it holds. */
async function bookingsIn(database: PGlite): Promise<number> {
  try {
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from bookings');
    return rows[0]?.n ?? 0;
  } catch {
    throw new Refusal('The file holds no database of this project.');
  }
}

async function backUp(file = `surf-school-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`) {
  const folder = databaseFolder('pg_dump');
  const unlock = await holdDatabase(folder);
  try {
    const database = await PGlite.create(folder);
    const bookings = await bookingsIn(database);
    const dump = await database.dumpDataDir('gzip');
    await database.close();
    // People's data, for its owner alone; renamed into place, so that no half of it stands under the name.
    const handle = await open(`${file}.new`, 'w', 0o600);
    await handle.writeFile(Buffer.from(await dump.arrayBuffer()));
    await handle.sync();
    await handle.close();
    renameSync(`${file}.new`, file);
    console.log(`${file}: ${(dump.size / 1e6).toFixed(1)} MB, ${String(bookings)} bookings`);
  } finally {
    unlock();
  }
}

/** Unpacks a backup into a folder of its own, and opens it once to see that it is whole. */
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
  const folder = databaseFolder('pg_restore');
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const unlock = await holdFolder(folder);
  try {
    const isReplaced = holdsDatabase(folder);
    if (isReplaced && !force) throw new Refusal(`${folder} holds a database. --force replaces it.`);
    const aside = asideOf(folder);
    const fresh = `${folder}.restoring`;
    rmSync(fresh, { recursive: true, force: true });
    const bookings = await unpack(file, fresh);
    // The old database is whole until the new one stands in its place; killed in between, the next to come puts it back.
    if (isReplaced) renameSync(folder, aside);
    else rmdirSync(folder);
    renameSync(fresh, folder);
    rmSync(aside, { recursive: true, force: true });
    console.log(`${folder}: ${String(bookings)} bookings`);
  } finally {
    unlock();
  }
}

const [command, ...args] = process.argv.slice(2);
const [file] = args.filter((arg) => !arg.startsWith('--'));
await runCommand(async () => {
  if (command === 'backup') await backUp(file);
  else if (command === 'restore' && file !== undefined) await restore(file, args.includes('--force'));
  else throw new Refusal('Say which file: npm run restore -- file [--force]');
});
