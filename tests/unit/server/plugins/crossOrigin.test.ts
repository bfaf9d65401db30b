import assert from 'node:assert/strict';
import { it } from 'node:test';
import { picture } from '../../../support/server/school.ts';
import { form, makeTestApp } from '../../../support/server/testApp.ts';

const friend = 'https://surf.example';
const other = 'https://elsewhere.example';
const test = await makeTestApp({ settings: { corsOrigins: ['http://localhost:8080', friend], rateLimits: true } });
const { app, call, signIn } = test;
const closed = await makeTestApp();
const allowed = (headers: Record<string, unknown>) => headers['access-control-allow-origin'];
const preflight = (origin: string, method = 'PATCH', url = '/api/bookings/x/status') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

it('a preflight of an allowed origin is answered for every method and header of the contract', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const { statusCode, headers, body } = await preflight(friend, method);
    assert.deepEqual([statusCode, body, allowed(headers)], [204, '', friend]);
    assert.ok(String(headers['access-control-allow-methods']).split(', ').includes(method));
    assert.equal(headers['access-control-allow-headers'], 'authorization, content-type, idempotency-key');
    assert.equal(headers['access-control-max-age'], '86400');
    assert.equal(headers['access-control-allow-credentials'], undefined);
  }
});

it('no other origin gets CORS headers', async () => {
  for (const origin of [other, 'https://surf.example.evil.example', 'http://surf.example', 'null']) {
    assert.equal(allowed((await preflight(origin)).headers), undefined);
    const { statusCode, headers } = await app.inject({ url: '/api/products', headers: { origin } });
    assert.deepEqual([statusCode, allowed(headers)], [200, undefined]);
    assert.match(String(headers['vary']), /origin/i);
  }
});

it('answers and refusals can be read by an allowed origin', async () => {
  const headers = { origin: friend };
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers, remoteAddress: '192.0.2.1', ...(payload && { payload }) });
  const answers = [
    await ask('GET', '/api/products'),
    await ask('GET', '/api/users'),
    await ask('GET', '/api/nowhere'),
    await ask('GET', '/api/check-booking/7K3M9QXT2A'),
    await ask('POST', '/api/bookings', {}),
  ];
  for (let n = 0; n < 6; n += 1) answers.push(await ask('POST', '/api/testimonies', { name: 'A', message: 'B' }));
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200, 401, 404, 400, 201, 429]);
  for (const answer of answers) assert.equal(allowed(answer.headers), friend, String(answer.statusCode));
  assert.equal(answers.at(-1)?.headers['access-control-expose-headers'], 'retry-after, x-request-id');
  assert.ok(Number(answers.at(-1)?.headers['retry-after']) > 0);
});

it('pictures can be shown and read from an allowed origin, and answers vary by origin', async () => {
  const { token } = await signIn('ADMIN');
  const made = await call('createImage', { token, body: form({ image_url: await picture() }) });
  for (const query of ['', '?w=320']) {
    const url = `/public/${String(made.body.data['image_url'])}${query}`;
    const { statusCode, headers } = await app.inject({ url, headers: { origin: friend } });
    assert.deepEqual([statusCode, allowed(headers)], [200, friend]);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.match(String(headers['vary']), query ? /origin, accept/i : /origin/i);
  }
});

it('without CORS_ORIGINS no origin is let in', async () => {
  const headers = { origin: friend, 'access-control-request-method': 'GET' };
  const preflighted = await closed.app.inject({ method: 'OPTIONS', url: '/api/products', headers });
  const { headers: answered } = await closed.app.inject({ url: '/api/products', headers });
  assert.deepEqual(
    [preflighted.statusCode, allowed(preflighted.headers), allowed(answered)],
    [404, undefined, undefined],
  );
});
