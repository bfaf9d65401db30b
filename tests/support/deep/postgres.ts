import pg from 'pg';
import { startPostgres, type Postgres } from '../../../scripts/postgres.ts';

/**
 * A PostgreSQL with fsync, as in production. `skip` is why the tests on it cannot run, for the runner to report; in CI a
 * machine without PostgreSQL is a failure.
 */
export async function postgresForTests(): Promise<{ postgres: Postgres | null; skip: string | false }> {
  const postgres = await startPostgres({ isDurable: true });
  if (postgres) return { postgres, skip: false };
  const reason = 'NOT RUN, as there is no PostgreSQL here (initdb, pg_ctl). Debian: apt-get install postgresql';
  if (process.env['CI']) throw new Error(reason);
  return { postgres, skip: reason };
}

/** Runs work on a connection of its own. */
export async function onPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes an empty database; returns its address. Fails without a PostgreSQL. */
export async function newDatabase(postgres: Postgres | null, name: string): Promise<string> {
  if (!postgres) throw new Error('There is no PostgreSQL.');
  const { url } = postgres;
  await onPostgres(url, (client) => client.query(`create database ${name}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
