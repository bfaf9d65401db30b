import { createHash, randomUUID } from 'node:crypto';
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
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connect, type Connection, migrationsFolder } from '../../../server/db/connect.ts';
import { holdDatabaseCode } from './databaseCode.cjs';

/** Where the embedded databases that tests are copied from are kept. */
const TEMPLATES = '.tmp/test-databases';
/** The database of a PostgreSQL server that tests are copied from, and the lock of the process that makes it. */
const TEMPLATE = 'test_template';
const TEMPLATE_LOCK = 727_999;
/** Bytes that a folder in memory must have free. */
const ROOM = 2 * 1024 ** 3;

/** A folder for a test's files: in memory, where copying a database takes a tenth of the time, if there is room. */
export function testFolder(): string {
  const memory = '/dev/shm';
  const stats = existsSync(memory) ? statfsSync(memory) : null;
  const hasRoom = stats !== null && stats.bavail * stats.bsize > ROOM;
  return mkdtempSync(path.join(hasRoom ? memory : os.tmpdir(), 'surf-test-'));
}

/** A name that changes with the migrations, with the embedded PostgreSQL and with this file. */
function templateName(): string {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')))
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder whose database has all tables and no rows. Made once, as that takes PostgreSQL seconds: of several processes
 * that make it at once, the first one's stays.
 */
async function templateFolder(): Promise<string> {
  const template = path.join(TEMPLATES, templateName());
  if (existsSync(template)) return template;
  mkdirSync(TEMPLATES, { recursive: true });
  const draft = mkdtempSync(path.join(TEMPLATES, 'draft-'));
  const { db, close } = await connect({ databaseUrl: null, dataDir: draft });
  // Nothing here uses PostgreSQL's own two databases, and they are two thirds of the files that each test copies and deletes.
  await db.execute(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await db.execute(sql.raw(`drop database ${name}`));
  await close();
  try {
    renameSync(draft, template);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

/** Gives a data folder a database with all tables and no rows. */
export async function layOutTestDatabase(dataDir: string): Promise<void> {
  // With its lock file: without one, a server waits for whoever may have had it.
  cpSync(await templateFolder(), dataDir, { recursive: true });
}

export interface TestDatabase {
  connection: Connection;
  /** Another connection to the same database; the embedded one has no more than one. */
  connectAgain: () => Promise<Connection>;
  close: () => Promise<void>;
}

/** A database of one's own: in a data folder, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(dataDir: string): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return openOnServer(url);
  await holdDatabaseCode();
  await layOutTestDatabase(dataDir);
  const connection = await connect({ databaseUrl: null, dataDir });
  return { connection, connectAgain: () => Promise.resolve(connection), close: connection.close };
}

/** Does something with a session of the server's own database. */
async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end(); // and its locks go with it
  }
}

const databaseOf = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Makes the database that tests are copied from, unless this or another process has made it. */
const makeTemplate = (url: string): Promise<void> =>
  onServer(url, async (client) => {
    await client.query(`select pg_advisory_lock(${String(TEMPLATE_LOCK)})`);
    const { rowCount } = await client.query(`select from pg_database where datname = '${TEMPLATE}'`);
    if (rowCount !== 0) return;
    const draft = `${TEMPLATE}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const { close } = await connect({ databaseUrl: databaseOf(url, draft), dataDir: null });
    await close();
    await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
  });

let template: Promise<void> | undefined;

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await (template ??= makeTemplate(url));
  await onServer(url, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  const opened: Connection[] = [];
  const connectAgain = async (): Promise<Connection> => {
    const connection = await connect({ databaseUrl: databaseOf(url, name), dataDir: null });
    opened.push(connection);
    return connection;
  };
  return {
    connection: await connectAgain(),
    connectAgain,
    close: async () => {
      for (const { close } of opened) await close();
      await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
