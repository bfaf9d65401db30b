import assert from 'node:assert/strict';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/freePort.ts';
import { asNpmStart, fromSource, isServing, type ServerProcess, startServer } from '../../support/server/process.ts';

const STATED = 8000;
const root = mkdtempSync(path.join(os.tmpdir(), 'surf-stop-'));
after(() => rmSync(root, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(path.join(root, 'data-'));
const env = () => ({ DATA_DIR: newFolder(), RATE_LIMITS: 'off' });

async function eventually(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    assert.ok(Date.now() < end, `not yet: ${what}`);
    await sleep(20);
  }
}

/** Ends a server; answers how and in how many ms, when nothing of it is left. The database has to be closed. */
async function timeOf(server: ServerProcess, signal: NodeJS.Signals) {
  const begin = performance.now();
  const [ending] = await Promise.all([server.end(signal), server.gone]);
  assert.match(server.output(), /The database is closed/);
  return { ...ending, ms: performance.now() - begin };
}

async function send(server: ServerProcess, ...lines: string[]): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}

const review = JSON.stringify({ name: 'Sari', message: 'Good waves.' });
/** A review of which the last half is sent when asked for; answers the status. */
function beginReview(server: ServerProcess): () => Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'content-length': review.length };
  const request = http.request(`${server.url}/api/testimonies`, { method: 'POST', headers });
  request.write(review.slice(0, 10));
  return async () => {
    request.end(review.slice(10));
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}

// A process that does not end must not keep the tests.
const limit = { timeout: 240_000 };

describe('a server that is told to end', limit, () => {
  it('ends soon and answers what it takes, though 50 clients keep their connections and go on asking', async () => {
    const server = await startServer(env());
    const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
    const statuses: (number | undefined)[] = [];
    const broken: Error[] = [];
    const ask = async () => {
      const request = http.get(`${server.url}/api/products`, { agent });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      await once(answer.resume(), 'end');
      statuses.push(answer.statusCode);
    };
    const client = async () => {
      try {
        for (;;) await ask();
      } catch (error) {
        broken.push(error as Error);
      }
    };
    const clients = Array.from({ length: 50 }, client);
    const unused = await Promise.all(Array.from({ length: 10 }, () => send(server)));
    await eventually('all have asked', () => statuses.length > 200);
    const { ms, ...ending } = await timeOf(server, 'SIGTERM');
    await Promise.all(clients);
    unused.forEach((socket) => socket.destroy());
    agent.destroy();
    assert.deepEqual(ending, { code: 0, signal: null });
    assert.ok(ms < 4000, `${String(ms)} ms`);
    assert.ok(statuses.every((status) => status === 200));
    // A request that crosses the end of its connection has not begun.
    for (const error of broken) assert.match(error.message, /ECONNREFUSED|ECONNRESET|socket hang up/);
  });

  it('cuts off what hangs, keeps nothing of an upload, and closes the database', async () => {
    const settings = { ...env(), SEED: 'demo' };
    const server = await startServer(settings);
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@surf.example', password: 'ombak-admin-2027' }),
    });
    const { data } = (await login.json()) as { data: { access_token: string } };
    await send(server, 'GET /healthz HTTP/1.1', 'host:'); // half a request
    const deaf = await send(server, 'GET /openapi.yaml HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500)); // reads no answer
    deaf.pause();
    await send(
      server,
      'POST /api/images HTTP/1.1',
      'host: x',
      `authorization: Bearer ${data.access_token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5000000',
      '',
      '--b',
      'content-disposition: form-data; name="image_url"; filename="a.png"',
      '',
      'x'.repeat(200_000),
    );
    const folder = path.join(settings.DATA_DIR, 'uploads');
    const uploads = () => (existsSync(folder) ? readdirSync(folder) : []); // the first upload makes it
    await eventually('the upload is there', () => uploads().length === 1);
    const { ms, ...ending } = await timeOf(server, 'SIGTERM');
    assert.deepEqual(ending, { code: 0, signal: null });
    assert.ok(ms > 4000 && ms < STATED, `${String(ms)} ms`);
    assert.match(server.output(), /requests that did not end are cut off/);
    assert.deepEqual(uploads(), []);
  });

  it('ends at once when it is told again, also while it waits for a load balancer', async () => {
    const server = await startServer({ ...env(), STOP_DELAY: '60' });
    await send(server, 'GET /healthz HTTP/1.1', 'host:');
    server.child.kill('SIGTERM');
    await sleep(1500); // signals that come together are one
    assert.equal((await fetch(`${server.url}/readyz`)).status, 503);
    const { ms, ...ending } = await timeOf(server, 'SIGTERM');
    assert.deepEqual(ending, { code: 0, signal: null });
    assert.ok(ms < 4000, `${String(ms)} ms`);
  });
});

describe('npm start', limit, () => {
  const npmStart = (options = {}) => startServer(env(), ['start'], { program: 'npm', ...options });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`leaves nothing behind when npm gets ${signal}`, async () => {
      const server = await npmStart();
      const { ms } = await timeOf(server, signal);
      assert.ok(ms < STATED, `${String(ms)} ms`);
    });
  }

  it('takes one Ctrl-C, which reaches each of its processes, for one', async () => {
    const server = await npmStart({ detached: true });
    const finish = beginReview(server);
    await fetch(`${server.url}/healthz`); // by now the review has begun
    assert.ok(server.child.pid);
    process.kill(-server.child.pid, 'SIGINT');
    await sleep(1500); // by now npm has ended, which is told to the server as well
    assert.equal(await finish(), 201);
    await server.gone;
    assert.match(server.output(), /The database is closed/);
    assert.doesNotMatch(server.output(), /cut off/);
  });

  it('ends the server when scripts/start.mjs is killed', async () => {
    const { ms } = await timeOf(await startServer(env(), asNpmStart), 'SIGKILL');
    assert.ok(ms < STATED, `${String(ms)} ms`);
  });

  it('ends a build that is running, with all its processes', async () => {
    const folder = newFolder();
    for (const file of ['start.mjs', 'npmParents.mjs']) cpSync(`scripts/${file}`, path.join(folder, 'scripts', file));
    writeFileSync(path.join(folder, 'build.js'), "console.log('building'); setTimeout(() => 0, 60_000);");
    const scripts = { start: 'node scripts/start.mjs', 'build:web': 'node build.js && true' };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
    for (const [program, args, code] of [
      [process.execPath, ['scripts/start.mjs'], 143],
      ['npm', ['start'], null],
    ] as const) {
      const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (data: Buffer) => (output += data.toString()));
      const closed = once(child, 'close');
      await eventually('it builds', () => /^building/m.test(output));
      child.kill('SIGTERM');
      assert.equal((await closed)[0], code);
    }
  });
});

describe('an error that nothing catches', limit, () => {
  // What a mistake in the server could do, on a signal.
  const mistake = (what: string) => [
    `--import=data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(what)}})`,
    ...fromSource,
  ];
  const afterMistake = async (what: string, logged: RegExp) => {
    const server = await startServer(env(), mistake(what));
    server.child.kill('SIGUSR2');
    await eventually(`${String(logged)} is logged`, () => logged.test(server.output()));
    return server;
  };

  for (const [what, code, logged] of [
    ['a task that nothing waited for', "void Promise.reject(new Error('lost'))", /"level":50.*"message":"lost"/],
    [
      'a connection that broke',
      "throw Object.assign(new Error('broken'),{code:'ECONNRESET'})",
      /"level":40.*"message":"broken"/,
    ],
  ] as const) {
    it(`leaves the server running when it is ${what}`, async () => {
      const server = await afterMistake(code, logged);
      assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
      assert.equal((await timeOf(server, 'SIGTERM')).code, 0);
    });
  }

  it('else ends the server in order, with 1', async () => {
    const server = await afterMistake("throw new Error('a mistake')", /"level":60.*"message":"a mistake"/);
    await server.gone;
    assert.equal(server.child.exitCode, 1);
    assert.match(server.output(), /The database is closed/);
  });
});

it(
  'a log on a full disk neither ends the server nor keeps it',
  { ...limit, skip: process.platform !== 'linux' },
  async () => {
    const port = String(await freePort());
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, fromSource, {
      env: { ...process.env, DATABASE_URL: '', SEED: 'none', ...env(), PORT: port },
      stdio: ['ignore', full, full],
    });
    after(() => child.kill('SIGKILL'));
    closeSync(full);
    while (!(await isServing(`http://127.0.0.1:${port}`))) {
      assert.equal(child.exitCode, null);
      await sleep(100);
    }
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    assert.deepEqual(await exit, [0, null]);
  },
);
