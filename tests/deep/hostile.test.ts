import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin, assertAlive, type BuiltServer, startBuilt } from '../support/deep/builtServer.ts';
import { Attacker, readLists, STATED } from '../support/deep/hostile/attacker.ts';
import { formAttack } from '../support/deep/hostile/forms.ts';
import { patternAttacks } from '../support/deep/hostile/patterns.ts';
import { protocolAttack } from '../support/deep/hostile/protocol.ts';
import { openSlowConnections, type SlowConnections } from '../support/deep/hostile/raw.ts';
import { settledMemory } from '../support/deep/memory.ts';
import { type Pinger, startPinger } from '../support/deep/pinger.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { scaled, seed } from '../support/tier.ts';
import type { Lists } from '../support/server/fuzz/material.ts';
import { Random } from '../support/server/fuzz/random.ts';
import { FuzzRun } from '../support/server/fuzz/run.ts';
import { ask, isReady } from '../support/server/load/ask.ts';
import { SchoolLoad } from '../support/server/load/schoolLoad.ts';

const MAX_STALL = 1000;
const MAX_GROWTH = 30;
const SLOW = 400;
/** By then the server must have ended a slow connection (ms): after two minutes, which it checks every 30 s. */
const SLOW_END = 160_000;
const WARM_UP = 0.1;
const LIMITED = scaled(5000, 2000);

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-hostile-'));
after(() => rmSync(root, { recursive: true, force: true }));
const { postgres, skip } = await postgresForTests();

const setups = [
  { name: 'embedded', requests: scaled(100_000), skip: false, env: () => Promise.resolve({}) },
  {
    name: 'postgres',
    requests: scaled(20_000),
    skip,
    env: async () => ({ DATABASE_URL: postgres ? await newDatabase(postgres, 'hostile') : '' }),
  },
];

for (const { name, requests, skip: isSkipped, env } of setups) {
  const title = `${String(requests)} hostile requests, database: ${name} (DEEP_SEED=${String(seed)})`;
  describe(title, { skip: isSkipped }, () => {
    const [contract, protocol, forms] = [requests * 0.42, requests * 0.08, requests * 0.05].map(Math.round) as [
      number,
      number,
      number,
    ];
    const dataDir = path.join(root, name);
    let server: BuiltServer;
    let attacker: Attacker;
    let demo: Lists;
    let pinger: Pinger;
    let slow: SlowConnections;
    let asGuest: FuzzRun;
    let asAdmin: FuzzRun;
    let memory = 0;
    let uploads = 0;
    let begin = 0;

    before(async () => {
      mkdirSync(path.join(dataDir, 'uploads'), { recursive: true });
      server = await startBuilt({ DATA_DIR: dataDir, ...(await env()) });
      demo = await readLists(server);
      attacker = await Attacker.at(server);
      const { material } = attacker;
      const options = { port: Number(server.port), material, workers: 8, patience: 10_000, allowed: STATED };
      asGuest = new FuzzRun({ ...options, seed, signIn: () => attacker.signIn(false) });
      asAdmin = new FuzzRun({ ...options, seed: seed + requests, signIn: () => attacker.signIn(true) });
      pinger = startPinger(server.url);
      await sleep(1000);
      await pinger.read();
      begin = performance.now();
      slow = openSlowConnections(Number(server.port), SLOW);
    });
    after(() => {
      slow.close();
      attacker.close();
      asGuest.close();
      asAdmin.close();
    });

    /** Fails when something wrong was found, another client had to wait, or the server has ended. */
    const assertUnmoved = async (...runs: { found: string[] }[]): Promise<void> => {
      assertAlive([server]);
      const { longest, failures } = await pinger.read();
      const found = runs.flatMap((run) => run.found.splice(0));
      assert.deepEqual(found.slice(0, 5), []);
      assert.ok(longest < MAX_STALL, `the server stood still for ${String(Math.round(longest))} ms`);
      assert.equal(failures, 0);
    };

    const sendForms = (count: number): Promise<void> =>
      attacker.sendAll(count, (index) => formAttack(attacker.material.tokens.customer, new Random(seed + index)));
    /** Sends a share of them, in any order; returns how many. */
    const sendPatterns = async (share: number): Promise<number> => {
      await attacker.signIn(true);
      const random = new Random(seed);
      const attacks = patternAttacks(attacker.material, random);
      const count = Math.round(scaled(attacks.length) * share);
      await attacker.sendAll(count, (index) =>
        share === 1 ? (attacks[index] ?? random.of(attacks)) : random.of(attacks),
      );
      return count;
    };

    it('made of the contract, at first to warm up', async () => {
      await asAdmin.until(contract * WARM_UP);
      await asGuest.until(contract * WARM_UP);
      await sendForms(forms * WARM_UP);
      await attacker.exchangeAll(protocol * WARM_UP, protocolAttack, seed);
      await sendPatterns(WARM_UP);
      attacker.found.splice(0); // the tests of these kinds tell of it
      await assertUnmoved(asAdmin, asGuest);
      memory = await settledMemory(server.pid);
    });

    it('made of the contract, by guests and customers: no file reaches the disk, and no list changes', async (t) => {
      const lists = await readLists(server);
      const watcher = watch(path.join(dataDir, 'uploads'), () => (uploads += 1));
      await asGuest.until(contract);
      await sendForms(forms);
      watcher.close();
      t.diagnostic(`answers ${asGuest.summary}; refused ${String(attacker.refused)}`);
      await assertUnmoved(asGuest, attacker);
      assert.equal(uploads, 0, 'files in DATA_DIR/uploads');
      const now = await readLists(server);
      for (const [list, rows] of lists) {
        const known = new Set(rows.map(({ id }) => id));
        const others = list === 'listTestimonies' ? now.get(list)?.filter(({ id }) => known.has(id)) : now.get(list);
        assert.deepEqual(others, rows, list);
      }
    });

    it('made of the contract, with the token of an administrator', async (t) => {
      await asAdmin.until(contract);
      t.diagnostic(`answers ${asAdmin.summary}`);
      await assertUnmoved(asAdmin);
    });

    it('that are no proper HTTP', async (t) => {
      attacker.refused = 0;
      await attacker.exchangeAll(protocol, protocolAttack, seed);
      t.diagnostic(`${String(protocol)} connections, ${String(attacker.refused)} ended without an answer`);
      await assertUnmoved(attacker);
    });

    it('with texts for which a regular expression may take long', async (t) => {
      const count = await sendPatterns(1);
      t.diagnostic(`${String(count)} requests`);
      await assertUnmoved(attacker);
    });

    it('and slow connections: they are ended, others are served', async () => {
      const { all } = slow.ended();
      assert.ok(all >= SLOW / 2);
      if (scaled(10) === 10) {
        await sleep(Math.max(0, SLOW_END - (performance.now() - begin)));
        assert.deepEqual(slow.ended(), { ended: all, all });
      }
      slow.close();
      await assertUnmoved();
    });

    it(`take no more than ${String(MAX_GROWTH)} MB`, async (t) => {
      const growth = (await settledMemory(server.pid)) - memory;
      t.diagnostic(`${memory.toFixed(0)} MB after the warm-up, then ${growth.toFixed(1)} MB more`);
      assert.ok(growth < MAX_GROWTH, `${growth.toFixed(1)} MB`);
    });

    it('leave a server that works, and the school as it was', async () => {
      const now = await readLists(server);
      for (const [list, rows] of demo)
        for (const row of rows)
          assert.deepEqual(
            now.get(list)?.find(({ id }) => id === row.id),
            row,
            list,
          );
      const load = await new SchoolLoad({ urls: [server.url], admin, mayBreak: false, patience: 5000 }).open();
      load.start(4);
      await sleep(1000);
      await load.stop();
      await load.settle();
      await load.verify();
      assert.deepEqual(load.problems, []);
      assert.ok(await isReady(server.url, 200));
      assert.equal((await server.end('SIGTERM')).code, 0);
    });
  });
}

describe(`${String(LIMITED)} hostile requests with the limits on (DEEP_SEED=${String(seed)})`, () => {
  it('are refused as documented, and no other client has to wait', async (t) => {
    const server = await startBuilt({ DATA_DIR: path.join(root, 'limited'), RATE_LIMITS: 'on' });
    const attacker = await Attacker.at(server);
    await attacker.signIn(false);
    const pinger = startPinger(server.url);
    const { material } = attacker;
    // Few addresses, so that each reaches its limits.
    const from = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
    const signIn = () => Promise.resolve();
    const options = {
      port: Number(server.port),
      material,
      workers: 8,
      patience: 10_000,
      allowed: STATED,
      from,
      signIn,
    };
    const run = new FuzzRun({ ...options, seed });
    await run.until(LIMITED);
    run.close();
    attacker.close();
    t.diagnostic(`answers ${run.summary}`);
    assert.deepEqual(run.found.slice(0, 5), []);
    assert.ok((run.statuses.get(429) ?? 0) > 0, run.summary);
    const { longest, failures } = await pinger.read();
    assert.ok(longest < MAX_STALL, `the server stood still for ${String(Math.round(longest))} ms`);
    assert.equal(failures, 0);
    assert.equal((await ask(`${server.url}/api/products`, {}, MAX_STALL)).status, 200);
    assert.equal((await server.end('SIGTERM')).code, 0);
  });
});
