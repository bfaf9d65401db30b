import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { checkBackend, type CheckOptions } from '../../scripts/contract/checkBackend.ts';
import { readOperations } from '../../scripts/contract/document.ts';
import { type CheckResult, operationText } from '../../scripts/contract/report.ts';
import { type Asked, deviantBackend, type Given } from '../support/contract/proxy.ts';
import { openSchool } from '../support/server/school.ts';
import { makeTestApp, rowsOf, testPassword } from '../support/server/testApp.ts';

const operations = readOperations();
const test = await makeTestApp();
await openSchool(test);
const admin = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const backend = await deviantBackend(url, admin.token);

type Field = string | number | null;
type Fields = Record<string, Field>;
const textOf = ({ body }: Asked): string => Buffer.from(body, 'latin1').toString();
const fieldsOf = (asked: Asked): Fields => JSON.parse(textOf(asked)) as Fields;
const fails = (given: Given): void => {
  Object.assign(given, { status: 500, body: { message: 'Something went wrong.' } });
};

/** One way in which a backend fails at requests that nobody wrote down beforehand. */
interface Case {
  name: string;
  operation: string;
  kind: string;
  give: (given: Given, asked: Asked) => void;
  difference: RegExp;
  /** What the curl command of the smallest request has. */
  smallest: RegExp;
}

/** As a JSON body is sent by curl. */
const sends = (...texts: string[]): RegExp => new RegExp(`--data-raw '(${texts.join('|')})'`, 'u');

const cases: Case[] = [
  {
    name: 'signs beyond the first 65536 give 500',
    operation: 'createVideo',
    kind: 'any valid body',
    give: (given, asked) => {
      if (/[\u{10000}-\u{10ffff}]/u.test(textOf(asked))) fails(given);
    },
    difference: /^status: 201, 500 /,
    smallest: sends('\\{"video_url":"🏄"\\}', '\\{"video_url":"a","title":"🏄"\\}'),
  },
  {
    name: 'texts are cut after 255 characters',
    operation: 'createProductCategory',
    kind: 'any valid body',
    give: ({ body }) => {
      const row = body.data as Fields | undefined;
      if (typeof row?.['description'] === 'string') row['description'] = row['description'].slice(0, 255);
    },
    difference: /^data\.description: "a+…?, "a+/,
    smallest: sends('\\{"name":"a","description":"a{256}"\\}'),
  },
  {
    name: 'a blank within the name gives 500',
    operation: 'updateProductCategory',
    kind: 'any valid body',
    give: (given, asked) => {
      if (/\S +\S/.test(String(fieldsOf(asked)['name']))) fails(given);
    },
    difference: /^status: 200 or 409, 500 /,
    smallest: sends('\\{"name":" ?a a"\\}'),
  },
  {
    name: 'null in an optional field gives 500',
    operation: 'createProductCategory',
    kind: 'any valid body',
    give: (given, asked) => {
      if (fieldsOf(asked)['description'] === null) fails(given);
    },
    difference: /^status: 201 or 409, 500 /,
    smallest: sends('\\{"name":"a","description":null\\}'),
  },
  {
    name: 'a price above 2^24 gives 500',
    operation: 'createProduct',
    kind: 'any valid body',
    give: (given, asked) => {
      if (Number(/name="price"\s+(\d+)/.exec(asked.body)?.[1]) > 2 ** 24) fails(given);
    },
    difference: /^status: 201, 500 /,
    smallest: /--form-string 'price=16777217'/,
  },
  {
    name: 'fields that the contract does not know are refused',
    operation: 'updateTestimony',
    kind: 'any valid body',
    give: (given, asked) => {
      if (Object.keys(fieldsOf(asked)).some((name) => name !== 'active'))
        Object.assign(given, { status: 400, body: { message: 'No.' } });
    },
    difference: /^status: 200, 400 /,
    smallest: sends('\\{"[^"]*":null,"active":false\\}'),
  },
  {
    name: 'more than 64 people give 500',
    operation: 'createCounterBooking',
    kind: 'any valid body',
    give: (given, asked) => {
      if (/"person":(6[5-9]|[789]\d|100)/.test(asked.body)) fails(given);
    },
    difference: /^status: 201 or 409, 500 /,
    smallest: /"booking_details":\[\{[^}]*"person":65\}\]/,
  },
  {
    name: 'a number is taken for a text',
    operation: 'updateVideo',
    kind: 'any faulty body',
    give: (given, asked) => {
      if (given.status !== 400 || !/"title":-?\d+[,}]/.test(asked.body)) return;
      Object.assign(given, { status: 200, body: { data: {} } });
    },
    difference: /^status: 400 or 413 or 415, 200/,
    smallest: /"title":0\}/,
  },
  {
    name: 'an apostrophe in a search gives 500',
    operation: 'listProducts',
    kind: 'any query',
    give: (given, { url: { searchParams } }) => {
      if (searchParams.get('search')?.includes("'")) fails(given);
    },
    difference: /^status: 200( or 400)?, 500 /,
    smallest: /\?search=%27'/,
  },
  {
    name: 'the second page counts its own rows',
    operation: 'listMyHistories',
    kind: 'any query',
    give: ({ body }, { url: { searchParams } }) => {
      if (Number(searchParams.get('page')) > 1) Object.assign(body['paging'] as object, { page: 1 });
    },
    difference: /^paging\.page: 2, 1/,
    smallest: /\?page=2'/,
  },
  {
    name: 'an id that is none gives 500',
    operation: 'deleteVideo',
    kind: 'any other path',
    give: (given, { url: { pathname } }) => {
      if (!/[0-9a-f-]{36}$/.test(pathname)) fails(given);
    },
    difference: /^status: 400 or 404, 500 /,
    smallest: /\/api\/videos\/a'/,
  },
];

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
  for (const { name, operation, kind, give, difference, smallest } of cases) {
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

  it('are the same with the same seed, and others with another', async () => {
    const bodies = async (seed: number): Promise<string[]> => {
      const asked: string[] = [];
      backend.deviate({
        name: 'nothing',
        operation: 'createVideo',
        path: '',
        ask: (one) => void asked.push(one.body.replace(/Contract check \w+ ?\w*|[0-9a-f]{8}(-[0-9a-f]{8})?/g, '…')),
      });
      await check('createVideo', { seed, runs: 5 });
      backend.deviate(null);
      return asked;
    };
    const first = await bodies(3);
    assert.deepEqual(await bodies(3), first);
    assert.notDeepEqual(await bodies(4), first);
  });

  it('leave nothing behind that can be deleted', async () => {
    const rows = async () =>
      rowsOf(test.db, sql`select (select count(*) from videos) v, (select count(*) from users) u`);
    const before = await rows();
    const checks = [...(await check('createVideo', { runs: 20 })), ...(await check('register', { runs: 6 }))];
    assert.ok(checks.every(({ outcome }) => outcome === 'passed'));
    assert.deepEqual(await rows(), before);
  });

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
      seconds: 0,
    };
    const [operation] = operations;
    assert.ok(operation);
    const lines = operationText({ operation, checks: [result] }, false).split('\n');
    assert.deepEqual(lines.slice(2), ['        curl -X POST', '        npm run contract']);
  });
});
