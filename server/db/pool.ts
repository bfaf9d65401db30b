import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import * as schema from './schema.ts';
import { DatabaseAwayError, troubleOf, troubleOfDriver } from './trouble.ts';

/** Takes a connection from the pool; fails with DatabaseAwayError. */
export async function takeClient(pool: pg.Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseAwayError(error);
  }
}

/** Ends a connection as soon as a query on it had no answer: a rollback would wait for the same database as long again. */
function endWhenLost(client: PoolClient): void {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _self, args) {
      const answer: unknown = Reflect.apply(query, undefined, args);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && troubleOfDriver(error) === 'AWAY') void client.end();
        });
      }
      return answer;
    },
  });
}

/**
 * A pool that recovers from any failure of the database: a broken connection is dropped and reported with `report`, and the
 * next query opens another.
 */
export function openPool(config: PoolConfig, report: (trouble: string) => void) {
  const pool = new pg.Pool(config);
  // Without a listener an error would end the process. Each connection reports its own below, so the pool's needs no report.
  pool.on('error', () => undefined);
  const handles = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => report(`A connection to the database broke: ${message}`));
    endWhenLost(client);
    handles.set(client, drizzle({ client, schema }));
  });
  const db = drizzle({ client: pool, schema });
  // Drizzle's own transaction on a pool keeps the connection for good when its first statement fails.
  db.transaction = async (work, options) => {
    const client = await takeClient(pool);
    const handle = handles.get(client) ?? drizzle({ client, schema });
    let isLost = false;
    try {
      return await handle.transaction(work, options);
    } catch (error) {
      isLost = troubleOf(error) === 'AWAY';
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return { pool, db };
}
