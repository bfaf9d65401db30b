import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { connect, type Connection, connectToEmbedded } from '../../../server/db/connect.ts';
import { databaseFolder } from '../../../server/db/dataFolder.ts';
import { EmbeddedServer } from '../../../server/db/embedded/EmbeddedServer.ts';
import { atEnd, isAtEnd } from './atEnd.ts';
import { holdDatabaseCode } from './databaseCode.cjs';
import { layOutTestDatabase, testFolder } from './databaseFolders.ts';
import { resetDatabase, schemaOf } from './resetDatabase.ts';

/** The database of a PostgreSQL server that tests are copied from, and the lock of the process that makes it. */
const TEMPLATE = 'test_template';
const TEMPLATE_LOCK = 727_999;
/** How often an embedded database is asked whether it hangs (ms). */
const WATCH_EVERY = 5000;

export interface TestDatabase {
  connection: Connection;
  /** Another connection to the same database; the embedded one has no more than one. */
  connectAgain: () => Promise<Connection>;
  close: () => Promise<void>;
}

/** A database that the tests of this process use one after the other, with connections of their own. */
interface Shared {
  isEmbedded: boolean;
  connect: () => Promise<Connection>;
  remove: () => Promise<void>;
  /** The schema that a test may change and then does not leave to the next. */
  schema: unknown;
}
const idle: Shared[] = [];
atEnd(async () => {
  for (const { remove } of idle) await remove();
});

function takeIdle(isEmbedded: boolean): Shared | undefined {
  const at = idle.findLastIndex((shared) => shared.isEmbedded === isEmbedded);
  return at < 0 ? undefined : idle.splice(at, 1)[0];
}

async function withSchema(database: Omit<Shared, 'schema'>): Promise<Shared> {
  const { db, close } = await database.connect();
  const schema = await schemaOf(db);
  await close();
  return { ...database, schema };
}

/** Empties a database for the next test, or removes it when a test has left it in another form. */
async function release(shared: Shared): Promise<void> {
  const leave = async (): Promise<boolean> => {
    if (isAtEnd()) return false;
    const { db, close } = await shared.connect();
    try {
      await resetDatabase(db);
      return (await schemaOf(db)) === shared.schema;
    } finally {
      await close();
    }
  };
  if (await leave()) idle.push(shared);
  else await shared.remove();
}

async function lend(shared: Shared): Promise<TestDatabase> {
  const opened: Connection[] = [];
  const connectAgain = async (): Promise<Connection> => {
    const [first] = opened;
    if (first && shared.isEmbedded) return first;
    const connection = await shared.connect();
    let ended: Promise<void> | undefined;
    const own = { ...connection, close: () => (ended ??= connection.close()) };
    opened.push(own);
    return own;
  };
  return {
    connection: await connectAgain(),
    connectAgain,
    close: async () => {
      for (const { close } of opened) await close();
      await release(shared);
    },
  };
}

async function startEmbedded(): Promise<Shared> {
  const dataDir = testFolder();
  await holdDatabaseCode();
  await layOutTestDatabase(dataDir);
  const report = (): void => undefined;
  const server = await EmbeddedServer.start({ folder: databaseFolder(dataDir), watchEvery: WATCH_EVERY, report });
  return withSchema({
    isEmbedded: true,
    connect: () => Promise.resolve(connectToEmbedded(server, report)),
    remove: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

/** An embedded database for a test, without rows. */
export const openEmbeddedDatabase = async (): Promise<TestDatabase> => lend(takeIdle(true) ?? (await startEmbedded()));

/** Does something with a session of a server's own database. */
export async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end(); // and its locks go with it
  }
}

/** The address of another database of the same server. */
export const databaseOf = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

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

async function createOnServer(url: string): Promise<Shared> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await makeTemplate(url);
  await onServer(url, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return withSchema({
    isEmbedded: false,
    connect: () => connect({ databaseUrl: databaseOf(url, name), dataDir: null }),
    remove: () => onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`)),
  });
}

/** A database for a test, without rows: an embedded one, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return openEmbeddedDatabase();
  return lend(takeIdle(false) ?? (await createOnServer(url)));
}
