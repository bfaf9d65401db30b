import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort.ts';
import { built, isServing, startServer } from '../support/server/process.ts';
import { env } from '../support/server/stopping.ts';

describe('an error that nothing catches', () => {
  it('leaves the server running when nothing depends on it, and else ends it in order, with 1', async () => {
    // What mistakes in the server could do, one at each signal.
    const mistakes = `[
      () => void Promise.reject(new Error('lost')),
      () => { throw Object.assign(new Error('broken'), { code: 'ECONNRESET' }) },
      () => { throw new Error('a mistake') },
    ]`;
    const onSignal = `const mistakes = ${mistakes}; process.on('SIGUSR2', () => mistakes.shift()())`;
    const server = await startServer(env(), [
      `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
      ...built,
    ]);
    // A task that nothing waited for, and a connection that broke.
    for (const logged of [/"level":50.*"message":"lost"/, /"level":40.*"message":"broken"/]) {
      server.child.kill('SIGUSR2');
      await server.says(logged);
      assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    }
    server.child.kill('SIGUSR2');
    await server.says(/"level":60.*"message":"a mistake"/);
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
