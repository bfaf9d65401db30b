import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { connect, migrationsFolder } from '../../../server/db/connect.ts';

/** Where the embedded databases that tests are copied from are kept. */
const TEMPLATES = '.tmp/test-databases';
/** Bytes that a folder in memory must have free. */
const ROOM = 2 * 1024 ** 3;

/** A folder for a test's files: in memory, where copying a database takes a tenth of the time, if there is room. */
export function testFolder(): string {
  const memory = '/dev/shm';
  const stats = existsSync(memory) ? statfsSync(memory) : null;
  const hasRoom = stats !== null && stats.bavail * stats.bsize > ROOM;
  return mkdtempSync(path.join(hasRoom ? memory : os.tmpdir(), 'surf-test-'));
}

/** A name that changes with the embedded PostgreSQL, with this file and with other files that a template is made from. */
function templateName(kind: string, files: string[]): string {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const file of [fileURLToPath(import.meta.url), ...files]) hash.update(file).update(readFileSync(file));
  return `${kind}-${hash.digest('hex').slice(0, 16)}`;
}

/** A folder that is made once, as that takes PostgreSQL seconds: of several processes that make it at once, the first one's stays. */
async function template(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(TEMPLATES, name);
  if (existsSync(folder)) return folder;
  mkdirSync(TEMPLATES, { recursive: true });
  const draft = mkdtempSync(path.join(TEMPLATES, 'draft-'));
  await make(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Gives a data folder a database with all tables and no rows. */
export async function layOutTestDatabase(dataDir: string): Promise<void> {
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const files = migrations.map((name) => path.join(migrationsFolder, name));
  const folder = await template(templateName('tables', files), async (draft) => {
    const { db, close } = await connect({ databaseUrl: null, dataDir: draft });
    // Nothing here uses PostgreSQL's own two databases, and they are two thirds of the files that each test copies and deletes.
    await db.execute(sql`update pg_database set datistemplate = false`);
    for (const name of ['template0', 'template1']) await db.execute(sql.raw(`drop database ${name}`));
    await close();
  });
  // With its lock file: without one, a server waits for whoever may have had it.
  cpSync(folder, dataDir, { recursive: true });
}

/** Gives a folder an embedded database without tables, in place of PGlite's own making of one. */
export async function layOutBareDatabase(folder: string): Promise<void> {
  const bare = await template(templateName('bare', []), async (draft) => {
    const database = await PGlite.create(draft);
    await database.close();
  });
  cpSync(bare, folder, { recursive: true });
}

/** An embedded database without tables, in this thread, which goes with the tests of the file. */
export async function openBareDatabase(): Promise<PGlite> {
  const folder = testFolder();
  await layOutBareDatabase(folder);
  const database = await PGlite.create(folder, { extensions: { pg_trgm } });
  after(async () => {
    if (!database.closed) await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}
