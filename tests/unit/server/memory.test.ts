import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { bomb, photo } from '../../support/server/images.ts';
import { asNpmStart, startServer } from '../../support/server/process.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 300;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-memory-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

/** The most memory that a process has ever held (MB). */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

describe('the memory of a server that npm start has started', { skip: !existsSync('/proc/self/status') }, () => {
  it(`stays under ${String(LIMIT)} MB, from its first start on, whatever is uploaded`, async () => {
    const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' }, asNpmStart);
    const [pid] = childrenOf(server.child.pid ?? 0);
    assert.ok(pid !== undefined, server.output());
    const peaks = {
      'the first start': peakOf(pid),
      'one after the other': 0,
      'four at once': 0,
      bombs: 0,
      variants: 0,
    };

    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@surf.example', password: 'ombak-admin-2027' }),
    });
    const { data } = (await login.json()) as { data: { access_token: string } };
    const upload = async (file: Buffer) => {
      const body = new FormData();
      body.append('image_url', new Blob([new Uint8Array(file)]), 'wave.jpg');
      const headers = { authorization: `Bearer ${data.access_token}` };
      const response = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body });
      return { status: response.status, body: (await response.json()) as { data: { image_url: string } } };
    };

    const large = await photo(9.9 * MEGABYTE);
    for (let count = 0; count < 10; count += 1) assert.equal((await upload(large)).status, 201);
    peaks['one after the other'] = peakOf(pid);
    const four = await Promise.all([large, large, large, large].map(upload));
    assert.deepEqual(new Set(four.map(({ status }) => status)), new Set([201]));
    peaks['four at once'] = peakOf(pid);
    for (const side of [6400, 20_000, 60_000]) assert.equal((await upload(bomb(side))).status, 413);
    assert.equal((await upload(await photo(10.1 * MEGABYTE))).status, 413);
    assert.equal((await upload(Buffer.from('just words'))).status, 415);
    peaks.bombs = peakOf(pid);
    const name = four[0]?.body.data.image_url ?? '';
    const variants = [320, 640, 960].map((width) =>
      fetch(`${server.url}/public/${name}?w=${String(width)}`, { headers: { accept: 'image/avif' } }),
    );
    for (const answer of await Promise.all(variants)) assert.ok((await answer.arrayBuffer()).byteLength > 0);
    peaks.variants = peakOf(pid);

    const told = Object.entries(peaks).map(([when, peak]) => `${when} ${peak.toFixed(0)} MB`);
    assert.ok(peakOf(pid) < LIMIT, `The peak: ${told.join(', ')}`);
    console.log(`The peak: ${told.join(', ')}`);
    assert.deepEqual(readdirSync(path.join(dataDir, 'uploads')), []);
    assert.deepEqual(await server.end('SIGTERM'), { code: 0, signal: null });
  });

  it('is given back when npm start goes, however it goes', async () => {
    const server = await startServer({ DATA_DIR: dataDir }, asNpmStart);
    const [pid = 0] = childrenOf(server.child.pid ?? 0);
    await server.end('SIGKILL');
    for (let tries = 0; tries < 100 && existsSync(`/proc/${String(pid)}`); tries += 1) await sleep(50);
    assert.ok(!existsSync(`/proc/${String(pid)}`));
  });
});
