import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { assertDocumented, operations } from '../../../support/server/contract.ts';
import { bookingRequest, openSchool, picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const refresh = (await test.signIn('CUSTOMER')).refreshToken;

const urlOf = (path: string) => path.replace('{id}', randomUUID()).replace('{bookingCode}', 'ABCDEFGHJK');
const isFailure = (status: number, text: string) => {
  assert.ok(status >= 400 && status < 500, `${String(status)} ${text.slice(0, 200)}`);
  const body = JSON.parse(text) as Failure;
  assert.ok(body.message.length > 0);
  assert.ok(!('stack' in body));
  return body;
};
type Payload = string | Buffer | object | undefined;
async function send(operationId: string, payload: Payload, headers: Record<string, string> = {}, url?: string) {
  const found = operations.find((operation) => operation.operationId === operationId);
  assert.ok(found);
  const bearer = found.security?.some((scheme) => 'refreshToken' in scheme) ? refresh : token;
  const response = await app.inject({
    method: found.method as 'GET',
    url: url ?? urlOf(found.path),
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    ...(payload !== undefined && { payload }),
  });
  if (url === undefined) assertDocumented(operationId, response.statusCode, response.json());
  return { status: response.statusCode, text: response.body };
}
const json = { 'content-type': 'application/json' };

/** A body that the operation takes: bad ones are made from it, one field at a time. */
const good: Record<string, Record<string, unknown>> = {
  register: { name: 'A', email: 'a@example.com', password: '12345678', confirm_password: '12345678' },
  login: { email: 'a@example.com', password: '12345678' },
  updateUser: { name: 'A', email: 'a@example.com', role: 'CUSTOMER' },
  createVideo: { video_url: 'https://example.com/v' },
  updateVideo: { video_url: 'https://example.com/v' },
  createProductCategory: { name: 'A', description: 'B' },
  updateProductCategory: { name: 'A', description: 'B' },
  createTestimony: { name: 'A', email: 'a@example.com', message: 'B' },
  updateTestimony: { active: true },
  createBooking: bookingRequest(school),
  updateBookingStatus: { action: 'CONFIRMED' },
  updateBookingPayment: { action: 'PAY' },
};
const forms: Record<string, Record<string, string>> = {
  createImage: {},
  updateImage: {},
  createProduct: { product_category_id: school.categoryId, name: 'A', price: '1000', description: 'B' },
  updateProduct: { product_category_id: school.categoryId, name: 'A', price: '1000', description: 'B' },
  createCarousel: { active: 'true' },
  updateCarousel: { active: 'true' },
  createSurfSpot: {
    name: 'A',
    location: 'B',
    difficulty_level: 'BEGINNER',
    description: 'C',
    location_url: 'https://a.b',
  },
  updateSurfSpot: {
    name: 'A',
    location: 'B',
    difficulty_level: 'BEGINNER',
    description: 'C',
    location_url: 'https://a.b',
  },
};

describe('bad JSON', () => {
  const wrong: [string, unknown][] = [
    ['a number', 12],
    ['a huge number', 1e308],
    ['a negative number', -1],
    ['an array', [[]]],
    ['an object', { a: 1 }],
    ['an empty text', ''],
    ['NUL', 'a\u0000b@example.com'],
    ['half a surrogate pair', 'a\ud800b@example.com'],
    ['a text of 1 MB', 'x'.repeat(1 << 20)],
    ['a text of 200 kB', 'x'.repeat(200_000)],
  ];
  it('is tried on every operation that takes JSON', () => {
    const taking = operations.filter(({ requestBody }) => requestBody?.content['application/json']);
    assert.deepEqual(taking.map(({ operationId }) => operationId).sort(), Object.keys(good).sort());
  });
  for (const [operationId, body] of Object.entries(good)) {
    it(operationId, async () => {
      const bodies: [string, Payload, Record<string, string>, number?][] = [
        ['malformed', '{"a":', json, 400],
        ['not an object', '[]', json, 400],
        ['null', 'null', json, 400],
        ['a text', '"a"', json, 400],
        ['empty', '', json, 400],
        ['no body', undefined, {}],
        ['no content type', Buffer.from(JSON.stringify(body)), {}, 415],
        ['plain text', JSON.stringify(body), { 'content-type': 'text/plain' }, 415],
        ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
        ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
        ['a broken content type', JSON.stringify(body), { 'content-type': ';;' }, 415],
        ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
        ['prototype poisoning', '{"__proto__":{"a":1}}', json, 400],
        ['no fields', {}, json, 400],
      ];
      for (const [name, payload, headers, expected] of bodies) {
        const { status, text } = await send(operationId, payload, headers);
        isFailure(status, text);
        if (expected !== undefined) assert.equal(status, expected, `${name}: ${text}`);
      }
      for (const field of Object.keys(body)) {
        const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
        const missing = await send(operationId, without, json);
        if (!['description', 'email'].includes(field) || operationId === 'register' || operationId === 'login') {
          isFailure(missing.status, missing.text);
        }
        for (const [name, value] of wrong) {
          const { status, text } = await send(operationId, JSON.stringify({ ...body, [field]: value }), json);
          const isAllowed = name === 'an empty text' && field === 'description';
          if (isAllowed) assert.ok(status < 500);
          else isFailure(status, text);
        }
      }
    });
  }

  it('names every problem of a booking', async () => {
    const { text } = await send(
      'createBooking',
      { ...bookingRequest(school), surf_spot_id: 'x', payment_method: 'GOLD' },
      json,
    );
    const { message, details } = isFailure(400, text);
    assert.equal(message, 'The request is not valid.');
    assert.equal(details?.length, 2);
  });

  it('is not looked at without end', async () => {
    const body = { ...bookingRequest(school), booking_details: Array.from({ length: 25_000 }, () => ({})) };
    const start = performance.now();
    const { status, text } = await send('createBooking', body, json);
    assert.equal(status, 400);
    assert.ok((isFailure(status, text).details?.length ?? 0) <= 10);
    assert.ok(performance.now() - start < 3000);
  });
});

describe('bad forms', () => {
  it('are tried on every operation that takes one', () => {
    const taking = operations.filter(({ requestBody }) => requestBody?.content['multipart/form-data']);
    assert.deepEqual(taking.map(({ operationId }) => operationId).sort(), Object.keys(forms).sort());
  });
  const sendForm = async (operationId: string, data: FormData) => {
    const encoded = new Response(data);
    const type = encoded.headers.get('content-type') ?? '';
    return send(operationId, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type });
  };
  for (const [operationId, fields] of Object.entries(forms)) {
    it(operationId, async () => {
      const file = await picture();
      const boundary = 'multipart/form-data; boundary=b';
      const raw: [Payload, string][] = [
        [{}, 'application/json'],
        ['a=b', 'application/x-www-form-urlencoded'],
        ['x', 'multipart/form-data'],
        ['', boundary],
        ['--b\r\n', boundary],
        ['--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf', boundary],
        ['--b\r\nContent-Disposition: form-data; name="image_url"; filename="a.png"\r\n\r\nhalf', boundary],
        ['--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--', boundary],
        [
          '--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--',
          boundary,
        ],
        ['no boundary in here at all', boundary],
      ];
      for (const [payload, type] of raw) {
        const { status, text } = await send(operationId, payload, { 'content-type': type });
        isFailure(status, text);
      }
      const bad: Record<string, (string | Buffer)[]> = {
        ...Object.fromEntries(
          Object.keys(fields)
            .filter((field) => field !== 'description' || operationId.endsWith('Spot'))
            .map((field) => [field, ['', ' ', 'a\u0000b', 'x'.repeat(70_000), file]]),
        ),
        ...('price' in fields && { price: ['free', '-1', '1.5', '1e99', '99999999999', 'NaN', ''] }),
        image_url: ['', 'a text', 'javascript:alert(1)', Buffer.alloc(0), Buffer.from('not an image')],
      };
      for (const [field, values] of Object.entries(bad)) {
        for (const value of values) {
          const { status, text } = await sendForm(operationId, form({ ...fields, image_url: file, [field]: value }));
          isFailure(status, text);
        }
      }
      for (const field of Object.keys(fields).filter((name) => name !== 'description')) {
        const without = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
        if (!operationId.startsWith('create')) continue;
        const { status, text } = await sendForm(operationId, form({ ...without, image_url: file }));
        isFailure(status, text);
      }
    });
  }
});

it('JSON that is nested deeper than calls can be is no fault of the server', async () => {
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const deep = `{"x":${nested},${JSON.stringify(bookingRequest(school)).slice(1)}`;
  assert.equal((await send('createBooking', deep, json)).status, 201);
  const hidden = deep.replace('[]', '["\\u0000"]');
  assert.equal((await send('createBooking', hidden, json)).status, 400);
});

it('a size is ignored where the contract has none', async () => {
  const { paging } = (await test.call<Many>('listProducts', { query: { size: 2 } })).body;
  assert.equal(paging.size, 10);
});

describe('bad addresses', () => {
  for (const operation of operations.filter(({ path }) => path.includes('{id}'))) {
    it(`${operation.operationId} takes no other id than a UUID`, async () => {
      const body = good[operation.operationId];
      for (const id of ['1', 'null', 'x'.repeat(3000), '%00', "'; drop table users; --", '..%2f..%2fetc']) {
        const { status, text } = await send(
          operation.operationId,
          body,
          body ? json : {},
          operation.path.replace('{id}', encodeURI(id)),
        );
        isFailure(status, text);
      }
    });
  }
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
      if (operation.operationId !== 'getCurrentUser') {
        for (const query of queries) {
          const { status, text } = await send(operation.operationId, undefined, {}, `${operation.path}?${query}`);
          isFailure(status, text);
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
    ['GET', '//['],
    ['GET', '/payments/simulator/nothing'],
    ['POST', '/payments/notifications'],
    ['GET', '/js/nothing.js'],
    ['GET', `/api/check-booking/${'x'.repeat(10_000)}`],
    ['OPTIONS', '/api/products'],
  ] as const) {
    it(`${method} ${url.slice(0, 40)} is a failure in JSON`, async () => {
      const response = await app.inject({ method, url, headers: { accept: 'text/html' } });
      assert.match(String(response.headers['content-type']), /^application\/json/);
      isFailure(response.statusCode, response.body);
    });
  }

  it('what is no HTTP at all is answered in JSON', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const ask = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = net.connect(port, '127.0.0.1', () => socket.end(text));
        let answer = '';
        socket.on('data', (data) => (answer += data.toString())).on('close', () => resolve(answer));
      });
    for (const text of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`]) {
      const answer = await ask(text);
      assert.match(answer, /^HTTP\/1\.1 4\d\d /);
      isFailure(400, answer.slice(answer.indexOf('\r\n\r\n') + 4));
    }
  });
});
