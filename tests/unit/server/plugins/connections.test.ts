import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { connections } from '../../../../server/plugins/connections.ts';
import { shutDown } from '../../../../server/stopping.ts';
import { closeOf } from '../../../support/server/waiting.ts';

const LARGE = 30_000_000; // more than the buffers of a connection hold
const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

/** A server that answers `/` when told to and `/large` at once, and how to connect to it. */
async function makeServer() {
  let isStopping = false;
  let answer = (): void => undefined;
  const app = Fastify({ return503OnClosing: false });
  await app.register(connections, { isStopping: () => isStopping });
  app.get('/', () => 'at once');
  app.get('/late', () => new Promise((resolve) => (answer = () => resolve('late'))));
  app.get('/large', () => Buffer.alloc(LARGE, 'x'));
  app.post('/', ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connect = async () => {
    const accepted = once(app.server, 'connection');
    const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await Promise.all([once(socket, 'connect'), accepted]);
    return socket;
  };
  const send = async (sent: string) => {
    const socket = await connect();
    const seen = once(app.server, 'request');
    socket.write(sent);
    await seen;
    return socket;
  };
  const close = () => {
    isStopping = true;
    return app.close();
  };
  return { app, connect, send, close, answer: () => answer() };
}

describe('the connections of a server that closes', () => {
  it('end soon where nothing is under way: never used, or answered', async () => {
    const server = await makeServer();
    const fresh = await server.connect();
    const answered = await server.send(GET);
    await once(answered, 'data');
    await Promise.all([server.close(), once(fresh.resume(), 'close'), once(answered.resume(), 'close')]);
  });

  it('end with an answer where a request arrives with the end', async () => {
    const server = await makeServer();
    const used = await server.send(GET);
    await once(used, 'data');
    const fresh = await server.connect();
    const closed = server.close();
    for (const socket of [used, fresh]) socket.write(GET);
    for (const socket of [used, fresh]) assert.match(await text(socket), /at once$/);
    await closed;
  });

  it('end with their answer where a request has begun, and the answer says so', async () => {
    const server = await makeServer();
    const late = await server.send(GET.replace('/', '/late'));
    const half = await server.connect();
    const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n';
    half.write(post.slice(0, 30));
    await server.send(GET).then((socket) => once(socket, 'data')); // by then the half is there
    const closed = server.close();
    server.answer();
    half.write(`${post.slice(30)}true`);
    for (const [socket, body] of [
      [late, 'late'],
      [half, 'true'],
    ] as const) {
      const answer = await text(socket);
      assert.match(answer, /^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
      assert.ok(answer.endsWith(`\r\n\r\n${body}`), answer);
    }
    await closed;
  });

  it('end after a complete answer that began before the stop', async () => {
    const server = await makeServer();
    const slow = (await server.send(GET.replace('/', '/large'))).pause();
    const closed = server.close();
    const answer = await text(slow);
    assert.match(answer, /connection: keep-alive/i);
    assert.equal(answer.length, answer.indexOf('\r\n\r\n') + 4 + LARGE);
    await closed;
  });

  it('end after the last of several requests sent at once', async () => {
    const server = await makeServer();
    const socket = await server.send(GET.replace('/', '/late') + GET + GET);
    const closed = server.close();
    server.answer();
    assert.match(await text(socket), /late[^]*at once/);
    await closed;
  });
});

describe('a stop', () => {
  const hangs = () => new Promise<void>(() => undefined);
  for (const [what, close, code] of [
    ['closes the database, though a request hangs', () => Promise.resolve(), 0],
    ['does not wait for a database that hangs', hangs, 1],
    ['says that the database could not be closed', () => Promise.reject(new Error('broken')), 1],
  ] as const) {
    it(what, async () => {
      const server = await makeServer();
      const hanging = await server.send(GET.replace('/', '/late'));
      const { signal: again } = new AbortController();
      const patience = { requests: 50, afterwards: 50, database: 50 };
      const ended = closeOf(hanging);
      assert.equal(await shutDown(server.app, { close }, { delay: 0, again, patience }), code);
      await ended;
    });
  }

  it('waits no longer when it is asked for again', async () => {
    const server = await makeServer();
    await server.send(GET.replace('/', '/late')).then((socket) => socket.on('error', () => undefined));
    const again = new AbortController();
    const code = shutDown(server.app, { close: () => Promise.resolve() }, { delay: 1e9, again: again.signal });
    again.abort();
    assert.equal(await code, 0);
  });
});
