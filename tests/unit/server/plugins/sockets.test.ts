import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

// Over real connections: what is refused while it is still being sent must be read by the one who sends it.
const test = await makeTestApp();
const { token } = await test.signIn('ADMIN');
const authorization = `Bearer ${token}`;
const warnings: string[] = [];
const note = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
let url = '';
before(async () => {
  process.on('warning', note);
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
after(() => process.off('warning', note));

const upload = async (size: number, headers: Record<string, string> = { authorization }) => {
  const file = Buffer.concat([await picture('jpeg'), Buffer.alloc(size)]);
  const response = await fetch(`${url}/api/images`, { method: 'POST', headers, body: form({ image_url: file }) });
  return { status: response.status, body: (await response.json()) as Failure };
};
const MB = 1024 * 1024;

describe('over a connection', () => {
  for (const size of [11, 40]) {
    it(`a picture of ${String(size)} MB is refused with words, time and again`, async () => {
      for (let tries = 0; tries < 3; tries += 1) {
        assert.deepEqual(await upload(size * MB), {
          status: 413,
          body: { message: 'Image size must be less than 10MB.' },
        });
      }
    });
  }

  it('a large picture without a session is refused with a message', async () => {
    const { status, body } = await upload(9 * MB, {});
    assert.equal(status, 401);
    assert.match(body.message, /token is missing/);
  });

  it('a JSON body of 1 MB is refused with words, also when it comes in pieces', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(MB), password: '12345678' });
    const headers = { 'content-type': 'application/json' };
    const whole = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: text });
    assert.equal(whole.status, 413);
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < text.length; at += 65_536) controller.enqueue(Buffer.from(text.slice(at, at + 65_536)));
        controller.close();
      },
    });
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' } as RequestInit;
    const streamed = await fetch(`${url}/api/auth/login`, init);
    assert.equal(streamed.status, 413);
    assert.ok(((await streamed.json()) as Failure).message);
  });

  it('an aborted upload stores nothing and does not affect other requests', async () => {
    const { port } = new URL(url);
    for (let tries = 0; tries < 5; tries += 1) {
      const socket = net.connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      const head = [
        'POST /api/images HTTP/1.1',
        'host: x',
        `authorization: ${authorization}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 5000000',
      ].join('\r\n');
      socket.write(
        `${head}\r\n\r\n--b\r\nContent-Disposition: form-data; name="image_url"; filename="a.png"\r\n\r\nhalf`,
      );
      await sleep(20);
      socket.destroy();
    }
    await sleep(50);
    assert.deepEqual(await rowsOf(test.db, sql`select id from images`), []);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    assert.equal((await upload(0)).status, 201);
  });

  it('a request with too long headers is refused with words, and the connection ends', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (headers: Record<string, string>) => {
      const request = http.get(`${url}/api/products`, { agent, headers });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() };
    };
    const long = await ask({ 'x-long': 'y'.repeat(20_000) });
    assert.deepEqual([long.status, long.headers.connection], [431, 'close']);
    assert.ok((JSON.parse(long.text) as Failure).message);
    assert.equal((await ask({})).status, 200);
    agent.destroy();
  });

  /** What is answered to a text on a connection of its own, until `times` answers have come. */
  async function answersTo(text: string, times: number): Promise<string> {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    let answers = '';
    socket.on('data', (data) => (answers += data.toString()));
    socket.write(text);
    for (let tries = 0; tries < 1000 && answers.split('HTTP/1.1 ').length <= times; tries += 1) await sleep(10);
    await sleep(20); // for the rest of the last one
    socket.destroy();
    return answers;
  }

  it('requests that come in one piece are all answered', async () => {
    const answers = await answersTo('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1400), 1400);
    assert.equal(answers.split('HTTP/1.1 200 ').length - 1, 1400);
  });

  it('what Node would refuse without a body is refused with a message', async () => {
    const expecting = await answersTo('POST /api/auth/login HTTP/1.1\r\nhost: x\r\nexpect: more\r\n\r\n', 1);
    assert.match(expecting, /^HTTP\/1\.1 417 [^]*no-store[^]*\{"message":"/);
    const nowhere = await answersTo('GET /api/products HTTP/1.1\r\n\r\n', 1);
    assert.match(nowhere, /^HTTP\/1\.1 400 [^]*\{"message":"The request is not valid\."/);
    const old = await answersTo('GET /healthz HTTP/1.0\r\n\r\n', 1);
    assert.match(old, /^HTTP\/1\.1 200 /);
  });

  it('many requests follow each other on one connection, and no listener is left behind', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<number | undefined>();
    for (let n = 0; n < 50; n += 1) {
      const path = ['/api/products', '/healthz', '/no/such/page', '/public/none.webp', '/api/users'][n % 5];
      const request = http.get(`${url}${path ?? ''}`, { agent, headers: { accept: 'text/html,*/*' } });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      sockets.add((answer.socket.address() as AddressInfo).port);
      await once(answer.resume(), 'end');
    }
    agent.destroy();
    assert.equal(sockets.size, 1);
    assert.deepEqual(warnings, []);
  });
});
