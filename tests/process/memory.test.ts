import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWatched } from '../support/server/memory.ts';
import { asNpmStart, childrenOf, startServer } from '../support/server/process.ts';
import { refused, worstTaken } from '../support/server/worstPictures.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-memory-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the memory of a server that npm start has started', { skip: !existsSync('/proc/self/status') }, () => {
  it('stays within what is promised, from its first start on, whatever is uploaded', async () => {
    const { server, processes, upload, check } = await startWatched(dataDir);
    const told = [check('the first start')];
    let imageUrl = '';
    for (const [name, make] of Object.entries(worstTaken)) {
      const answer = await upload(await make());
      told.push(check(name));
      assert.equal(answer.status, 201, `${name}: ${answer.message}`);
      imageUrl = answer.imageUrl;
    }
    // Looking at the memory comes late on a busy machine: the system itself holds the limit.
    const limits = readFileSync(`/proc/${String(processes()[1])}/limits`, 'utf8');
    if (existsSync('/usr/bin/prlimit'))
      assert.match(limits, /^Max data size +(\d+) +\1 [^]*^Max core file size +0 +0 /m);
    for (const [name, { make, reason }] of Object.entries(refused)) {
      const { status, message } = await upload(await make());
      told.push(check(name));
      assert.equal(status, 413, `${name}: ${message}`);
      assert.match(message, reason);
    }
    const variants = [320, 640, 960].map((width) =>
      fetch(`${server.url}/public/${imageUrl}?w=${String(width)}`, { headers: { accept: 'image/avif' } }),
    );
    for (const answer of await Promise.all(variants)) assert.ok((await answer.arrayBuffer()).byteLength > 0);
    told.push(check('variants'));
    console.log(told.join('\n'));
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
