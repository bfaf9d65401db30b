import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ofLevel, readOperations } from '../../scripts/contract/document.ts';
import { mockServer } from '../../scripts/contract/mock/server.ts';
import { ask, asked, type Body, type List, listen, signedIn } from '../support/contract/mock.ts';
import { assertDocumented } from '../support/server/contract.ts';

const operations = readOperations();

describe('the mock backend', () => {
  it('knows every operation of openapi.yaml', () => {
    const written = readFileSync('openapi.yaml', 'utf8').match(/^ +operationId: /gm);
    assert.equal(operations.length, written?.length);
  });

  for (const { id, method, path, success, responses } of operations) {
    it(`${id}: every documented answer, when it is preferred`, async () => {
      for (const code of [...responses.keys()].filter((name) => name !== 'default')) {
        const answer = await ask(method, path, { prefer: `code=${code}` });
        assert.equal(String(answer.status), code);
        assert.equal(answer.headers.get('access-control-allow-origin'), '*');
        if (!responses.get(String(success))?.schema) continue; // a picture
        assert.equal(answer.headers.get('content-type'), 'application/json');
        const body = (await answer.json()) as Body;
        assertDocumented(id, answer.status, body);
        assert.equal(answer.headers.has('retry-after'), ['429', '503'].includes(code));
        if (answer.status === success) assert.ok((body.data as unknown) === true || Object.keys(body.data).length > 0);
      }
    });

    if (method !== 'GET' || !responses.get(String(success))?.schema) continue;
    it(`${id}: rows from the start, as the contract has them`, async () => {
      const by =
        path.startsWith('/api/my-') || path === '/api/users/current' ? 'sari@example.com' : 'admin@surf.example';
      const row = path.includes('{id}') ? (await asked<List>('GET', '/api/bookings', await signedIn(by))).data[0] : {};
      const filled = path.replace('{id}', String(row?.['id'])).replace('{bookingCode}', '7k3m9qxt2a');
      const answer = await ask('GET', filled, await signedIn(by));
      const body = (await answer.json()) as List;
      assert.equal(answer.status, success, JSON.stringify(body));
      assertDocumented(id, answer.status, body);
      assert.ok(Object.keys(body.data).length > 0, 'there is something to show');
    });
  }

  it('has level 1 alone when that is asked for', async () => {
    const levelOne = await listen(mockServer(ofLevel(operations, 1)));
    for (const { id, level, method, path, success, token } of operations) {
      const answer = await fetch(levelOne + path, { method, headers: { prefer: `code=${String(success)}` } });
      assert.equal(answer.status, level === 1 ? success : 404, `${id} ${String(token)}`);
      if (level === 2) assert.ok(((await answer.json()) as Body).message);
    }
  });

  it('refuses what the contract does not have, in JSON', async () => {
    for (const [method, path, headers, status] of [
      ['GET', '/api/nothing', {}, 404],
      ['GET', '/nothing', {}, 404],
      ['PATCH', '/api/products', {}, 404],
      ['GET', '/api/products', { prefer: 'code=418' }, 400],
      ['GET', '/api/products', { prefer: 'code=503' }, 503],
      ['GET', '/api/products?page=0', {}, 400],
      ['GET', '/api/check-booking/NOSUCHCODE', {}, 404],
    ] as const) {
      const answer = await ask(method, path, headers);
      assert.equal(answer.status, status, path);
      assert.ok(((await answer.json()) as Body).message);
    }
  });

  it('lets pages of any origin in', async () => {
    const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
    const answer = await ask('OPTIONS', '/api/users/{id}', headers);
    assert.equal(answer.status, 204);
    assert.match(answer.headers.get('access-control-allow-methods') ?? '', /PUT/);
    assert.equal(answer.headers.get('access-control-allow-headers'), 'authorization');
  });

  it('answers as late as it is told to', async () => {
    const slow = await listen(mockServer(operations, { latency: [60, 80] }));
    const begun = performance.now();
    await (await fetch(`${slow}/api/products`)).json();
    assert.ok(performance.now() - begun >= 59);
  });
});
