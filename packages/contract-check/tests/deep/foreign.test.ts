import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { account, contract } from '../support/command.ts';

const folder = fileURLToPath(new URL('../foreign', import.meta.url));
const isInstalled = spawnSync('python3', ['-c', 'import flask, PIL.Image; PIL.Image.init()']).status === 0;
const RUNS = 10;
const LOOPS = 4;
const [, email = '', , password = ''] = account;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The backend in Python, on Flask's own server, which answers 401 by the head of a request and closes. */
async function foreignBackend(): Promise<string> {
  const port = await freePort();
  const data = mkdtempSync(path.join(os.tmpdir(), 'foreign-'));
  const env = { ...process.env, STORE: path.join(data, 'rows'), PYTHONDONTWRITEBYTECODE: '1' };
  const child = spawn('python3', ['backend.py', String(port), email, password], { cwd: folder, env, stdio: 'ignore' });
  after(() => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${String(port)}`;
  for (let left = 100; left > 0; left -= 1) {
    const isUp = await fetch(`${url}/api/images`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return url;
    await sleep(100);
  }
  throw new Error('The backend in Python does not start.');
}

describe(
  'a right backend of level 1 in another language',
  { skip: !isInstalled && 'Flask or Pillow is not installed' },
  () => {
    it(`is green ${String(RUNS)} times in a row beside busy loops`, async () => {
      const url = await foreignBackend();
      const loops = Array.from({ length: LOOPS }, () =>
        spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
      );
      after(() => loops.forEach((loop) => loop.kill('SIGKILL')));
      for (let run = 1; run <= RUNS; run += 1) {
        const { code, out, err } = await contract(url, '--level', '1', '--fail-on-skip');
        assert.equal(code, 0, `run ${String(run)}: ${out}${err}`);
        console.log(`run ${String(run)} of ${String(RUNS)}`);
      }
      for (const loop of loops) loop.kill('SIGKILL');
    });
  },
);
