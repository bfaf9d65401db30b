import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { seedDatabase } from '../../../../server/seed/seed.ts';
import { readSettings } from '../../../../server/settings.ts';
import { fuzzMaterial, type Lists, publicLists } from '../../../support/server/fuzz/material.ts';
import { FuzzRun } from '../../../support/server/fuzz/run.ts';
import { picture } from '../../../support/server/school.ts';
import { form, type Many, makeTestApp } from '../../../support/server/testApp.ts';

// The deep tests send a hundred thousand, and worse.
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1000);
const WARM_UP = REQUESTS / 3;
const MAX_GROWTH = 40 * 1024 * 1024;
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const test = await makeTestApp();
await seedDatabase(test.db, readSettings({ DATA_DIR: test.dataDir, SEED: 'demo' }));
await test.app.listen({ port: 0, host: '127.0.0.1' });
const address = test.app.server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
/** Bytes in use after all that can go is gone. */
function heap(): number {
  for (let n = 0; n < 3; n += 1) collect();
  return process.memoryUsage().heapUsed;
}

const demo: Lists = new Map();
for (const id of publicLists) demo.set(id, (await test.call<Many>(id)).body.data);
const material = await fuzzMaterial(demo);
// The process that decodes pictures is there, as on a server that runs: the patience below is for answers, not for its start.
const { token } = await test.signIn('ADMIN');
await test.call('createImage', { token, body: form({ image_url: await picture() }) });

async function signIn(): Promise<void> {
  const [admin, customer, other] = [
    await test.signIn('ADMIN'),
    await test.signIn('CUSTOMER'),
    await test.signIn('CUSTOMER'),
  ];
  material.tokens = { admin: admin.token, customer: customer.token, refresh: other.refreshToken };
}

describe(`${String(REQUESTS)} fuzzed requests (FUZZ_SEED=${String(seed)})`, () => {
  it('give no 5xx, no HTML, no hang and no growing memory', async (t) => {
    const run = new FuzzRun({ port, seed, material, workers: 8, patience: 5000, signIn });
    await run.until(WARM_UP);
    const before = heap();
    await run.until(REQUESTS);
    run.close();
    const growth = heap() - before;
    t.diagnostic(`answers ${run.summary}; the heap grew by ${(growth / 1024 / 1024).toFixed(1)} MB`);
    const { found, statuses } = run;
    assert.deepEqual(found.slice(0, 10), [], `FUZZ_SEED=${String(seed)}: ${String(found.length)} answers`);
    assert.ok(growth < MAX_GROWTH, `the heap grew by ${String(growth)} bytes`);
    // Requests that the validation refuses test nothing behind it.
    for (const status of [200, 201, 400, 401, 404])
      assert.ok((statuses.get(status) ?? 0) > REQUESTS / 200, run.summary);
  });

  for (const id of publicLists) {
    it(`leave the demo school as it was: ${id}`, async () => {
      const { data } = (await test.call<Many>(id)).body;
      for (const row of demo.get(id) ?? []) {
        assert.deepEqual(
          data.find((one) => one.id === row.id),
          row,
        );
      }
    });
  }
});
