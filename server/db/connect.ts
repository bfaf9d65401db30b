import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg, { type Pool } from 'pg';
import { damaged } from './databaseFault.ts';
import { openDataFolder } from './dataFolder.ts';
import { EmbeddedServer } from './embedded/EmbeddedServer.ts';
import { storageOf } from './embedded/storage.ts';
import { openPool, takeClient } from './pool.ts';
import type * as schema from './schema.ts';

/** The database. A transaction's handle is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Db;
  /** Whether this process alone can write to the database. */
  isEmbedded: boolean;
  /** Whether the database refuses changes because its disk is full. */
  isFull: () => boolean;
  /** Does a piece of work unless another instance is doing it: the lock of that number is the database's. */
  exclusively: (lock: number, work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

type Report = (trouble: string) => void;

// From the working directory: in the bundle this file stands elsewhere.
export const migrationsFolder = 'server/db/migrations';

const MIGRATION_LOCK = 727_001;
/** Connections of one instance. */
export const POOL_SIZE = 10;
/** How long a statement may take (ms), and how long its answer may be on its way. */
const STATEMENT_TIMEOUT = 4500;
const ANSWER_TIMEOUT = 5000;
/** How long a transaction may stand still (ms): its locks would hold up all instances. */
const IDLE_TIMEOUT = 10_000;
/** How long a query waits for a free connection (ms). A burst of bookings waits on a busy machine; it is served. */
const QUEUE_TIMEOUT = 10_000;
/** The embedded database serves one query after the other, and is opened again when it hangs. */
const EMBEDDED_QUEUE_TIMEOUT = 20_000;
const EMBEDDED_ANSWER_TIMEOUT = 8000;
const EMBEDDED_WATCH = 5000;
/** How long one statement of a migration may take: with ten thousands of bookings on a small machine, more than any query. */
const EMBEDDED_MIGRATION_TIMEOUT = 600_000;

/**
 * PostgreSQL takes a random read for four times as dear as the next one, which is true of turning disks alone, and would read
 * whole tables; and it compiles what it deems dear, which takes longer than any query here.
 */
export const PLANNING = '-c random_page_cost=1.1 -c jit=off';

/** Holds an advisory lock on a connection of its own; it goes with the connection, however the process ends. */
async function exclusivelyOn(pool: Pool, lock: number, work: () => Promise<void>): Promise<void> {
  const client = await takeClient(pool);
  let isBroken = true;
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    const held = rows[0]?.held === true;
    try {
      if (held) await work();
    } finally {
      if (held) await client.query('select pg_advisory_unlock($1)', [lock]);
      isBroken = false;
    }
  } finally {
    client.release(isBroken); // a connection that may still hold the lock is closed
  }
}

/** Brings the schema up to date, however long it takes. Instances that start together do it one after the other. */
async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the running statement fails with the same error
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end(); // and the lock goes with it
  }
}

async function connectToServer(url: string, report: Report): Promise<Connection> {
  await migrateServer(url);
  const limits = {
    max: POOL_SIZE,
    connectionTimeoutMillis: QUEUE_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
    options: PLANNING,
  };
  const { pool, db } = openPool({ connectionString: url, keepAlive: true, ...limits }, report);
  return {
    db,
    isEmbedded: false,
    isFull: () => false,
    exclusively: (lock, work) => exclusivelyOn(pool, lock, work),
    close: () => pool.end(),
  };
}

/** Starts the embedded database; throws one line that says why it cannot be opened, and what helps. */
async function startEmbedded(folder: string | null, packed: string | null, report: Report): Promise<EmbeddedServer> {
  try {
    return await EmbeddedServer.start({ folder, packed, watchEvery: EMBEDDED_WATCH, report });
  } catch (error) {
    if (folder === null) throw error;
    // PGlite's own message is the same for a full disk and for damaged files.
    if (storageOf(folder) === 'FULL') throw new Error(`DATA_DIR: the disk of ${folder} is full.`, { cause: error });
    throw damaged(folder, error instanceof Error ? error.message : String(error));
  }
}

const embeddedUser = (embedded: EmbeddedServer) => ({
  user: 'postgres',
  database: 'postgres',
  stream: () => embedded.connect(),
});

/** Brings the schema of an embedded database up to date; nobody else asks it anything meanwhile. */
async function migrateEmbedded(embedded: EmbeddedServer, report: Report): Promise<void> {
  const { pool, db } = openPool(
    { ...embeddedUser(embedded), max: 1, query_timeout: EMBEDDED_MIGRATION_TIMEOUT },
    report,
  );
  try {
    await embedded.patiently(EMBEDDED_MIGRATION_TIMEOUT, () => migrate(db, { migrationsFolder }));
  } finally {
    await pool.end();
  }
}

/** A connection to an embedded database that is open, which stays so when the connection is closed. */
export function connectToEmbedded(embedded: EmbeddedServer, report: Report) {
  const { pool, db } = openPool(
    {
      ...embeddedUser(embedded),
      max: 1, // an embedded PostgreSQL has one session
      connectionTimeoutMillis: EMBEDDED_QUEUE_TIMEOUT,
      idleTimeoutMillis: 0,
      query_timeout: EMBEDDED_ANSWER_TIMEOUT,
    },
    report,
  );
  return {
    db,
    isEmbedded: true,
    isFull: () => embedded.storage === 'FULL',
    exclusively: (_lock, work) => work(), // no other process has this database
    close: () => pool.end(),
  } satisfies Connection;
}

async function openEmbedded(dataDir: string | null, packed: string | null, report: Report): Promise<Connection> {
  const data = dataDir === null ? null : await openDataFolder(dataDir);
  let server: EmbeddedServer | undefined;
  try {
    const embedded = await startEmbedded(data?.folder ?? null, packed, report);
    server = embedded;
    await migrateEmbedded(embedded, report);
    const connection = connectToEmbedded(embedded, report);
    data?.markOpened();
    return {
      ...connection,
      close: () =>
        connection
          .close()
          .then(() => embedded.close())
          .finally(() => data?.release()),
    };
  } catch (error) {
    await server?.close();
    data?.release();
    throw error;
  }
}

/**
 * Opens the database that the settings name and brings its schema up to date. `dataDir` null keeps it in memory,
 * where it may begin with a `packed` one. `report` is called with later failures, for the log.
 */
export function connect(
  settings: { databaseUrl: string | null; dataDir: string | null; packed?: string | null },
  report: Report = () => undefined,
): Promise<Connection> {
  if (settings.databaseUrl !== null) return connectToServer(settings.databaseUrl, report);
  return openEmbedded(settings.dataDir, settings.packed ?? null, report);
}
