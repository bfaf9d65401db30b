import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { insertUser } from '../../../../server/repositories/users.ts';
import { openSchool, picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
const school = await openSchool(test);
const admin = await signIn('ADMIN');
const { token } = admin;
const image = await picture();
const all = async (operationId: string) => (await call<Many>(operationId, { token })).body.data;
const countPictures = async (): Promise<number> => {
  return (await rowsOf(test.db, sql`select name from pictures`)).length;
};

interface Resource {
  name: string;
  list: string;
  create: FormData | object;
  created: object;
  update: FormData | object;
  updated: object;
  hasPicture?: boolean;
}
const resources: Resource[] = [
  {
    name: 'Image',
    list: 'listImages',
    create: form({ image_url: image }),
    created: {},
    update: form({ image_url: image }),
    updated: {},
    hasPicture: true,
  },
  {
    name: 'Video',
    list: 'listVideos',
    create: { video_url: ' https://example.com/a ' },
    created: { title: null, video_url: 'https://example.com/a' },
    update: { video_url: 'no address at all' },
    updated: { video_url: 'no address at all' },
  },
  {
    name: 'Product',
    list: 'listProducts',
    create: form({ product_category_id: school.categoryId, name: 'A lesson', price: '350000', image_url: image }),
    created: { product_category_id: school.categoryId, name: 'A lesson', price: 350000, description: null },
    update: form({ price: '400000', description: 'Now with words.' }),
    updated: { name: 'A lesson', price: 400000, description: 'Now with words.' },
    hasPicture: true,
  },
  {
    name: 'ProductCategory',
    list: 'listProductCategories',
    create: { name: ' Courses ', description: null },
    created: { name: 'Courses', description: null },
    update: { name: 'courses', description: 'Words.' },
    updated: { name: 'courses', description: 'Words.' },
  },
  {
    name: 'Carousel',
    list: 'searchCarousels',
    create: form({ image_url: image, active: 'true' }),
    created: { active: true },
    update: form({ active: 'false' }),
    updated: { active: false },
    hasPicture: true,
  },
  {
    name: 'SurfSpot',
    list: 'listSurfSpots',
    create: form({
      name: 'Balangan',
      location: 'Jimbaran',
      difficulty_level: 'ADVANCED',
      description: 'Left.',
      location_url: 'https://example.com/map',
      image_url: image,
    }),
    created: { name: 'Balangan', difficulty_level: 'ADVANCED', location_url: 'https://example.com/map' },
    update: form({ name: 'Balangan Beach', image_url: image }),
    updated: { name: 'Balangan Beach', location: 'Jimbaran' },
    hasPicture: true,
  },
];

for (const { name, list, create, created, update, updated, hasPicture } of resources) {
  it(`${name}: create, list, change, delete, delete again`, async () => {
    const before = await countPictures();
    const added = await call(`create${name}`, { token, body: create });
    assert.equal(added.status, 201);
    const { id, image_url: url } = added.body.data;
    assert.deepEqual({ ...added.body.data, ...created }, added.body.data);
    assert.ok((await all(list)).some((row) => row.id === id));

    const changed = await call(`update${name}`, { token, params: { id }, body: update });
    assert.equal(changed.status, 200);
    assert.deepEqual({ ...changed.body.data, ...updated }, changed.body.data);
    assert.deepEqual(
      (await all(list)).find((row) => row.id === id),
      changed.body.data,
    );
    if (hasPicture) {
      // A replaced picture is gone; one that stays is still served.
      const now = String(changed.body.data['image_url']);
      assert.equal(await countPictures(), before + 1);
      assert.equal((await test.app.inject(`/public/${now}`)).statusCode, 200);
      if (now !== url) assert.equal((await test.app.inject(`/public/${String(url)}`)).statusCode, 404);
    }
    assert.equal((await call(`delete${name}`, { token, params: { id } })).status, 200);
    assert.equal((await call(`delete${name}`, { token, params: { id } })).status, 404);
    assert.equal((await call(`update${name}`, { token, params: { id }, body: update })).status, 404);
    assert.ok(!(await all(list)).some((row) => row.id === id));
    assert.equal(await countPictures(), before);
  });
}

describe('products', () => {
  it('are found by a part of the name, with % and _ as they stand, ten a page, oldest first', async () => {
    for (let n = 1; n <= 12; n += 1) {
      const name = n === 5 ? '100%_sure \\ lesson' : `Paged ${String(n)}`;
      await call('createProduct', { token, body: form({ product_category_id: school.categoryId, name, price: '1' }) });
    }
    const search = async (text: string) => {
      const { body } = await call<Many>('listProducts', { query: { search: text } });
      return body.data.map((row) => row['name']);
    };
    for (const text of ['%', '_', '%_', '\\', '100%_SURE'])
      assert.deepEqual(await search(text), ['100%_sure \\ lesson']);
    assert.deepEqual(await search('x%y'), []);
    assert.equal((await search('paged')).length, 10);
    const second = await call<Many>('listProducts', { query: { search: 'paged', page: 2 } });
    assert.deepEqual(
      second.body.data.map((row) => row['name']),
      ['Paged 12'],
    );
    assert.deepEqual(second.body.paging, { page: 2, size: 10, total_item: 11, total_page: 2 });
    const beyond = await call<Many>('listProducts', { query: { search: 'paged', page: 3 } });
    assert.deepEqual([beyond.status, beyond.body.data, beyond.body.paging.total_page], [200, [], 2]);
    const none = await call<Many>('listProducts', { query: { search: 'nothing like it' } });
    assert.deepEqual(none.body.paging, { page: 1, size: 10, total_item: 0, total_page: 0 });
  });

  it('need a category that exists', async () => {
    const body = form({ product_category_id: randomUUID(), name: 'A', price: '1', image_url: image });
    const pictures = await countPictures();
    assert.equal((await call('createProduct', { token, body })).status, 404);
    const change = form({ product_category_id: randomUUID(), image_url: image });
    assert.equal(
      (await call('updateProduct', { token, params: { id: school.lessons.private }, body: change })).status,
      404,
    );
    assert.equal(await countPictures(), pictures);
  });
});

describe('categories', () => {
  it('have a name of their own, whatever its case', async () => {
    const taken = await call<Failure>('createProductCategory', { token, body: { name: ' lessons ' } });
    assert.equal(taken.status, 409);
    assert.deepEqual(taken.body.details, ['Product category already registered']);
    const other = await call('createProductCategory', { token, body: { name: 'Other' } });
    const renamed = await call<Failure>('updateProductCategory', {
      token,
      params: { id: other.body.data.id },
      body: { name: 'LESSONS' },
    });
    assert.equal(renamed.status, 409);
    assert.deepEqual(renamed.body.details, ['Product category already registered']);
  });

  it('with lessons stay; without, or with deleted and booked ones only, they go', async () => {
    assert.equal((await call('deleteProductCategory', { token, params: { id: school.categoryId } })).status, 409);
    const { body } = await call('createProductCategory', { token, body: { name: 'Short-lived' } });
    const { id } = body.data;
    const lesson = await call('createProduct', {
      token,
      body: form({ product_category_id: id, name: 'Once', price: '1' }),
    });
    await call('createBooking', {
      body: {
        surf_spot_id: school.spotId,
        payment_method: 'CASH',
        customer_details: { full_name: 'A', email: 'a@b.example', phone: '+628123456789', country: 'ID' },
        booking_details: [{ product_id: lesson.body.data.id, reservation_date: '2028-01-01', person: 1 }],
      },
    });
    assert.equal((await call('deleteProductCategory', { token, params: { id } })).status, 409);
    assert.equal((await call('deleteProduct', { token, params: { id: lesson.body.data.id } })).status, 200);
    assert.equal((await call('deleteProductCategory', { token, params: { id } })).status, 200);
  });
});

describe('slides and reviews', () => {
  it('are public while they are active', async () => {
    const sent = await call('createTestimony', {
      body: { name: 'Jonas', email: 'jonas@example.com', message: 'Fun!' },
    });
    assert.equal(sent.body.data['active'], false);
    const { id } = sent.body.data;
    const publicOnes = async () => (await call<Many>('listTestimonies')).body.data;
    assert.deepEqual(await publicOnes(), []);
    assert.equal((await all('searchTestimonies'))[0]?.['email'], 'jonas@example.com');
    const put = (active: boolean) => call('updateTestimony', { token, params: { id }, body: { active } });
    assert.equal((await put(true)).body.data['active'], true);
    assert.deepEqual(
      (await publicOnes()).map((row) => row['email']),
      [null],
    );
    await put(false);
    assert.deepEqual(await publicOnes(), []);
    assert.equal((await call('deleteTestimony', { token, params: { id } })).status, 200);
    assert.equal((await call('deleteTestimony', { token, params: { id } })).status, 404);

    const slide = await call('createCarousel', { token, body: form({ image_url: image, active: 'false' }) });
    assert.deepEqual((await call<Many>('listCarousels')).body.data, []);
    await call('updateCarousel', { token, params: { id: slide.body.data.id }, body: form({ active: 'true' }) });
    assert.equal((await call<Many>('listCarousels')).body.data.length, 1);
  });

  it('a review needs no e-mail address', async () => {
    for (const body of [
      { name: 'A', message: 'B' },
      { name: 'A', message: 'B', email: null },
    ]) {
      assert.equal((await call('createTestimony', { body })).body.data['email'], null);
    }
  });
});

describe('a surf spot', () => {
  const fields = {
    name: 'Far',
    location: 'Away',
    difficulty_level: 'BEGINNER',
    description: 'Sand.',
    location_url: 'https://example.com',
  };
  it('may have its picture elsewhere', async () => {
    const url = 'https://example.com/spot.jpg';
    const { status, body } = await call('createSurfSpot', { token, body: form({ ...fields, image_url: url }) });
    assert.deepEqual([status, body.data['image_url']], [201, url]);
    const changed = await call('updateSurfSpot', {
      token,
      params: { id: body.data.id },
      body: form({ image_url: image }),
    });
    assert.match(String(changed.body.data['image_url']), /^[0-9a-f]{32}\.webp$/);
  });

  it('list: all as one page, or ten a page', async () => {
    for (let n = 0; n < 10; n += 1) {
      await call('createSurfSpot', { token, body: form({ ...fields, image_url: 'https://example.com/spot.jpg' }) });
    }
    const everything = (await call<Many>('listSurfSpots')).body;
    assert.equal(everything.paging.total_item, everything.data.length);
    assert.deepEqual([everything.paging.page, everything.paging.total_page], [1, 1]);
    assert.equal(everything.data[0]?.id, school.spotId);
    const first = (await call<Many>('listSurfSpots', { query: { page: 1 } })).body;
    assert.deepEqual([first.data.length, first.paging.size, first.paging.total_page], [10, 10, 2]);
  });
});

describe('users', () => {
  const add = (name: string, role: 'ADMIN' | 'CUSTOMER' = 'CUSTOMER') =>
    insertUser(test.db, { name, email: `${randomUUID()}@x.example`, role, passwordHash: 'none' });
  const put = (id: string, body: object) => call('updateUser', { token, params: { id }, body });

  it('are listed by name and found by a part of it', async () => {
    for (const name of ['Zoe', 'Adi', '50%_off']) await add(name);
    const names = (await all('listUsers')).map((row) => String(row['name']));
    assert.deepEqual(names, [...names].sort());
    for (const search of ['%', '_', '50%']) {
      const { body } = await call<Many>('listUsers', { token, query: { search } });
      assert.deepEqual(
        body.data.map((row) => row['name']),
        ['50%_off'],
      );
    }
  });

  it('keep an e-mail address to themselves', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    assert.equal(
      (await put(one?.id ?? '', { name: 'One', email: two?.email.toUpperCase(), role: 'CUSTOMER' })).status,
      409,
    );
    assert.equal((await put(randomUUID(), { name: 'One', email: 'x@y.example', role: 'CUSTOMER' })).status, 404);
  });

  it('with the role ADMIN cannot be deleted, and the last of them keeps the role', async () => {
    const self = { name: 'Boss', email: admin.email };
    assert.equal((await call('deleteUser', { token, params: { id: admin.id } })).status, 409);
    assert.equal((await put(admin.id, { ...self, role: 'CUSTOMER' })).status, 409);
    // Two administrators who demote each other at the same time: one stays.
    const other = await signIn('ADMIN');
    const answers = await Promise.all([
      call('updateUser', {
        token,
        params: { id: other.id },
        body: { name: 'O', email: other.email, role: 'CUSTOMER' },
      }),
      call('updateUser', { token: other.token, params: { id: admin.id }, body: { ...self, role: 'CUSTOMER' } }),
    ]);
    const demoted = answers.filter(({ status }) => status === 200).length;
    const [left] = await rowsOf(test.db, sql`select count(*)::int as n from users where role = 'ADMIN'`);
    assert.equal(left?.['n'], 1);
    assert.equal(demoted, 1);
  });
});

it('a list answered from the cache is never older than a change made here', async () => {
  const boss = await signIn('ADMIN');
  for (let n = 0; n < 20; n += 1) {
    const url = `https://example.com/${String(n)}`;
    const [, created] = await Promise.all([
      call<Many>('listVideos'),
      call('createVideo', { token: boss.token, body: { video_url: url } }),
      call<Many>('listVideos'),
    ]);
    assert.equal(created.status, 201);
    assert.ok((await call<Many>('listVideos')).body.data.some((row) => row['video_url'] === url));
  }
});
