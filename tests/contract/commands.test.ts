import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { readOperations } from '../../scripts/contract/document.ts';
import { freePort } from '../../scripts/freePort.ts';
import { makeTestApp, rowsOf, testPassword } from '../support/server/testApp.ts';

const test = await makeTestApp();
const { email } = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-contract-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function start(script: string, args: string[]) {
  const child = spawn(process.execPath, ['--import=tsx', `scripts/${script}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
  return { child, said, ended };
}
const known = ['--url', url, '--email', email, '--password', testPassword];
const contract = (...args: string[]) => start('contract', args).ended;

describe('npm run contract', () => {
  it('ends with 0 and says a line for each operation', async () => {
    const { code, out } = await contract(...known, '--only', 'listImages', '--only', 'deleteVideo');
    assert.equal(code, 0, out);
    assert.match(
      out,
      /^✓ listImages \(GET \/api\/images\): \d+ passed\n✓ deleteVideo .*\n\n2 operations, \d+ checks passed, 0 failed\n$/,
    );
  });

  it('writes JUnit and ends with 1 when something differs', async () => {
    const output = path.join(folder, 'report.xml');
    // A backend that knows nothing but the session.
    const login = JSON.stringify({ data: { access_token: 'a', refresh_token: 'b' } });
    const backend = http.createServer((request, response) => {
      const isLogin = request.url === '/api/auth/login';
      response.writeHead(isLogin ? 200 : 500, { 'content-type': isLogin ? 'application/json' : 'text/html' });
      response.end(isLogin ? login : '<h1>Internal "Server" Error & more</h1>');
    });
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    const options = ['--format', 'junit', '--output', output, '--only', 'listVideos'];
    const { code, out, err } = await contract(
      '--url',
      `http://127.0.0.1:${String(port)}`,
      ...known.slice(2),
      ...options,
    );
    backend.close();
    assert.equal(code, 1);
    assert.equal(out, '');
    assert.match(err, /1 operations, 0 checks passed, \d+ failed/);
    const report = readFileSync(output, 'utf8');
    assert.match(report, /<testsuite name="listVideos" tests="(\d+)" failures="\1" skipped="0">/);
    assert.match(
      report,
      /<testcase classname="listVideos" name="success" time="[\d.]+"><failure message="status: expected 200, got 500">/,
    );
  });

  for (const [name, args] of [
    ['no address', ['--email', email, '--password', 'x']],
    ['an unknown operation', [...known, '--only', 'nothing']],
    ['an unknown option', [...known, '--all']],
    ['an unknown level', [...known, '--level', '3']],
    ['an operation of level 2 at level 1', [...known, '--level', '1', '--only', 'listDays']],
    ['a wrong password', [...known.slice(0, -1), 'wrong', '--only', 'login']],
    ['no backend', ['--url', 'http://127.0.0.1:9', ...known.slice(2)]],
  ] as const) {
    it(`ends with 2 for ${name}`, async () => {
      const { code, out, err } = await contract(...args);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(err, /^\S.+\n/);
      assert.doesNotMatch(err, /^\s+at /m);
    });
  }

  it('takes away what it made when Ctrl-C ends it', async () => {
    const { child, said, ended } = start('contract', known);
    while (!said.out.includes('createVideo') && child.exitCode === null) await once(child.stdout, 'data');
    child.kill('SIGINT');
    const { code, out } = await ended;
    assert.equal(code, 1);
    assert.match(out, /The check was interrupted\.\n$/);
    for (const table of ['images', 'videos', 'product_categories']) {
      assert.deepEqual(await rowsOf(test.db, sql.raw(`select id from ${table}`)), []);
    }
    assert.deepEqual(await rowsOf(test.db, sql`select email from users`), [{ email }]);
  });
});

describe('a backend that limits requests', () => {
  it('is obeyed for up to a minute; what it does not answer then is skipped, never green', async () => {
    let asked = 0;
    const backend = http.createServer((request, response) => {
      asked += request.method === 'GET' && request.url === '/api/videos' ? 1 : 0;
      const isLogin = request.url === '/api/auth/login';
      const wait = asked === 1 ? '1' : '600';
      response.writeHead(isLogin ? 200 : 429, {
        'content-type': 'application/json',
        ...(!isLogin && { 'retry-after': wait }),
      });
      response.end(
        JSON.stringify(isLogin ? { data: { access_token: 'a', refresh_token: 'b' } } : { message: 'Slowly.' }),
      );
    });
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    const target = ['--url', `http://127.0.0.1:${String(port)}`, ...known.slice(2), '--only', 'listVideos'];
    const { code, out, err } = await contract(...target);
    backend.close();
    assert.equal(code, 0);
    assert.match(err, /listVideos: waiting 1 s, as the backend asks/);
    assert.match(
      out,
      /^- listVideos .*: 0 passed, \d+ skipped\n {4}skipped success: the backend answers 429 and asks to wait 600 s/,
    );
    assert.match(out, /1 operations, 0 checks passed, 0 failed, \d+ skipped/);
    assert.equal(asked, 2);
  });
});

describe('npm run mock', () => {
  const listening = async (...more: string[]) => {
    const port = await freePort();
    const { child, said } = start('mock', ['--port', String(port), ...more]);
    let first = '';
    for await (const line of createInterface(child.stdout)) {
      first = line;
      break;
    }
    return { port, first, said };
  };
  const status = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${String(port)}${path}`)).status;

  it('listens on the port that is asked for', async () => {
    const { port, first, said } = await listening();
    assert.equal(first, `${String(readOperations().length)} operations on http://localhost:${String(port)}`, said.err);
    assert.equal(await status(port, '/api/products'), 200);
    assert.equal(await status(port, '/api/days'), 200);
  });

  it('knows no more than level 1 when that is asked for', async () => {
    const { port, first, said } = await listening('--level', '1');
    assert.equal(first, `45 operations on http://localhost:${String(port)}`, said.err);
    assert.equal(await status(port, '/api/products'), 200);
    assert.equal(await status(port, '/api/days'), 404);
  });

  it('says what it does not understand in one line', async () => {
    for (const [option, value, line] of [
      ['--level', '0', '--level must be 1 or 2.'],
      ['--latency', '800-100', '--latency must be milliseconds, such as 300 or 100-800.'],
      ['--port', 'x', '--port must be a number up to 65535.'],
    ] as const) {
      const { code, out, err } = await start('mock', [option, value]).ended;
      assert.deepEqual([code, out, err], [2, '', `${line}\n`]);
    }
  });

  it('ends when its port is taken', async () => {
    const { port } = await listening();
    const { code, out, err } = await start('mock', ['--port', String(port)]).ended;
    assert.deepEqual([code, out, err], [1, '', `Port ${String(port)} is taken; --port names another.\n`]);
  });

  it('tells its options', async () => {
    const { code, out } = await start('mock', ['--help']).ended;
    assert.equal(code, 0);
    for (const option of ['--port', '--level', '--latency', 'Prefer: code=404', 'admin'])
      assert.ok(out.includes(option));
  });
});
