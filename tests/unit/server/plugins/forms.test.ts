// How the fields of forms and what comes with a request are read (openapi.yaml, 'Requests').
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Product } from '../../../../server/contract.gen.ts';
import { openSchool, picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, signIn } = test;
const { categoryId } = await openSchool(test);
const { token } = await signIn('ADMIN');

const lesson = (fields: Record<string, string>) => ({
  product_category_id: categoryId,
  name: 'Dawn',
  price: '1',
  ...fields,
});
const create = <T = One<Product>>(fields: Record<string, string>) =>
  call<T>('createProduct', { token, body: form(lesson(fields)) });

describe('a number in a form', () => {
  for (const price of ['', ' ', '\t', '\r\n', '\u00a0', '0x10', 'Infinity', '1,5'])
    it(`is none: ${JSON.stringify(price)}`, async () => {
      const { status, body } = await create<Failure>({ name: `Dawn ${price}`, price });
      assert.deepEqual([status, body.details], [400, ['body/price must be integer']]);
    });

  it('is plain digits, and null where it may be null and is blank', async () => {
    const made = await create({ name: 'Plain', price: '650000', min_people: '2', max_people: ' ', days: '' });
    const { price, min_people, max_people } = made.body.data;
    assert.deepEqual([made.status, price, min_people, max_people], [201, 650_000, 2, null]);
  });
});

describe('fields of a form', () => {
  it('that hold JSON are converted no more than other JSON', async () => {
    for (const name of [5, true])
      assert.equal((await create({ name: 'Typed', translations: JSON.stringify({ id: { name } }) })).status, 400);
  });

  it('are refused when one is longer than 64 KiB, documented or not', async () => {
    const long = 'x'.repeat(65_537);
    for (const [field, text] of [
      ['description', long],
      ['translations', `{"id":{"name":"${long}"}}`],
      ['other', long],
    ] as const) {
      const { status, body } = await create<Failure>({ name: 'Long', [field]: text });
      assert.deepEqual([status, body.message], [413, 'The request is too large.']);
    }
    assert.equal((await create({ name: 'Short', other: long.slice(1) })).status, 201);
  });

  it('that nobody has documented are ignored, however many they are', async () => {
    const others = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${String(at)}`, 'x']));
    const body = form({ ...others, image_url: await picture() });
    assert.equal((await call('createImage', { token, body })).status, 201);
  });
});

describe('what no operation documents', () => {
  it('is ignored in JSON, also under names that have a meaning in JavaScript', async () => {
    for (const extra of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}']) {
      const payload = `{"name":"T","message":"m","extra":${extra},"__proto__":{"role":"ADMIN"}}`;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/testimonies', headers, payload });
      assert.equal(statusCode, 201);
    }
  });

  it('is not read where an operation has no body', async () => {
    for (const [type, payload] of [
      ['application/json', undefined],
      ['application/json', '{bad'],
      ['application/x-www-form-urlencoded', 'a=b'],
      ['text/plain', 'x'.repeat(1_000_000)],
      ['multipart/form-data; boundary=b', 'no form'],
    ] as const) {
      const { refreshToken } = await signIn('CUSTOMER');
      const headers = { 'content-type': type, authorization: `Bearer ${refreshToken}` };
      for (const [method, url] of [
        ['POST', '/api/auth/refresh'],
        ['DELETE', '/api/auth/logout'],
      ] as const) {
        const { statusCode } = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
        assert.equal(statusCode, 200, `${method} ${url} with ${type}`);
      }
    }
  });

  it('is no code of a booking, however long', async () => {
    const { statusCode } = await app.inject({ url: `/api/check-booking/${'A'.repeat(2000)}` });
    assert.equal(statusCode, 400);
  });
});
