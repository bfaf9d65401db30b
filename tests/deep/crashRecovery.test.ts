import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin, assertAlive, startBuilt } from '../support/deep/builtServer.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { scaled, seed } from '../support/deep/scale.ts';
import { Random } from '../support/server/fuzz/random.ts';
import { SchoolLoad } from '../support/server/load/schoolLoad.ts';

const KILLS = scaled(100);
const CLIENTS = 4;
const PATIENCE = 10_000;

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-crashes-'));
after(() => rmSync(root, { recursive: true, force: true }));
const { postgres, skip } = await postgresForTests();

const setups = [
  { name: 'the embedded database', instances: 1, skip: false, env: () => Promise.resolve({}) },
  {
    name: 'PostgreSQL, two instances',
    instances: 2,
    skip,
    env: async () => ({ DATABASE_URL: postgres ? await newDatabase(postgres, 'kills') : '' }),
  },
];

for (const { name, instances, skip: isSkipped, env } of setups) {
  describe(`kill -9 of the server on ${name} (DEEP_SEED=${String(seed)})`, { skip: isSkipped }, () => {
    it(`${String(KILLS)} times under load: nothing acknowledged is lost, nothing is there twice or by half`, async (t) => {
      const random = new Random(seed);
      const common = await env();
      const start = (index: number, own: Record<string, string> = {}) =>
        startBuilt({ DATA_DIR: path.join(root, `${name}-${String(index)}`), ...common, ...own });
      const servers = [await start(0)];
      while (servers.length < instances) servers.push(await start(servers.length));
      const urls = servers.map(({ url }) => url);
      const load = await new SchoolLoad({ urls, admin, mayBreak: true, patience: PATIENCE }).open();
      for (let kill = 0; kill < KILLS; kill += 1) {
        load.start(CLIENTS);
        await sleep(100 + random.below(600));
        const index = random.below(instances);
        const server = servers[index];
        assert.ok(server);
        await server.kill();
        servers[index] = await start(index, { PORT: server.port });
        await load.stop();
        await load.settle();
        assertAlive(servers);
        assert.deepEqual(load.problems, [], `kill ${String(kill)}`);
      }
      await load.verify();
      t.diagnostic(`${String(KILLS)} kills, ${String(load.bookings)} bookings, ${JSON.stringify(load.counts)}`);
      assert.ok(load.bookings > KILLS, `only ${String(load.bookings)} bookings`);
      for (const server of servers) assert.equal((await server.end('SIGTERM')).code, 0);
    });
  });
}
