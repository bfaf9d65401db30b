import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Differs } from '../src/difference.ts';
import { Wire } from '../src/wire.ts';

const FORM = 3 * 1024 * 1024;
const ANSWER = 'HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nContent-Length: 22\r\n';
const BODY = '{"message":"Sign in."}';

/** A server that does with each connection as it is told. */
async function serving(onHead: (socket: Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      // What follows of the request stays unread, as where a framework answers by the head alone.
      socket.pause();
      onHead(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const wireTo = (url: string): Wire => new Wire({ url, timeout: 5000, stop: new AbortController().signal });
const post = (wire: Wire, body: string | FormData | null) =>
  wire.fetch('createImage', '/api/images', { method: 'POST', headers: {}, body });

function form(): FormData {
  const large = new FormData();
  large.append('image_url', new Blob([new Uint8Array(FORM)]), 'wave.png');
  return large;
}

describe('what the check sends and reads', () => {
  it('takes an answer that comes before the body is read, though the connection closes then', async () => {
    const url = await serving((socket) =>
      socket.write(`${ANSWER}Connection: close\r\n\r\n${BODY}`, () => socket.destroy()),
    );
    const wire = wireTo(url);
    for (let n = 0; n < 50; n += 1) {
      const { status, text } = await post(wire, n % 2 === 0 ? form() : 'x'.repeat(n * 1000));
      assert.deepEqual([status, text], [401, BODY]);
    }
  });

  it('takes an early answer of a server that keeps the connection open, and asks on', async () => {
    const url = await serving((socket) => socket.write(`${ANSWER}\r\n${BODY}`));
    const wire = wireTo(url);
    for (let n = 0; n < 5; n += 1) assert.equal((await post(wire, form())).status, 401);
  });

  it('says what came instead of an answer, and nothing of a time that was not waited', async () => {
    const url = await serving((socket) => socket.destroy());
    await assert.rejects(post(wireTo(url), form()), (error: unknown) => {
      assert.ok(error instanceof Differs);
      const [difference] = error.differences;
      assert.equal(difference?.expected, 'one');
      assert.match(difference.got, /^the connection is closed/);
      return true;
    });
  });

  it('asks on a new connection when a server takes no second request on any of those that are there', async () => {
    const url = await serving((socket) => {
      socket.write(`${ANSWER}\r\n${BODY}`);
      socket.once('data', () => socket.destroy()).resume();
    });
    const wire = wireTo(url);
    await Promise.all(Array.from({ length: 8 }, () => post(wire, null)));
    assert.equal((await post(wire, null)).status, 401);
  });

  it('reads what is compressed though nobody asked for it', async () => {
    const bytes = gzipSync(BODY);
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${String(bytes.length)}\r\n\r\n`;
    const url = await serving((socket) => {
      socket.write(head);
      socket.write(bytes);
    });
    assert.equal((await post(wireTo(url), null)).text, BODY);
  });
});
