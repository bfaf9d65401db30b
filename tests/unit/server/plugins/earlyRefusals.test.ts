import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { unreadBodies } from '../../../../server/plugins/unreadBodies.ts';
import { closeOf } from '../../../support/server/waiting.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const admin = (await test.signIn('ADMIN')).token;
const customer = (await test.signIn('CUSTOMER')).token;
const FORM = 'multipart/form-data; boundary=b';
/** Longer than any answer takes (ms). */
const PATIENCE = 5000;
const JSON_TYPE = 'application/json';
let port = 0;
before(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

interface Answer {
  status: number;
  body: Failure;
}

/** Reads one answer from a connection. */
function readAnswer(socket: net.Socket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setTimeout(PATIENCE, () => reject(new Error('There is no answer.')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`closed after ${text}`)));
    socket.on('data', (data) => {
      text += data.toString();
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? -1);
      if (length < 0 || Buffer.byteLength(body) < length) return;
      resolve({ status: Number(head.slice(9, 12)), body: JSON.parse(body) as Failure });
    });
  });
}

/** Sends the head of a request whose body never comes: a server that waits for it gives no answer. */
async function sendHead(line: string, type: string | null, token?: string, bytes = 5_000_000): Promise<Answer> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `${line} HTTP/1.1`,
    'host: x',
    ...(type === null ? [] : [`content-type: ${type}`]),
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    `content-length: ${String(bytes)}`,
  ];
  const answer = readAnswer(socket);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return answer.finally(() => socket.destroy());
}

describe('without a byte of its body being read', () => {
  for (const line of ['POST /api/nothing', 'PUT /', 'DELETE /api/products', 'OPTIONS /x', 'PROPFIND /api/products']) {
    for (const type of [FORM, JSON_TYPE, 'text/plain', null]) {
      it(`${line} with ${String(type)} is answered 404`, async () => {
        const { status, body } = await sendHead(line, type);
        assert.deepEqual([status, body], [404, { message: 'Page not found.' }]);
      });
    }
  }

  for (const url of ['/api/auth/register', '/api/testimonies', '/api/bookings', '/api/auth/login']) {
    it(`a form for ${url} is refused`, async () => {
      const { status, body } = await sendHead(`POST ${url}`, FORM);
      assert.deepEqual([status, body], [415, { message: 'The content type must be application/json.' }]);
    });
  }

  it('what an operation does not take is refused, after who may not call it', async () => {
    const message = 'The content type must be multipart/form-data.';
    assert.equal((await sendHead('POST /api/images', FORM)).status, 401);
    assert.equal((await sendHead('POST /api/images', FORM, customer)).status, 403);
    assert.equal((await sendHead('POST /api/images', JSON_TYPE)).status, 401);
    for (const type of [JSON_TYPE, 'text/plain', ';;', null]) {
      assert.deepEqual(await sendHead('POST /api/images', type, admin), { status: 415, body: { message } });
    }
  });

  it('a form is refused where nothing is taken, or where no operation is', async () => {
    for (const line of ['POST /payments/notifications', 'POST /payments/simulator/x']) {
      const { status, body } = await sendHead(line, FORM, admin);
      assert.deepEqual([status, body.message], [415, 'The request has a content type that is not taken here.']);
    }
  });

  it('a form is ignored where an operation has no body', async () => {
    const { status } = await sendHead(`DELETE /api/users/${randomUUID()}`, FORM, admin);
    assert.equal(status, 404);
  });

  it('a JSON body that says it is too long is refused', async () => {
    const { status, body } = await sendHead('POST /api/auth/login', JSON_TYPE);
    assert.deepEqual([status, body], [413, { message: 'The request is too large.' }]);
  });

  it('nothing has come to the disk', () => {
    const folder = path.join(test.dataDir, 'uploads');
    assert.deepEqual(existsSync(folder) ? readdirSync(folder) : [], []);
  });
});

it('a request that names two hosts is refused (RFC 9112, 3.2)', async () => {
  for (const [head, status] of [
    ['host: x\r\nhost: x', 400],
    ['host: x\r\nHOST: y', 400],
    ['host: x', 200],
  ] as const) {
    const socket = net.connect(port, '127.0.0.1');
    const answer = readAnswer(socket);
    socket.write(`GET /healthz HTTP/1.1\r\n${head}\r\n\r\n`);
    assert.equal((await answer).status, status, head);
    socket.destroy();
  }
});

describe('a body that goes on after its answer', () => {
  it('may end: the connection serves the next request', async () => {
    const socket = net.connect(port, '127.0.0.1');
    const size = 300_000;
    const first = readAnswer(socket);
    socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: ${JSON_TYPE}\r\n`);
    socket.write(`content-length: ${String(size)}\r\n\r\n`);
    assert.equal((await first).status, 413);
    socket.removeAllListeners('data');
    const second = readAnswer(socket);
    socket.write('x'.repeat(size));
    socket.write('GET /api/nothing HTTP/1.1\r\nhost: x\r\n\r\n');
    assert.equal((await second).status, 404);
    socket.destroy();
  });

  it('is not waited for when there is none: the connection stays open', async () => {
    for (const line of ['GET /healthz', 'POST /api/nothing']) {
      const socket = net.connect(port, '127.0.0.1');
      socket.write(`${line} HTTP/1.1\r\nhost: x\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      assert.match(answer.toString(), /\r\nconnection: keep-alive\r\n/i, line);
      socket.destroy();
    }
  });

  it('of a sender that asks for the end: the answer says that it is the last one', async () => {
    for (const connection of ['close', 'keep-alive, close']) {
      const socket = net.connect(port, '127.0.0.1');
      socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n`);
      socket.write(`content-type: ${JSON_TYPE}\r\ncontent-length: 300000\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      assert.match(answer.toString(), /^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
      socket.destroy();
    }
  });

  it('is not read for ever: the connection ends', async () => {
    const app = Fastify();
    await app.register(unreadBodies, { patience: 50 });
    app.post('/', { preParsing: (_request, reply) => void reply.code(404).send({}) }, () => ({}));
    const own = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = net.connect(own, '127.0.0.1');
    socket.on('error', () => undefined);
    const answer = readAnswer(socket);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    assert.equal((await answer).status, 404);
    const timer = setInterval(() => socket.write('5\r\nhello\r\n'), 5);
    await closeOf(socket);
    clearInterval(timer);
    await app.close();
  });
});
