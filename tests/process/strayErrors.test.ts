import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort.ts';
import { built, isServing, startServer } from '../support/server/process.ts';
import { env, timeOf } from '../support/server/stopping.ts';

describe('an error that nothing catches', () => {
  // What a mistake in the server could do, on a signal.
  const mistake = (what: string) => [
    `--import=data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(what)}})`,
    ...built,
  ];
  const afterMistake = async (what: string, logged: RegExp) => {
    const server = await startServer(env(), mistake(what));
    server.child.kill('SIGUSR2');
    await server.says(logged);
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

it('a log on a full disk neither ends the server nor keeps it', { skip: process.platform !== 'linux' }, async () => {
  const port = String(await freePort());
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, built, {
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
});
