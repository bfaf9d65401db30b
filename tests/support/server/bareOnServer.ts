import { randomUUID } from 'node:crypto';
import { startPostgres } from '../../../scripts/postgres.ts';
import { databaseOf, onServer } from './testDatabase.ts';

export interface BareDatabase {
  url: string;
  /** Deletes it. */
  remove: () => void | Promise<void>;
}

/**
 * A database without tables on the PostgreSQL that TEST_DATABASE_URL names, or on one that is started for it; null where there
 * is no PostgreSQL.
 */
export async function bareOnServer(): Promise<BareDatabase | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given) {
    const postgres = await startPostgres();
    return postgres && { url: postgres.url, remove: postgres.stop };
  }
  const name = `bare_${randomUUID().replaceAll('-', '')}`;
  await onServer(given, (client) => client.query(`create database ${name}`));
  return {
    url: databaseOf(given, name),
    remove: () => onServer(given, (client) => client.query(`drop database ${name} with (force)`)),
  };
}
