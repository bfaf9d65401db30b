import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Postgres, signalAll } from '../../../scripts/postgres.ts';
import { Random } from '../server/fuzz/random.ts';
import { ask, isReady, waitFor } from '../server/load/ask.ts';
import { SchoolLoad } from '../server/load/schoolLoad.ts';
import { admin, assertAlive, type BuiltServer, startBuilt } from './builtServer.ts';
import { POOL_SIZE } from '../../../server/db/connect.ts';
import { newDatabase, onPostgres } from './postgres.ts';
import { seed } from '../tier.ts';

const REQUESTS = 40;
const CAPACITY_PATIENCE = 15_000;
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
    const requests = Array.from({ length: REQUESTS }, () =>
      ask(`${url}/api/check-booking/0000000000`, {}, CAPACITY_PATIENCE),
    );
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

const CLIENTS = 4;
/** How long an answer may take, whatever the database does (ms): some requests wait ten seconds for a connection. */
const PATIENCE = 12_000;
/** How long the database stays away: longer than that, so that no answer can have waited for it. */
const HANG = 14_000;
/** How long /readyz may take to report it: the promised two seconds, and the time that the test needs to see it. */
const TOLD_WITHIN = 2500;
const WELL_WITHIN = 10_000;
const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

export interface Times {
  instances: number;
  crashes: number;
  restarts: number;
  terminations: number;
  hangs: number;
}

/** Tests of servers whose PostgreSQL stops answering in various ways, each as often as given. `skip` is why they cannot run. */
export function describeDatabaseAway(
  postgres: Postgres | null,
  skip: string | false,
  { instances, crashes, restarts, terminations, hangs }: Times,
): void {
  const title = `PostgreSQL goes away from ${String(instances)} instance(s) (DEEP_SEED=${String(seed)})`;
  describe(title, { skip }, () => {
    const random = new Random(seed);
    let servers: BuiltServer[] = [];
    let root = '';
    let databaseUrl = '';
    let load: SchoolLoad;

    /** Each server works with all its connections. */
    const assertFullCapacity = async (): Promise<void> => {
      for (const { url } of servers) assert.equal(await capacityOf(url, databaseUrl, POOL_SIZE), POOL_SIZE);
    };

    before(async () => {
      assert.ok(postgres);
      root = mkdtempSync(path.join(os.tmpdir(), 'surf-away-'));
      databaseUrl = await newDatabase(postgres, `away${String(instances)}`);
      servers = [];
      for (let index = 0; index < instances; index += 1) {
        servers.push(await startBuilt({ DATA_DIR: path.join(root, String(index)), DATABASE_URL: databaseUrl }));
      }
      const urls = servers.map(({ url }) => url);
      load = await new SchoolLoad({ urls, admin, mayBreak: false, patience: PATIENCE }).open();
      await assertFullCapacity();
    });

    after(() => rmSync(root, { recursive: true, force: true }));

    /** Every instance says so within a time. */
    const allSay = async (status: number, patience: number): Promise<void> => {
      const waits = servers.map(({ url }) => waitFor(() => isReady(url, status), patience));
      const told = await Promise.all(waits);
      assertAlive(servers);
      assert.ok(!told.includes(null), `/readyz does not say ${String(status)} within ${String(patience)} ms`);
    };
    const assertNoProblem = (): void => {
      const { problems } = load;
      assert.deepEqual(problems.splice(0).slice(0, 5), [], 'answers that may not be given');
      assertAlive(servers);
    };
    /** Works under load, and looks at the answers afterwards. */
    const underLoad = async (work: () => Promise<void>): Promise<void> => {
      assertAlive(servers);
      load.start(CLIENTS);
      try {
        await work();
        // Without help: the next that comes is served.
        const answered = load.counts.answered;
        assert.notEqual(await waitFor(() => Promise.resolve(load.counts.answered > answered + 20), WELL_WITHIN), null);
      } finally {
        await load.stop();
      }
      assertNoProblem();
    };

    it(`${String(crashes)} crashes: every answer comes in time, and everything works when the database is back`, async () => {
      for (let crash = 0; crash < crashes; crash += 1) {
        await underLoad(async () => {
          await sleep(100 + random.below(500));
          postgres?.crash();
          try {
            await allSay(503, TOLD_WITHIN);
            await sleep(random.below(1500));
          } finally {
            await postgres?.start();
          }
          await allSay(200, WELL_WITHIN);
        });
      }
    });

    it(`${String(restarts)} restarts`, async () => {
      for (let restart = 0; restart < restarts; restart += 1) {
        await underLoad(async () => {
          await sleep(random.below(500));
          await postgres?.restart();
          await allSay(200, WELL_WITHIN);
        });
      }
    });

    it(`${String(terminations)} times all connections are terminated`, async () => {
      await underLoad(() =>
        onPostgres(databaseUrl, async (client) => {
          for (let round = 0; round < terminations; round += 1) {
            await client.query(TERMINATE);
            await sleep(random.below(150));
          }
          await allSay(200, WELL_WITHIN);
        }),
      );
    });

    if (hangs > 0)
      it(`${String(hangs)} times it hangs for ${String(HANG)} ms`, async () => {
        for (let hang = 0; hang < hangs; hang += 1) {
          await underLoad(async () => {
            await sleep(200);
            const processes = postgres?.processes() ?? [];
            signalAll(processes, 'SIGSTOP');
            try {
              await allSay(503, TOLD_WITHIN);
              await sleep(HANG);
            } finally {
              signalAll(processes, 'SIGCONT');
            }
            await allSay(200, WELL_WITHIN);
          });
        }
      });

    it('afterwards nothing acknowledged is lost, and no connection is lost for good', async (t) => {
      assertAlive(servers);
      await load.settle();
      assertNoProblem();
      await load.verify();
      t.diagnostic(`${String(load.bookings)} bookings, ${JSON.stringify(load.counts)}`);
      await assertFullCapacity();
      for (const server of servers) await server.end('SIGTERM');
    });
  });
}
