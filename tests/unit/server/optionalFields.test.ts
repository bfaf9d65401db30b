import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openSchool } from '../../support/server/school.ts';
import { form, makeTestApp } from '../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('ADMIN');

const lesson = { product_category_id: school.categoryId, name: 'A lesson', price: '350000', description: 'Words.' };
const spot = {
  name: 'Balangan',
  location: 'Jimbaran',
  difficulty_level: 'ADVANCED',
  description: 'Left.',
  location_url: 'https://example.com/map',
  image_url: 'https://example.com/spot.jpg',
};

/** Creates a row, changes it, and returns what it has in `field` afterwards. */
async function changed(name: string, row: FormData | object, change: FormData | object, field: string) {
  const { body } = await call(`create${name}`, { token, body: row });
  const answer = await call(`update${name}`, { token, params: { id: body.data.id }, body: change });
  assert.equal(answer.status, 200);
  return answer.body.data[field];
}

it('an empty form field clears an optional text; one that is not sent leaves it', async () => {
  assert.equal(await changed('Product', form(lesson), form({ description: '' }), 'description'), null);
  assert.equal(await changed('Product', form(lesson), form({ name: 'B' }), 'description'), 'Words.');
  assert.equal(await changed('SurfSpot', form(spot), form({ location_url: '' }), 'location_url'), null);
  assert.equal(await changed('SurfSpot', form(spot), form({ name: 'B' }), 'location_url'), spot.location_url);
});

it('in JSON, null clears it', async () => {
  const category = { name: 'Courses', description: 'Words.' };
  assert.equal(await changed('ProductCategory', category, { name: 'Courses', description: null }, 'description'), null);
});

it('a required field cannot be cleared', async () => {
  const { body } = await call('createProduct', { token, body: form(lesson) });
  for (const field of ['name', 'price', 'product_category_id']) {
    const answer = await call('updateProduct', { token, params: { id: body.data.id }, body: form({ [field]: '' }) });
    assert.equal(answer.status, 400, field);
  }
  assert.equal((await call('createSurfSpot', { token, body: form({ ...spot, location_url: '' }) })).status, 400);
});
