import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Longer than a database that works needs, and shorter than those who ask for readiness wait (ms). */
const PATIENCE = 1500;

/** Makes a function that checks whether the database answers. Calls at the same time share one query. */
export function databaseProbe(db: Db): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const ask = () =>
    db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asked = null));
  return () => {
    asked ??= ask();
    return Promise.race([asked, sleep(PATIENCE, false, { ref: false })]);
  };
}
