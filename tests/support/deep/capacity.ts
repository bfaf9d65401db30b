import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../server/load/ask.ts';
import { onPostgres } from './postgres.ts';

const REQUESTS = 40;
const PATIENCE = 10_000;
const STILL = 16;
const WAITING =
  "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/**
 * How many queries a server has in its database at once, when more requests wait than it has connections: they are held
 * up by a lock on a table for a moment. Fails when a request is not answered afterwards.
 */
export const capacityOf = (url: string, databaseUrl: string): Promise<number> =>
  onPostgres(databaseUrl, async (client) => {
    await client.query('begin; lock table bookings in access exclusive mode');
    const requests = Array.from({ length: REQUESTS }, () => ask(`${url}/api/check-booking/0000000000`, {}, PATIENCE));
    let count = 0;
    // Until it has not grown for a while; requests give up before long.
    for (let still = 0, tries = 0; still < STILL && tries < 3 * STILL; still += 1, tries += 1) {
      await sleep(50);
      const { rows } = await client.query<{ n: number }>(WAITING);
      const now = rows[0]?.n ?? 0;
      if (now > count) still = 0;
      count = Math.max(count, now);
    }
    await client.query('commit');
    for (const { status } of await Promise.all(requests))
      if (status !== 404) throw new Error(`A lookup that had to wait was answered ${String(status)}.`);
    return count;
  });
