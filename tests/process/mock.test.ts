import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '../../scripts/freePort.ts';
import { writtenOperations } from '../../scripts/writtenOperations.ts';
import { assertDocumented } from '../support/server/contract.ts';
import { shortLived, startServer } from '../support/server/process.ts';
import { testFolder } from '../support/server/databaseFolders.ts';

const operations = writtenOperations();
const folder = testFolder();
after(() => rmSync(folder, { recursive: true, force: true }));

/** A mock that is ready, with a folder of its own for what is temporary. */
async function startMock(name: string, ...args: string[]) {
  const temporary = path.join(folder, name);
  mkdirSync(temporary);
  const port = await freePort();
  const env = { PORT: String(port), TMPDIR: temporary, DATA_DIR: path.join(temporary, 'data') };
  const server = await startServer(env, [shortLived, 'build/mock.js', '--port', String(port), ...args]);
  await server.says(/operations on/);
  const ask = (method: string, address: string, headers: Record<string, string> = {}, body?: string | FormData) =>
    fetch(server.url + address.replace(/\{\w+\}/g, '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21'), { method, headers, body });
  const signIn = async (email: string, password: string): Promise<Record<string, string>> => {
    const json = { 'content-type': 'application/json' };
    const answer = await ask('POST', '/api/auth/login', json, JSON.stringify({ email, password }));
    const { data } = (await answer.json()) as { data: { access_token: string } };
    return { authorization: `Bearer ${data.access_token}` };
  };
  return { ...server, port, temporary, ask, signIn };
}
type Mock = Awaited<ReturnType<typeof startMock>>;

/** The accounts that a mock names, by their roles. */
const accountsOf = ({ output }: Mock) =>
  new Map([...output().matchAll(/, (\w+): (\S+) with password (\S+)/g)].map(([, role, ...account]) => [role, account]));

describe('npm run mock', async () => {
  const mock = await startMock('two');

  it('names an account for each role, and what it takes to sign in', async () => {
    assert.ok(
      mock.output().startsWith(`${String(operations.length)} operations on http://localhost:${String(mock.port)}`),
    );
    const roles = { administrator: 'ADMIN', staff: 'STAFF', customer: 'CUSTOMER' };
    for (const [name, role] of Object.entries(roles)) {
      const [email = '', password = ''] = accountsOf(mock).get(name) ?? [];
      const current = await mock.ask('GET', '/api/users/current', await mock.signIn(email, password));
      const { data } = (await current.json()) as { data: { role: string } };
      assert.equal(data.role, role);
    }
  });

  it('gives every documented answer, when it is preferred', async () => {
    for (const { id, method, path: address, answers } of operations)
      for (const code of [...answers.keys()].filter((name) => name !== 'default')) {
        const answer = await mock.ask(method, address, { prefer: `code=${code}`, origin: 'https://any.example' });
        assert.equal(String(answer.status), code, id);
        assert.equal(answer.headers.get('access-control-allow-origin'), '*');
        if (answers.get(code)?.schema && id !== 'getPicture') assertDocumented(id, answer.status, await answer.json());
      }
    assert.equal((await mock.ask('GET', '/api/products', { prefer: 'code=418' })).status, 400);
    assert.equal((await mock.ask('GET', '/api/products', { prefer: 'code=599' })).status, 599);
  });

  it('keeps a picture that is sent to it, and leaves no file when it ends', async () => {
    const [email = '', password = ''] = accountsOf(mock).get('administrator') ?? [];
    const form = new FormData();
    form.append('image_url', new Blob([readFileSync('public/pictures/hero-1.jpg')]), 'wave.jpg');
    const made = await mock.ask('POST', '/api/images', await mock.signIn(email, password), form);
    const { data } = (await made.json()) as { data: { image_url: string } };
    const picture = await mock.ask('GET', `/public/${data.image_url}?w=320`);
    assert.equal(picture.headers.get('content-type'), 'image/webp');
    await picture.arrayBuffer();
    assert.deepEqual(await mock.end('SIGTERM'), { code: 0, signal: null });
    assert.deepEqual(readdirSync(mock.temporary), []);
  });
});

/** A start may take two minutes on a busy machine; what is left behind would never end (ms). */
const PATIENCE = 150_000;

describe('npm run mock leaves nothing behind', () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`when npm gets ${signal}`, { timeout: PATIENCE }, async () => {
      const port = String(await freePort());
      const npm = await startServer({ PORT: port }, ['run', 'mock', '--', '--port', port], { program: 'npm' });
      await Promise.all([npm.end(signal), npm.gone]);
    });
  }
});

describe('npm run mock -- --level 1 --latency 60-80', async () => {
  const mock = await startMock('one', '--level', '1', '--latency', '60-80');

  it('has nothing of level 2', async () => {
    assert.match(mock.output(), /^45 operations on/);
    assert.deepEqual([...accountsOf(mock).keys()], ['administrator', 'customer']);
    for (const { id, level, method, path: address, answers } of operations.filter(({ id }) => id !== 'getPicture')) {
      const [success = ''] = [...answers.keys()].filter((status) => status.startsWith('2'));
      const answer = await mock.ask(method, address, { prefer: `code=${success}` });
      assert.equal(answer.status, level === 1 ? Number(success) : 404, id);
      if (level === 2) assert.ok(((await answer.json()) as { message: string }).message);
    }
    const lessons = (await (await mock.ask('GET', '/api/products')).json()) as { data: object[] };
    assert.ok(lessons.data[0] && !('image_info' in lessons.data[0]));
  });

  it('answers as late as it is told to', async () => {
    const begun = performance.now();
    await (await mock.ask('GET', '/api/products')).json();
    assert.ok(performance.now() - begun >= 59);
  });

  it('keeps another one from its port, which says so', () => {
    const { status, stderr } = spawnSync(process.execPath, ['build/mock.js', '--port', String(mock.port)], {
      encoding: 'utf8',
    });
    assert.deepEqual([status, stderr], [1, `Port ${String(mock.port)} is taken; --port names another.\n`]);
  });
});

describe('the options of npm run mock', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['build/mock.js', ...args], { encoding: 'utf8' });

  it('are told', () => {
    const { status, stdout } = run('--help');
    assert.equal(status, 0);
    for (const option of ['--port', '--level', '--latency', 'Prefer: code=404']) assert.ok(stdout.includes(option));
  });

  for (const [option, value, line] of [
    ['--level', '0', '--level must be 1 or 2.'],
    ['--latency', '800-100', '--latency must be milliseconds, such as 300 or 100-800.'],
    ['--port', 'x', '--port must be a number up to 65535.'],
  ] as const) {
    it(`that are not understood are named in one line: ${option} ${value}`, () => {
      const { status, stdout, stderr } = run(option, value);
      assert.deepEqual([status, stdout, stderr], [2, '', `${line}\n`]);
    });
  }
});
