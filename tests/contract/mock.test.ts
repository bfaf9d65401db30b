import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { ofLevel, readOperations } from '../../scripts/contract/document.ts';
import { mockServer } from '../../scripts/contract/mockServer.ts';
import { assertDocumented } from '../support/server/contract.ts';

const operations = readOperations();
const server = mockServer(operations);
let url = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
after(() => server.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(url + path.replace(/\{\w+\}/g, '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21'), { method, headers });

describe('the mock backend', () => {
  it('knows every operation of openapi.yaml', () => {
    const written = readFileSync('openapi.yaml', 'utf8').match(/^ +operationId: /gm);
    assert.equal(operations.length, written?.length);
  });

  const answersJson = operations.filter(({ id }) => id !== 'getPicture');
  for (const { id, method, path, success, responses } of answersJson) {
    it(`${id}: every documented answer`, async () => {
      const plain = await ask(method, path, { authorization: 'Bearer any' });
      assert.equal(plain.status, success);
      assert.equal(plain.headers.get('content-type'), 'application/json');
      assert.equal(plain.headers.get('access-control-allow-origin'), '*');
      const body = (await plain.json()) as { data: unknown };
      assertDocumented(id, plain.status, body);
      assert.ok(body.data === true || Object.keys(body.data as object).length > 0, 'the example is not empty');
      for (const code of [...responses.keys()].filter((name) => name !== 'default')) {
        const answer = await ask(method, path, { prefer: `code=${code}` });
        assert.equal(String(answer.status), code);
        assertDocumented(id, answer.status, await answer.json());
        assert.equal(answer.headers.has('retry-after'), ['429', '503'].includes(code));
      }
    });
  }

  it('has level 1 alone when that is asked for', async () => {
    const levelOne = mockServer(ofLevel(operations, 1));
    await new Promise<void>((resolve) => levelOne.listen(0, '127.0.0.1', resolve));
    const { port } = levelOne.address() as AddressInfo;
    for (const { level, method, path, success } of operations) {
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { method });
      assert.equal(answer.status, level === 1 ? success : 404, path);
      if (level === 2) assert.ok(((await answer.json()) as { message: string }).message);
    }
    levelOne.close();
  });

  it('refuses what the contract does not have, in JSON', async () => {
    for (const [method, path, headers, status] of [
      ['GET', '/api/nothing', {}, 404],
      ['PATCH', '/api/products', {}, 404],
      ['GET', '/api/products', { prefer: 'code=418' }, 400],
      ['GET', '/api/products', { prefer: 'code=503' }, 503],
    ] as const) {
      const answer = await ask(method, path, headers);
      assert.equal(answer.status, status);
      assert.ok(((await answer.json()) as { message: string }).message);
    }
  });

  it('lets pages of any origin in', async () => {
    const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
    const answer = await ask('OPTIONS', '/api/users/{id}', headers);
    assert.equal(answer.status, 204);
    assert.match(answer.headers.get('access-control-allow-methods') ?? '', /PUT/);
    assert.equal(answer.headers.get('access-control-allow-headers'), 'authorization');
  });
});
