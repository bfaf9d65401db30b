import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../server/load/ask.ts';
import { onPostgres } from './postgres.ts';

const REQUESTS = 40;
const PATIENCE = 15_000;
/** How long the table is locked at most (ms): the server gives a statement 4.5 seconds. */
const LOCKED = 3500;
const LOOK_EVERY = 50;
const LOOKS = 10;
const WAITING =
  "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/**
 * How many queries a server has in its database at once when more requests wait than it has connections, up to the number
 * that is expected: they are held up by a lock on a table for a moment. On a busy machine not all of them come in that
 * moment, so it is looked at several times. Fails when a request is not answered afterwards.
 */
export async function capacityOf(url: string, databaseUrl: string, expected: number): Promise<number> {
  let most = 0;
  for (let look = 0; look < LOOKS && most < expected; look += 1)
    most = Math.max(most, await lookAtCapacity(url, databaseUrl, expected));
  return most;
}

const lookAtCapacity = (url: string, databaseUrl: string, expected: number): Promise<number> =>
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
