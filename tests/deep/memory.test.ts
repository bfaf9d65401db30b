import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatedAvif } from '../support/server/avif.ts';
import { photo } from '../support/server/images.ts';
import { startWatched } from '../support/server/resources.ts';
import { refused, worstTaken } from '../support/server/worstPictures.ts';

const MEGABYTE = 1024 * 1024;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-memory-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the memory of a server that npm start has started', { skip: !existsSync('/proc/self/status') }, async () => {
  const { server, processes, upload, check } = await startWatched(dataDir);

  it('stays within what is promised for large photos, one after the other and four at once', async () => {
    const large = await photo(9.9 * MEGABYTE);
    for (let count = 0; count < 10; count += 1) assert.equal((await upload(large)).status, 201);
    console.log(check('one after the other'));
    const four = await Promise.all([large, large, large, large].map(upload));
    assert.deepEqual(new Set(four.map(({ status }) => status)), new Set([201]));
    console.log(check('four at once'));
    assert.equal((await upload(await photo(10.1 * MEGABYTE))).status, 413);
  });

  it('stays so when the worst pictures come again and again', async () => {
    const taken = await Promise.all(Object.values(worstTaken).map((make) => make()));
    const bombs = await Promise.all(
      Object.values(refused).map(async ({ make, reason }) => ({ file: await make(), reason })),
    );
    for (let round = 0; round < 3; round += 1) {
      for (const { file, reason } of bombs) {
        const { status, message } = await upload(file);
        assert.equal(status, 413);
        assert.match(message, reason);
      }
      for (const file of taken) assert.equal((await upload(file)).status, 201);
      console.log(check(`round ${String(round + 1)}`));
    }
  });

  it('is given back by a picture that would take minutes, and the next one is taken', async () => {
    const start = performance.now();
    const { status, message } = await upload(await repeatedAvif(3000));
    assert.equal(status, 413);
    assert.match(message, /too much memory or time/);
    assert.ok(performance.now() - start < 60_000);
    assert.equal((await upload(await photo(MEGABYTE))).status, 201);
    console.log(check('a picture that takes minutes'));
    assert.deepEqual(readdirSync(path.join(dataDir, 'uploads')), []);
  });

  it('is given back when npm start is killed while a picture is decoded', async () => {
    const broken = upload(await repeatedAvif(3000)).catch(() => 'broken off');
    await sleep(2000);
    const all = processes();
    assert.equal(all.length, 2);
    await server.end('SIGKILL');
    assert.equal(await broken, 'broken off');
    const isThere = (pid: number) => existsSync(`/proc/${String(pid)}`);
    for (let tries = 0; tries < 200 && all.some(isThere); tries += 1) await sleep(50);
    assert.deepEqual(all.filter(isThere), []);
  });
});
