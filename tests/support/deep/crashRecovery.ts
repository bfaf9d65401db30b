import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../server/fuzz/random.ts';
import { SchoolLoad } from '../server/load/schoolLoad.ts';
import { admin, assertAlive, startBuilt } from './builtServer.ts';
import { seed } from './scale.ts';

const CLIENTS = 4;
const PATIENCE = 10_000;

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-kills-'));
after(() => rmSync(root, { recursive: true, force: true }));

export interface Kills {
  kills: number;
  instances: number;
  /** Null: the embedded database. */
  databaseUrl: string | null;
}

/**
 * Ends one of the instances with kill -9 under load and starts it again, several times. Fails unless the school then holds
 * everything that was acknowledged, once and complete.
 */
export async function killUnderLoad(t: TestContext, { kills, instances, databaseUrl }: Kills): Promise<void> {
  const random = new Random(seed);
  const name = databaseUrl === null ? 'embedded' : 'postgres';
  const start = (index: number, env: Record<string, string> = {}) => {
    const own = { DATA_DIR: path.join(root, `${name}-${String(index)}`), DATABASE_URL: databaseUrl ?? '' };
    return startBuilt({ ...own, ...env });
  };
  const servers = [await start(0)];
  while (servers.length < instances) servers.push(await start(servers.length));
  const urls = servers.map(({ url }) => url);
  const load = await new SchoolLoad({ urls, admin, mayBreak: true, patience: PATIENCE }).open();
  for (let kill = 0; kill < kills; kill += 1) {
    load.start(CLIENTS);
    try {
      await sleep(100 + random.below(600));
      const index = random.below(instances);
      const server = servers[index];
      assert.ok(server);
      await server.kill();
      servers[index] = await start(index, { PORT: server.port });
    } finally {
      await load.stop(); // otherwise it would never end
    }
    await load.settle();
    assertAlive(servers);
    assert.deepEqual(load.problems, [], `kill ${String(kill)}`);
  }
  await load.verify();
  t.diagnostic(`${String(kills)} kills, ${String(load.bookings)} bookings, ${JSON.stringify(load.counts)}`);
  assert.ok(load.bookings > kills, `only ${String(load.bookings)} bookings`);
  for (const server of servers) await server.end('SIGTERM');
}
