import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { contentChanges } from '../../../../server/contentChanges.ts';
import { validatorCompiler } from '../../../../server/contract/validation.ts';
import { contentCache } from '../../../../server/plugins/contentCache.ts';
import { openSchool, picture } from '../../../support/server/school.ts';
import { form, makeTestApp, type Many, type Row } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('ADMIN');
const { token: other } = await signIn('CUSTOMER');
const image = await picture();
const spot = { location: 'A', difficulty_level: 'BEGINNER', description: 'B', location_url: 'https://a.b' };

interface Kind {
  list: string;
  name: string;
  create: () => FormData | object;
  update: () => FormData | object;
  /** What shows that a row has been changed. */
  field: string;
}
const kinds: Kind[] = [
  {
    list: 'listImages',
    name: 'Image',
    create: () => form({ image_url: image }),
    update: () => form({ image_url: image }),
    field: 'image_url',
  },
  {
    list: 'listVideos',
    name: 'Video',
    create: () => ({ video_url: 'https://example.com/a' }),
    update: () => ({ video_url: 'https://example.com/b' }),
    field: 'video_url',
  },
  {
    list: 'listProducts',
    name: 'Product',
    create: () => form({ product_category_id: school.categoryId, name: 'A', price: '1' }),
    update: () => form({ price: '2' }),
    field: 'price',
  },
  {
    list: 'listProductCategories',
    name: 'ProductCategory',
    create: () => ({ name: 'A' }),
    update: () => ({ name: 'B' }),
    field: 'name',
  },
  {
    list: 'listCarousels',
    name: 'Carousel',
    create: () => form({ image_url: image, active: 'true' }),
    update: () => form({ image_url: image, active: 'true' }),
    field: 'image_url',
  },
  {
    list: 'listSurfSpots',
    name: 'SurfSpot',
    create: () => form({ ...spot, name: 'A', image_url: image }),
    update: () => form({ name: 'B' }),
    field: 'name',
  },
];

describe('a public list that was just read', () => {
  for (const { list, name, create, update, field } of kinds) {
    it(`shows what an administrator does to a ${name} at once, on every page of it`, async () => {
      const read = async (query: Record<string, string>) => (await call<Many>(list, { query })).body;
      // With and without a page these are two answers in the cache.
      const everywhere = async (id: string): Promise<(Row | undefined)[]> =>
        (await Promise.all([read({}), read({ page: '1' })])).map(({ data }) => data.find((row) => row.id === id));
      const before = (await read({})).paging.total_item;

      const created = (await call(`create${name}`, { token, body: create() })).body.data;
      assert.deepEqual(await everywhere(created.id), [created, created]);
      assert.equal((await read({})).paging.total_item, before + 1);

      const params = { id: created.id };
      const changed = (await call(`update${name}`, { token, params, body: update() })).body.data;
      assert.notEqual(changed[field], created[field]);
      assert.deepEqual(await everywhere(created.id), [changed, changed]);

      await call(`delete${name}`, { token, params });
      assert.deepEqual(await everywhere(created.id), [undefined, undefined]);
      assert.equal((await read({})).paging.total_item, before);
    });
  }

  it('shows a review when it is approved, and no longer when it is withdrawn', async () => {
    const { id } = (await call('createTestimony', { body: { name: 'A', email: 'a@x.example', message: 'B' } })).body
      .data;
    const shown = async () => (await call<Many>('listTestimonies')).body.data.length;
    for (const active of [true, false, true]) {
      assert.equal(await shown(), active ? 0 : 1);
      await call('updateTestimony', { token, params: { id }, body: { active } });
      assert.equal(await shown(), active ? 1 : 0);
    }
    await call('deleteTestimony', { token, params: { id } });
    assert.equal(await shown(), 0);
  });

  it('is the same from the cache as it was fresh, to everybody', async () => {
    for (const { list } of kinds) {
      const fresh = await call<Many>(list);
      const again = await call<Many>(list);
      const customer = await call<Many>(list, { token: other });
      assert.deepEqual([again.body, customer.body], [fresh.body, fresh.body]);
      assert.equal(again.headers['content-type'], fresh.headers['content-type']);
    }
  });

  it('keeps its answers apart, however it is asked for', async () => {
    const ask = async (query: string) => (await app.inject(`/api/products?${query}`)).json<Many>();
    for (let round = 0; round < 2; round += 1) {
      assert.equal((await ask('search=semi')).data.length, 1);
      assert.equal((await ask('search=group')).data.length, 1);
      assert.equal((await ask('page=2')).data.length, 0);
      assert.equal((await ask('page=1')).data.length, 4);
    }
    const head = await app.inject({ method: 'HEAD', url: '/api/videos' });
    const get = await app.inject('/api/videos');
    assert.deepEqual([head.statusCode, head.body, get.json<Many>().data], [200, '', []]);
  });

  it('forgets what many different searches filled it with', async () => {
    for (let n = 0; n < 600; n += 1) await app.inject(`/api/products?search=none${String(n)}`);
    // Read last, so that it is among the answers that are kept.
    const before = (await call<Many>('listProducts')).body.paging.total_item;
    const { id } = (await call('createProduct', { token, body: kinds[2]?.create() })).body.data;
    const { data, paging } = (await call<Many>('listProducts')).body;
    assert.ok(data.some((row) => row.id === id));
    assert.equal(paging.total_item, before + 1);
  });
});

describe('the memory of the lists', () => {
  interface Query {
    Querystring: { page?: number; search?: string };
  }
  /** A list of 1,000 bytes a page, and the pages that were loaded for it. */
  async function listOf(maxBytes?: number) {
    const loaded: string[] = [];
    const list = Fastify().setValidatorCompiler(validatorCompiler());
    const querystring = { type: 'object', properties: { page: { type: 'integer' }, search: { type: 'string' } } };
    const answered = { type: 'object', properties: { data: { type: 'string' } } };
    const response = { 200: { content: { 'application/json': { schema: answered } } } };
    await list.register(contentCache, { changes: contentChanges(false), maxBytes });
    list.get<Query>('/list', { schema: { operationId: 'listProducts', querystring, response } }, ({ query }) => {
      const { page, search = '' } = query;
      loaded.push(`${String(page)}${search}`);
      return { data: 'x'.repeat(989) };
    });
    await list.ready();
    const ask = async (query: string) => (await list.inject(`/list${query}`)).body.length;
    return { ask, loaded };
  }

  it('keeps one answer, whatever other parameters the address has', async () => {
    const { ask, loaded } = await listOf();
    for (let n = 0; n < 10_000; n += 1) assert.equal(await ask(`?x=${String(n)}&page=1${n % 2 ? '&y' : ''}`), 1000);
    for (const query of ['?page=01', '?page=1&__proto__=2', '?%70age=1']) await ask(query);
    assert.deepEqual(loaded, ['1']);
    await ask('?page=1&search=');
    await ask('?search=a');
    await ask('?page=1&search=a');
    assert.equal(loaded.length, 4);
  });

  it('has a maximum size, and drops the least recently used answers first', async () => {
    const { ask, loaded } = await listOf(3500);
    for (const page of [1, 2, 3, 1, 4]) await ask(`?page=${String(page)}`);
    assert.deepEqual(loaded.splice(0), ['1', '2', '3', '4']);
    for (const page of [1, 3, 4]) await ask(`?page=${String(page)}`);
    assert.deepEqual(loaded, []);
    await ask('?page=2');
    await ask('?page=1');
    assert.deepEqual(loaded, ['2', '1']);
  });

  it('answers what is too large to be kept', async () => {
    const { ask, loaded } = await listOf(999);
    for (let n = 0; n < 2; n += 1) assert.equal(await ask('?page=1'), 1000);
    assert.deepEqual(loaded, ['1', '1']);
  });
});
