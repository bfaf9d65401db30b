import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkBackend } from '../src/checkBackend.ts';
import { readOperations } from '../src/document.ts';
import { htmlReport } from '../src/report/html.ts';
import { json, junit } from '../src/report/files.ts';
import type { OperationResult, Report } from '../src/report/result.ts';
import { summaryText, wholeText } from '../src/report/text.ts';
import { deviantBackend } from './support/proxy.ts';
import { openSchool } from '../../../tests/support/server/school.ts';
import { makeTestApp, testPassword } from '../../../tests/support/server/testApp.ts';

const test = await makeTestApp();
Object.defineProperty(test.clock, 'now', { get: () => new Date() });
await openSchool(test);
const admin = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const backend = await deviantBackend(url, admin.token);
const message = `<script>alert("it's & down")</script>\u0000`;

async function run(only: string[], operation: string, ask: (body: string, method: string) => boolean) {
  const printed: string[] = [];
  let isBroken = false;
  backend.deviate({
    name: '',
    operation,
    path: '',
    ask: ({ body, method }) => (isBroken = ask(body, method)),
    give: (given) => {
      if (isBroken) Object.assign(given, { status: 500, body: { message, access_token: 'secret-token' } });
    },
  });
  const report: Report = await checkBackend({
    operations: readOperations(),
    contract: '1.0.0',
    url: backend.url,
    admin: { email: admin.email, password: testPassword },
    timeout: 10_000,
    only,
    runs: 0,
    stop: new AbortController().signal,
    onResult: ({ operation: { id } }: OperationResult) => printed.push(id),
    note: () => undefined,
  });
  backend.deviate(null);
  return { report, printed };
}
const resultOf = ({ results }: Report, id: string) => results.find(({ operation }) => operation.id === id);

describe('the report of a backend on which one operation fails', () => {
  it('names the operation once, and counts what could not be checked', async () => {
    const { report, printed } = await run(['listVideos', 'createVideo', 'updateVideo'], 'createVideo', () => true);
    assert.deepEqual(printed, ['listVideos', 'createVideo', 'updateVideo']);
    const text = wholeText(report, false);
    assert.match(
      text,
      /^✗ createVideo \(POST \/api\/videos\): 0 passed, \d+ failed\n {4}success: status expected 201, got 500 /m,
    );
    assert.match(text, /^- updateVideo \(PUT \/api\/videos\/\{id\}\): \d passed, \d+ blocked$/m);
    assert.equal(report.causes.length, 1);
    const blocked = report.results.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === 'blocked');
    assert.ok(blocked.length > 10);
    assert.match(
      summaryText(report),
      new RegExp(
        `createVideo: status expected 201, got 500 .*; ${String(blocked.length)} checks of 2 operations could not`,
      ),
    );
  });

  it('names it also when it was not selected', async () => {
    const { report, printed } = await run(['updateVideo'], 'createVideo', () => true);
    assert.deepEqual(printed, ['updateVideo', 'createVideo']);
    assert.equal(resultOf(report, 'createVideo')?.checks.length, 1);
    assert.match(
      wholeText(report, false),
      /^✗ createVideo .*: 0 passed, 1 failed\n {4}for updateVideo, .*: status expected 201, got 500 /m,
    );
  });

  it('lists the same difference once, and each with --verbose', async () => {
    const { report } = await run(['createVideo'], 'createVideo', (body) => body === '' || !body.includes('Contract'));
    const failed = resultOf(report, 'createVideo')?.checks.filter(({ outcome }) => outcome === 'failed').length ?? 0;
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('    ')).length;
    assert.ok(failed > 3);
    assert.ok(lines(wholeText(report, false)) < failed, wholeText(report, false));
    assert.ok(lines(wholeText(report, true)) >= failed);
  });

  it('shows in each format what was asked and answered, and no secret', async () => {
    const { report } = await run(['createVideo'], 'createVideo', () => true);
    const [first] = resultOf(report, 'createVideo')?.checks ?? [];
    const last = first?.exchanges.at(-1);
    assert.deepEqual([last?.operation, last?.method, last?.status], ['createVideo', 'POST', 500]);
    const page = htmlReport(report);
    assert.match(page, /curl -X POST &#39;http:.*\/api\/videos&#39;/);
    assert.match(page, /&lt;script&gt;alert\(/);
    assert.doesNotMatch(page, /<script/);
    const xml = junit(report);
    const { tests, failures, skipped } =
      /<testsuites name="contract" tests="(?<tests>\d+)" failures="(?<failures>\d+)" errors="0" skipped="(?<skipped>\d+)"/.exec(
        xml,
      )?.groups ?? {};
    assert.equal(xml.match(/<testcase /g)?.length, Number(tests));
    assert.equal(xml.match(/<failure /g)?.length, Number(failures));
    assert.equal(xml.match(/<skipped /g)?.length ?? 0, Number(skipped));
    assert.doesNotMatch(xml, /\u0000|<script/);
    const data = JSON.parse(json(report)) as {
      totals: { failed: number };
      operations: { id: string; failed: number }[];
    };
    assert.equal(data.totals.failed, Number(failures));
    for (const text of [page, xml, json(report), wholeText(report, true)]) {
      assert.ok(!text.includes(testPassword) && !text.includes(admin.token) && !text.includes('secret-token'));
      assert.doesNotMatch(text, /eyJ/);
    }
  });
});
