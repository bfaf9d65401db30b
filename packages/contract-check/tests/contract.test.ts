import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { checkBackend, type CheckOptions } from '../src/checkBackend.ts';
import { account, start } from './support/command.ts';
import type { Difference } from '../src/difference.ts';
import { ofLevel, readOperations } from '../src/document.ts';
import { count, type Report } from '../src/report/result.ts';
import { operationText } from '../src/report/text.ts';
import { catalogue, sample } from './support/mutants/catalogue.ts';
import { allowWrongTotals, behind } from './support/mutants/laboratory.ts';
import { blamed, kinds } from './support/mutants/mutant.ts';
import { measure } from './support/mutants/measure.ts';
import { deviantBackend } from './support/proxy.ts';
import { openSchool } from '../../../tests/support/server/school.ts';
import { makeTestApp, rowsOf, testPassword } from '../../../tests/support/server/testApp.ts';

/** What the tests read of a report in JSON. */
interface WrittenReport {
  totals: { passed: number; failed: number; skipped: number; blocked: number };
  operations: {
    id: string;
    checks: number;
    results: { name: string; outcome: string; differences: Difference[] }[];
  }[];
  left: string[];
}

const operations = readOperations();
const SITE = 'https://site.example';
const test = await makeTestApp({ settings: { corsOrigins: [SITE] } });
// Bookings are listed by their instant: here the server's clock goes on.
Object.defineProperty(test.clock, 'now', { get: () => new Date() });
await openSchool(test);
const admin = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const backend = await deviantBackend(url, admin.token, behind(test));

const check = (options: Partial<CheckOptions> = {}): Promise<Report> =>
  checkBackend({
    operations,
    url: backend.url,
    admin: { email: admin.email, password: testPassword },
    timeout: 10_000,
    only: [],
    stop: new AbortController().signal,
    onResult: () => undefined,
    note: () => undefined,
    ...options,
  });

const textOf = ({ results }: Report): string => results.map((result) => operationText(result, false)).join('\n');

/** How many rows the school has; lessons and spots that bookings need leave the lists and stay. */
async function rowCounts(): Promise<Record<string, unknown>> {
  const tables = ['users', 'product_categories', 'images', 'videos', 'carousels', 'testimonies'];
  const parts = [...tables, 'products where deleted_at is null', 'surf_spots where deleted_at is null'];
  const counts = parts.map(async (part) => {
    const [row] = await rowsOf(test.db, sql.raw(`select count(*)::int as n from ${part}`));
    return [part, row?.['n']] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
const before = await rowCounts();

describe('the contract check', () => {
  it('passes on our own backend and takes away what it made', async () => {
    // In a process of its own: promises are slow within the test runner.
    const own = ['--url', url, ...account, '--password', testPassword, '--origin', SITE];
    const { child, ended } = start([...own, '--runs', '1', '--format', 'json']);
    child.stderr.pipe(process.stderr); // how far it is: a part of the tests that says nothing for minutes is ended
    const { code, out, err } = await ended;
    const { totals, operations: checked, left } = JSON.parse(out) as WrittenReport;
    const red = checked.flatMap(({ id, results }) =>
      results.filter(({ outcome }) => outcome !== 'passed').map((one) => [id, one.name, one.differences]),
    );
    assert.deepEqual([code, totals.failed + totals.skipped + totals.blocked, red], [0, 0, []], err);
    assert.equal(checked.length, operations.length);
    assert.ok(totals.passed > 3000);
    assert.match(err, /^\d+ of \d+ operations are checked\.$/m);
    for (const { id, checks } of checked) assert.ok(checks > 0, id);
    assert.deepEqual(await rowCounts(), before);
    const bookings = await rowsOf(test.db, sql`select id, status from bookings`);
    // What is completed is final; it costs nothing.
    assert.ok(bookings.every(({ status }) => status === 'CANCELLED' || status === 'COMPLETED'));
    assert.equal(left.length, bookings.length);
    for (const { id } of bookings) assert.ok(left.some((line) => line.includes(String(id))));
  });

  it('leaves every day as it was', async () => {
    const changed = await rowsOf(
      test.db,
      sql`select * from days where not is_open or coalesce(reason, note) is not null or capacity is not null`,
    );
    assert.deepEqual(changed, []);
  });

  it('passes on a backend of level 1 that is asked for no more, and names what it lacks of level 2', async () => {
    backend.limitTo(1);
    // All of level 1 is in the deep tests.
    const only = ['updateUser', 'updateTestimony', 'updateBookingStatus'];
    const one = await check({ operations: ofLevel(operations, 1), only, runs: 0 });
    const two = await check({ only: ['listBookings', 'listDays'], runs: 0 });
    backend.limitTo(2);
    assert.equal(count(one.results, 'failed') + count(one.results, 'skipped'), 0, textOf(one));
    assert.equal(one.results.length, only.length);
    const text = textOf(two);
    assert.match(text, /^✗ listBookings /m);
    assert.match(text, /^✗ listDays .*\n {4}success: status expected 200, got 404 "Not found\."/m);
  });

  it('takes away what it made when it is interrupted', async () => {
    const stop = new AbortController();
    let done = 0;
    const only = operations.map(({ id }) => id).filter((id) => /^create(?!Booking)/.test(id));
    const report = await check({
      stop: stop.signal,
      runs: 0,
      only,
      onResult: () => {
        done += 1;
        if (done === 3) setTimeout(() => stop.abort(), 30);
      },
    });
    assert.ok(report.isInterrupted);
    assert.ok(report.results.length < only.length);
    assert.deepEqual(await rowCounts(), before);
  });

  it('names one operation alone when one alone deviates', async () => {
    const taken = catalogue.find(({ name }) => name === 'a taken name is 422');
    assert.ok(taken);
    backend.deviate(taken);
    const only = operations.map(({ id }) => id).filter((id) => id.includes('ProductCategor'));
    const report = await check({ only, runs: 0 });
    assert.equal(report.results.length, 4);
    const red = report.results.filter(({ checks }) => checks.some(({ outcome }) => outcome === 'failed'));
    assert.deepEqual(
      red.map(({ operation }) => operation.id),
      ['createProductCategory'],
      textOf(report),
    );
  });

  it('is measured with a mutant of each kind', async () => {
    assert.deepEqual(new Set(sample.map(({ kind }) => kind)), new Set(kinds));
    await allowWrongTotals(test.db);
  });

  for (const entry of sample) {
    const { kind, name, path } = entry;
    it(`${blamed(entry).join(' or ')}: sees that ${name} (${kind})`, async () => {
      const account = { email: admin.email, password: testPassword };
      // Each is named by a check that is written down; what generated requests find is in properties.test.ts.
      const { isRight, acts, faults, said } = await measure(entry, backend, account, { runs: 0 });
      const text = said.join('\n');
      assert.ok(isRight, text);
      assert.ok(acts > 0, 'It never acted.');
      assert.deepEqual(faults, []);
      if (path !== undefined)
        assert.ok(
          said.some((line) => line.includes(`: ${path} expected `)),
          text,
        );
    });
  }
});
