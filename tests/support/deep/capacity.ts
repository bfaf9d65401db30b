import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../server/load/ask.ts';
import { onPostgres } from './postgres.ts';

const REQUESTS = 40;
const PATIENCE = 15_000;
/** How long the table is locked at most (ms): the server gives a statement 4.5 seconds. */
const LOCKED = 3500;
const LOOK_EVERY = 50;
const WAITING =
  "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** A busy machine may need longer than one lock for opening connections; those it has opened stay open for the next. */
const ROUNDS = 5;

/**
 * How many queries a server has in its database at once when more requests wait than it has connections, up to the number
 * that is expected. Fails when a request is not answered afterwards.
 */
export async function capacityOf(url: string, databaseUrl: string, expected: number): Promise<number> {
  let capacity = 0;
  for (let round = 0; capacity < expected && round < ROUNDS; round += 1) {
    capacity = await capacityUnderLock(url, databaseUrl, expected);
  }
  return capacity;
}

/** The same, while a table is locked once. */
const capacityUnderLock = (url: string, databaseUrl: string, expected: number): Promise<number> =>
  onPostgres(databaseUrl, async (client) => {
    await client.query('begin; lock table bookings in access exclusive mode');
    const requests = Array.from({ length: REQUESTS }, () => ask(`${url}/api/check-booking/0000000000`, {}, PATIENCE));
    let count = 0;
    for (const end = performance.now() + LOCKED; count < expected && performance.now() < end;) {
      await sleep(LOOK_EVERY);
      const { rows } = await client.query<{ n: number }>(WAITING);
      count = Math.max(count, rows[0]?.n ?? 0);
    }
    await client.query('commit');
    for (const { status } of await Promise.all(requests))
      if (status !== 404) throw new Error(`A lookup that had to wait was answered ${String(status)}.`);
    return count;
  });
