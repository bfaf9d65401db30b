import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connect, type Connection, migrationsFolder } from '../../../server/db/connect.ts';

/** Where the embedded databases that tests are copied from are kept. */
const TEMPLATES = '.tmp/test-databases';

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
  await layOutTestDatabase(dataDir);
  const connection = await connect({ databaseUrl: null, dataDir });
  return { connection, connectAgain: () => Promise.resolve(connection), close: connection.close };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const opened: Connection[] = [];
  const connectAgain = async (): Promise<Connection> => {
    const connection = await connect({ databaseUrl, dataDir: null });
    opened.push(connection);
    return connection;
  };
  return {
    connection: await connectAgain(),
    connectAgain,
    close: async () => {
      for (const { close } of opened) await close();
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
