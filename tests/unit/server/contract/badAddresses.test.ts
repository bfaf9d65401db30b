import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { operations, takes } from '../../../support/server/contract.ts';
import { assertRefusal, rawSender } from '../../../support/server/rawSender.ts';
import { makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const send = await rawSender(test);

it('a size is ignored where the contract has none', async () => {
  const { paging } = (await test.call<Many>('listProducts', { query: { size: 2 } })).body;
  assert.equal(paging.size, 10);
});

describe('bad addresses', () => {
  for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    it(`${operation.operationId} takes no bad query`, async () => {
      const queries = [
        'page=0',
        'page=-1',
        'page=1.5',
        'page=abc',
        'page=',
        'page=99999999999999999999',
        'page=1&page=2',
      ];
      if (takes(operation, 'page')) {
        for (const query of queries) {
          const { status, text } = await send(operation.operationId, undefined, {}, `${operation.path}?${query}`);
          assertRefusal(status, text);
        }
      }
      const odd = [
        'search=%',
        'search=%00',
        `search=${'x'.repeat(5000)}`,
        'search=%20',
        'search=',
        'search[]=a',
        'search=a&search=b',
        '__proto__=1',
        '%ff=%ff',
        'search=%ed%a0%80',
        'size=0',
        'size=101',
      ];
      for (const query of odd) {
        const { status } = await send(operation.operationId, undefined, {}, `${operation.path}?${query}`);
        assert.ok(status < 500, query);
      }
    });
  }
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/products/'],
    ['PATCH', '/api/products'],
    ['DELETE', '/api/check-booking/ABCDEFGHJK'],
    ['GET', '/api/%'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/public/%'],
    ['GET', '/public/..%2f..%2fpackage.json'],
    ['GET', '/public/nothing.webp'],
    ['GET', '/public/%00'],
    ['GET', '//['],
    ['GET', '/payments/simulator/nothing'],
    ['POST', '/payments/notifications'],
    ['GET', '/js/nothing.js'],
    ['GET', `/api/check-booking/${'x'.repeat(10_000)}`],
    ['OPTIONS', '/api/products'],
  ] as const) {
    it(`${method} ${url.slice(0, 40)} is a failure in JSON`, async () => {
      const response = await test.app.inject({ method, url, headers: { accept: 'text/html' } });
      assert.match(String(response.headers['content-type']), /^application\/json/);
      assertRefusal(response.statusCode, response.body);
    });
  }

  it('what is no HTTP at all is answered in JSON', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const ask = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = net.connect(port, '127.0.0.1', () => socket.end(text));
        let answer = '';
        socket.on('data', (data) => (answer += data.toString())).on('close', () => resolve(answer));
      });
    for (const text of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`]) {
      const answer = await ask(text);
      assert.match(answer, /^HTTP\/1\.1 4\d\d /);
      assertRefusal(400, answer.slice(answer.indexOf('\r\n\r\n') + 4));
    }
  });
});
