// Also on PostgreSQL: order of rows.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openSchool, picture } from '../../../support/server/school.ts';
import { form, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

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
  {
    name: 'Instructor',
    list: 'listInstructors',
    create: form({ name: ' Komang ', role: 'From standing to turning', languages: 'English', image_url: image }),
    created: { name: 'Komang', about: null, languages: ['English'], is_active: true, away: [] },
    update: form({ role: '', about: 'Rides a longboard.', languages: '', is_active: 'false', image_url: image }),
    updated: { name: 'Komang', role: null, about: 'Rides a longboard.', languages: [], is_active: false },
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
    // An administrator's list says more of some rows (upcomingSessions.test.ts).
    const listed = (await all(list)).find((row) => row.id === id);
    assert.deepEqual({ ...listed, upcoming_sessions: 0 }, { ...changed.body.data, upcoming_sessions: 0 });
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
