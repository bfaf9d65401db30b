import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { fakeBackend, give, signedIn, start, tokens } from './support/command.ts';
import { makeTestApp, testPassword } from '../../../tests/support/server/testApp.ts';

const test = await makeTestApp();
const { email } = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-contract-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const known = ['--url', url, '--email', email, '--password', testPassword];
const run = (...args: string[]) => start(args).ended;

describe('npm run contract', () => {
  it('ends with 0 and says a line for each operation', async () => {
    const { code, out } = await run(...known, '--only', 'listImages', '--only', 'deleteVideo');
    assert.equal(code, 0, out);
    assert.match(
      out,
      /^✓ listImages \(GET \/api\/images\): \d+ passed\n✓ deleteVideo .*\n\n2 operations, \d+ checks passed, 0 failed, \d+ requests in [\d.]+ s\n$/,
    );
  });

  it('writes JUnit and ends with 1 when something differs', async () => {
    const output = path.join(folder, 'report.xml');
    const backend = await fakeBackend(
      signedIn((_, response) =>
        response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal "Server" Error & more</h1>'),
      ),
    );
    const { code, out, err } = await run(
      '--url',
      backend.url,
      ...known.slice(2),
      '--output',
      output,
      '--only',
      'listVideos',
    );
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /2 operations, 0 checks passed, \d+ failed, /);
    const report = readFileSync(output, 'utf8');
    assert.match(
      report,
      /<testsuites name="contract" tests="(\d+)" failures="\d+" errors="0" skipped="\d+" time="[\d.]+">/,
    );
    assert.match(
      report,
      /<testsuite name="listVideos" tests="\d+" failures="[1-9]\d*" errors="0" skipped="\d+" time="[\d.]+" timestamp="2[\d-]+T[\d:]+">/,
    );
    assert.match(
      report,
      /<testcase classname="listVideos" name="[^"]+" time="[\d.]+"><failure message="status: expected \d+, got 500"/,
    );
  });

  for (const [name, args] of [
    ['no address', ['--email', email, '--password', 'x']],
    ['an unknown operation', [...known, '--only', 'nothing']],
    ['an unknown option', [...known, '--all']],
    ['an unknown level', [...known, '--level', '3']],
    ['an operation of level 2 that level 1 may have', [...known, '--level', '1', '--only', 'getPicture']],
    ['no number of runs', [...known, '--runs', 'many']],
    ['a replay of any operation', [...known, '--replay', 'valid:0', '--seed', '1']],
    ['a wrong password', [...known.slice(0, -1), 'wrong', '--only', 'login']],
    ['no backend', ['--url', 'http://127.0.0.1:9', ...known.slice(2)]],
  ] as const) {
    it(`ends with 2 for ${name}`, async () => {
      const { code, out, err } = await run(...args);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(err, /^\S.+\n/);
      assert.doesNotMatch(err, /^\s+at /m);
    });
  }
});

describe('a backend that limits requests', () => {
  it('is obeyed for up to a minute; what it does not answer then is skipped, never green', async () => {
    let asked = 0;
    const backend = await fakeBackend((request, response) => {
      asked += request.method === 'GET' && request.url === '/api/videos' ? 1 : 0;
      if (request.url === '/api/auth/login') give(response, 200, tokens);
      else give(response, 429, { message: 'Slowly.' }, { 'retry-after': asked === 1 ? '1' : '600' });
    });
    const target = ['--url', backend.url, ...known.slice(2), '--only', 'listVideos'];
    const { code, out, err } = await run(...target);
    assert.equal(code, 0);
    assert.match(err, /listVideos: waiting 1 s, as the backend asks/);
    assert.match(
      out,
      /^- listVideos .*: 0 passed, \d+ skipped\n {4}skipped success: the backend answers 429 and asks to wait 600 s \(and \d+ more/,
    );
    assert.match(out, /1 operation, 0 checks passed, 0 failed, \d+ skipped/);
    assert.equal(asked, 2);
    assert.equal((await run(...target, '--fail-on-skip')).code, 1);
  });
});
