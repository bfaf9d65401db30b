import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { startWatched } from '../support/server/resources.ts';
import { refused, worstTaken } from '../support/server/worstPictures.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-memory-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

// The deep tests upload the worst picture of each format.
const taken = ['a progressive JPEG of 40 megapixels'];
const bombs = ['a PNG with 800 MB of text'];

it(
  'the memory of a server that npm start has started stays within what is promised, from its first start on',
  { skip: !existsSync('/proc/self/status') },
  async () => {
    const { server, processes, upload, check } = await startWatched(dataDir);
    console.log(check('the first start'));
    let imageUrl = '';
    for (const name of taken) {
      const file = await worstTaken[name]?.();
      assert.ok(file);
      const answer = await upload(file);
      console.log(check(name));
      assert.equal(answer.status, 201, `${name}: ${answer.message}`);
      imageUrl = answer.imageUrl;
    }
    // Looking at the memory comes late on a busy machine: the system itself holds the limit.
    const limits = readFileSync(`/proc/${String(processes()[1])}/limits`, 'utf8');
    if (existsSync('/usr/bin/prlimit'))
      assert.match(limits, /^Max data size +(\d+) +\1 [^]*^Max core file size +0 +0 /m);
    for (const name of bombs) {
      const bomb = refused[name];
      assert.ok(bomb);
      const { status, message } = await upload(await bomb.make());
      console.log(check(name));
      assert.equal(status, 413, `${name}: ${message}`);
      assert.match(message, bomb.reason);
    }
    const variants = [320, 640, 960].map((width) =>
      fetch(`${server.url}/public/${imageUrl}?w=${String(width)}`, { headers: { accept: 'image/avif' } }),
    );
    for (const answer of await Promise.all(variants)) assert.ok((await answer.arrayBuffer()).byteLength > 0);
    console.log(check('variants'));
    assert.deepEqual(readdirSync(path.join(dataDir, 'uploads')), []);
    assert.deepEqual(await server.end('SIGTERM'), { code: 0, signal: null });
  },
);
