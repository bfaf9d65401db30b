import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { checkBackend, type CheckOptions } from '../src/checkBackend.ts';
import { Differs } from '../src/difference.ts';
import { readOperations } from '../src/document.ts';
import { search } from '../src/properties/property.ts';
import type { CheckResult } from '../src/report/result.ts';
import { operationText } from '../src/report/text.ts';
import { unforeseen } from './support/unforeseen.ts';
import { deviantBackend, type Given } from './support/proxy.ts';
import { openSchool } from '../../../tests/support/server/school.ts';
import { makeTestApp, rowsOf, testPassword } from '../../../tests/support/server/testApp.ts';
import { isDeep, some } from '../../../tests/support/tier.ts';

const operations = readOperations();
const test = await makeTestApp();
await openSchool(test);
const admin = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const backend = await deviantBackend(url, admin.token);

const check = async (operation: string, options: Partial<CheckOptions> = {}): Promise<CheckResult[]> => {
  const report = await checkBackend({
    operations,
    url: backend.url,
    admin: { email: admin.email, password: testPassword },
    timeout: 10_000,
    only: [operation],
    seed: 16,
    runs: 60,
    stop: new AbortController().signal,
    onResult: () => undefined,
    note: () => undefined,
    ...options,
  });
  return report.results.flatMap(({ checks }) => checks);
};

const generated = (checks: CheckResult[]): CheckResult[] => checks.filter(({ name }) => / \(seed /.test(name));

describe('generated requests', () => {
  for (const { name, operation, kind, give, difference, smallest } of isDeep
    ? unforeseen
    : unforeseen.filter(({ isQuick }) => isQuick)) {
    it(`${operation}: find that ${name}, and are made as small as can be`, async () => {
      backend.deviate({ name, operation, path: 'status', give });
      const found = (await check(operation)).find((one) => one.name.startsWith(kind));
      assert.equal(found?.outcome, 'failed');
      const [first] = found.differences;
      assert.match(`${first?.path ?? ''}: ${first?.expected ?? ''}, ${first?.got ?? ''}`, difference);
      const [command = '', ...curl] = (found.counterexample ?? '').split('\n').reverse();
      assert.match(curl.reverse().join('\n'), smallest);

      const [, seed, replay] = new RegExp(`--only ${operation} --seed (\\d+) --replay (\\S+)$`).exec(command) ?? [];
      const again = generated(await check(operation, { seed: Number(seed), replay }));
      backend.deviate(null);
      assert.deepEqual(
        again.map(({ outcome }) => outcome),
        ['failed'],
      );
      assert.match(again[0]?.counterexample ?? '', smallest);
    });
  }

  it('have no password that is a text of another operation, though all have one seed', async () => {
    const only = ['resetPassword', 'createVideo', 'createInstructor'];
    const checks = generated(await check('', { only, seed: 1736676056, runs: 5, jobs: 1 }));
    assert.deepEqual(
      checks.map(({ outcome }) => outcome),
      checks.map(() => 'passed'),
    );
    assert.ok(checks.length >= only.length);
  });

  it('are the same with the same seed, and others with another', async () => {
    const bodies = async (seed: number): Promise<string[]> => {
      const asked: string[] = [];
      backend.deviate({
        name: 'nothing',
        operation: 'createVideo',
        path: '',
        ask: (one) => void asked.push(one.body.replace(/Contract check \w+ ?\w*|\b\w{8}-[0-9a-f]{8}\b/g, '…')),
      });
      await check('createVideo', { seed, runs: 0 });
      const others = asked.splice(0).length;
      await check('createVideo', { seed, runs: 5 });
      backend.deviate(null);
      return asked.slice(others);
    };
    const first = await bodies(3);
    assert.deepEqual(await bodies(3), first);
    assert.notDeepEqual(await bodies(4), first);
  });

  const rows = async () => {
    const counts = ['videos', 'users', 'images', 'products', 'testimonies'].map(
      (table) => `(select count(*) from ${table}) ${table}`,
    );
    return rowsOf(
      test.db,
      sql.raw(`select ${counts.join(', ').replace('products)', 'products where deleted_at is null)')}`),
    );
  };

  it('leave nothing behind that can be deleted', async () => {
    const before = await rows();
    const checks = [...(await check('createVideo', { runs: 20 })), ...(await check('register', { runs: 6 }))];
    assert.ok(checks.every(({ outcome }) => outcome === 'passed'));
    assert.deepEqual(await rows(), before);
  });

  for (const operation of some(['createVideo', 'createImage', 'createProduct', 'register', 'createTestimony'], 5)) {
    it(`leave nothing behind where ${operation} creates what it does not show`, async () => {
      const before = await rows();
      let asked = 0;
      let others = Infinity;
      const give = (given: Given) => {
        asked += 1;
        if (asked > others + 5) Object.assign(given, { status: 500, body: { message: 'Something went wrong.' } });
      };
      backend.deviate({ name: 'hidden', operation, path: 'status', give });
      await check(operation, { runs: 0 });
      // The requests of the other checks come before the generated ones.
      [others, asked] = [asked, 0];
      const found = await check(operation, { runs: 60 });
      backend.deviate(null);
      assert.ok(generated(found).some(({ outcome }) => outcome === 'failed'));
      assert.deepEqual(await rows(), before);
    });
  }

  for (const [path, most] of [
    ['status', 101],
    ['answer', 4],
  ] as const) {
    it(`are sent at most ${String(most)} times where the ${path} is always wrong`, async () => {
      let asked = 0;
      const ask = () => {
        asked += 1;
        return Promise.reject(new Differs([{ path, expected: 'one', got: 'none' }]));
      };
      // Every simpler text fails again, so that there is always a further one.
      const found = await search(fc.array(fc.nat(), { minLength: 200, maxLength: 200 }), ask, {
        seed: 1,
        runs: 3,
        path: undefined,
      });
      assert.ok(found?.error instanceof Differs);
      assert.ok(asked > 1 && asked <= most, String(asked));
    });
  }

  it('are none with 0 runs, and three of each kind by default', async () => {
    assert.deepEqual(generated(await check('createVideo', { runs: 0 })), []);
    const names = generated(await check('createVideo', { runs: undefined })).map(({ name }) => name);
    assert.deepEqual(names, ['any valid body (seed 16, 3 runs)', 'any faulty body (seed 16, 3 runs)']);
  });

  it('are printed under what they show', () => {
    const result: CheckResult = {
      name: 'any valid body (seed 1, 3 runs)',
      outcome: 'failed',
      differences: [{ path: 'status', expected: '201', got: '500' }],
      counterexample: 'curl -X POST\nnpm run contract',
      reason: '',
      cause: null,
      seconds: 0,
      exchanges: [],
    };
    const [operation] = operations;
    assert.ok(operation);
    const lines = operationText({ operation, checks: [result], requests: 1, seconds: 0 }, false).split('\n');
    assert.deepEqual(lines.slice(2), ['        curl -X POST', '        npm run contract']);
  });
});
