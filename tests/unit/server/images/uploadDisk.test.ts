import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { before, beforeEach, describe, it, mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeLeftovers } from '../../../../server/images/uploadFolder.ts';
import { closeOf, eventually } from '../../../support/server/waiting.ts';
import { picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, connection, dataDir } = test;
const { token } = await test.signIn('ADMIN');
const folder = path.join(dataDir, 'uploads');
const MOST = 6;
const filesOf = () => (existsSync(folder) ? readdirSync(folder) : []);
let url = '';
before(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

/** Begins an upload, of which `bytes` of the file come. */
function begin(bytes: number): { socket: net.Socket; answer: () => string } {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('error', () => undefined).on('data', (data) => (text += data.toString()));
  const head = [
    'POST /api/images HTTP/1.1',
    'host: x',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 5000000',
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="image_url"; filename="a.png"\r\n\r\n';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  socket.write(Buffer.alloc(bytes));
  return { socket, answer: () => text };
}

const upload = async (size: number) => {
  const file = Buffer.concat([await picture('jpeg'), Buffer.alloc(size)]);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/images`, { method: 'POST', headers, body: form({ image_url: file }) });
  return [response.status, ((await response.json()) as Failure).message];
};
const FULL = [507, 'The server has no space left. Please try again later.'];
const BROKEN = [503, 'The server cannot store files at the moment. Please try again later.'];

describe('uploads that come together', () => {
  it('are received some at a time: the others wait unread and leave the queue when they go', async () => {
    const first = Array.from({ length: MOST }, () => begin(1000));
    await eventually('six are received', () => filesOf().length === MOST);
    const waiting = [begin(1000), begin(2_000_000)];
    const gone = waiting[0]?.socket;
    await sleep(100);
    assert.equal(filesOf().length, MOST);
    gone?.destroy();
    first[0]?.socket.destroy();
    await eventually('the one that waits has its turn', () => {
      const sizes = filesOf().map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
      return sizes.length === MOST && sizes.some((size) => size > 1_000_000);
    });
    for (const { socket } of [...first, ...waiting]) socket.destroy();
    await eventually('nothing is left', () => filesOf().length === 0);
    assert.deepEqual(await upload(0), [201, undefined]);
  });

  it('do not keep their turn when nothing comes any more', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const stalled = Array.from({ length: MOST }, () => begin(1000));
      const closed = stalled.map(({ socket }) => closeOf(socket));
      await eventually('six are received', () => filesOf().length === MOST);
      mock.timers.tick(20_000); // since then something has come, perhaps
      mock.timers.tick(20_000);
      await Promise.all(closed);
      for (const { answer } of stalled)
        assert.match(answer(), /^HTTP\/1\.1 408 [^]*The request took too long to arrive/);
      await eventually('nothing is left', () => filesOf().length === 0);
    } finally {
      mock.timers.reset();
    }
    assert.deepEqual(await upload(0), [201, undefined]);
  });
});

describe('the disk of uploads', () => {
  beforeEach(() => rmSync(folder, { recursive: true, force: true }));
  const mounted = (options: string, then: () => Promise<void>) => async (t: { skip: (why: string) => void }) => {
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      t.skip('Only who may mount a file system can try this.');
      return;
    }
    await then().finally(() => execFileSync('umount', [folder]));
  };

  it(
    'may be full, which is said, leaves no half file and ends when there is space',
    mounted('size=2m', async () => {
      assert.deepEqual(await upload(5_000_000), FULL);
      assert.deepEqual(filesOf(), []);
      assert.deepEqual(await upload(1_000_000), [201, undefined]);
    }),
  );

  it(
    'may be read-only, which is said',
    mounted('ro', async () => {
      assert.deepEqual(await upload(0), BROKEN);
    }),
  );

  it('may have lost its folder, which is made again, and may have none', async () => {
    assert.deepEqual(await upload(0), [201, undefined]);
    writeFileSync(`${folder}-file`, '');
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-file`, folder);
    assert.deepEqual(await upload(0), BROKEN);
  });

  const leave = (name: string, age: number) => {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, name);
    writeFileSync(file, 'half');
    const then = new Date(Date.now() - age);
    utimesSync(file, then, then);
  };

  it('is cleared of what a killed process has left: of all when nobody else uses it, else of what is old', async () => {
    leave('old', 301_000);
    leave('new', 200_000);
    await removeLeftovers(folder, 300_000);
    assert.deepEqual(filesOf(), ['new']);
    leave('old', 301_000);
    await test.startInstance(connection);
    assert.deepEqual(filesOf(), connection.isEmbedded ? [] : ['new']);
    await removeLeftovers(path.join(folder, 'none'), 0);
  });

  it('is looked at again from time to time', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      await test.startInstance(connection);
      leave('old', 301_000);
      leave('new', 200_000);
      mock.timers.tick(300_000);
      await eventually('the old one is gone', () => filesOf().join() === 'new');
    } finally {
      mock.timers.reset();
    }
  });

  it('may be none at all when the server starts', async () => {
    writeFileSync(folder, 'no folder');
    const instance = await test.startInstance(connection);
    assert.equal((await instance.inject('/readyz')).statusCode, 200);
  });
});
