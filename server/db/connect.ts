import type { Pool } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openDataFolder } from './dataFolder.ts';
import { OwnerOnlyFs } from './ownerOnlyFs.ts';
import * as schema from './schema.ts';

/** The database, whichever of the two drivers is behind it. A transaction's handle is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Db;
  /** Whether this process alone can write to the database. */
  isEmbedded: boolean;
  /** Does a piece of work unless another instance is doing it: the lock of that number is the database's. */
  exclusively: (lock: number, work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

// From the working directory: in the bundle this file stands elsewhere.
export const migrationsFolder = 'server/db/migrations';

/** Holds an advisory lock on a connection of its own; it goes with the connection, however the process ends. */
async function exclusivelyOn(pool: Pool, lock: number, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
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

async function connectToServer(url: string): Promise<Connection> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const db = drizzle({ client: pool, schema });
  // Instances that start together migrate one after the other.
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(727001)');
    await migrate(db, { migrationsFolder });
    await client.query('select pg_advisory_unlock(727001)');
  } finally {
    client.release();
  }
  return {
    db,
    isEmbedded: false,
    exclusively: (lock, work) => exclusivelyOn(pool, lock, work),
    close: () => pool.end(),
  };
}

async function openEmbedded(dataDir: string | null): Promise<Connection> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const data = dataDir === null ? null : await openDataFolder(dataDir);
  // The default of 128 MB costs about 120 MB of memory and brings nothing here.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  try {
    const client = await PGlite.create({ ...(data ? { fs: new OwnerOnlyFs(data.folder) } : {}), startParams });
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    data?.markOpened();
    return {
      db,
      isEmbedded: true,
      exclusively: (_lock, work) => work(), // no other process has this database
      close: () => client.close().finally(() => data?.release()),
    };
  } catch (error) {
    data?.release();
    throw error;
  }
}

/** Opens the database that the settings name and brings its schema up to date. `dataDir` null keeps it in memory. */
export function connect(settings: { databaseUrl: string | null; dataDir: string | null }): Promise<Connection> {
  if (settings.databaseUrl !== null) return connectToServer(settings.databaseUrl);
  return openEmbedded(settings.dataDir);
}
