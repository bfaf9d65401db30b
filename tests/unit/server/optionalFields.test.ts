import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operations, resolved } from '../../support/server/contract.ts';
import { openSchool } from '../../support/server/school.ts';
import { form, makeTestApp } from '../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('ADMIN');

/** What a row needs to be created. */
const rows: Record<string, Record<string, string>> = {
  ProductCategory: { name: 'Courses' },
  Product: { product_category_id: school.categoryId, name: 'A lesson', price: '350000' },
  SurfSpot: {
    name: 'Balangan',
    location: 'Jimbaran',
    difficulty_level: 'ADVANCED',
    description: 'Left.',
    location_url: 'https://example.com/map',
    image_url: 'https://example.com/spot.jpg',
  },
  Instructor: { name: 'Komang' },
  Video: { video_url: 'https://example.com/video' },
};

const isCreated = (name: string): boolean => operations.some(({ operationId }) => operationId === `create${name}`);

/** Every text of what is created that an update may clear. */
const cases = operations
  .filter(({ operationId }) => operationId.startsWith('update') && isCreated(operationId.slice('update'.length)))
  .flatMap(({ operationId, requestBody }) => {
    const isForm = requestBody?.content['multipart/form-data'] !== undefined;
    const [content] = Object.values(requestBody?.content ?? {});
    const { properties = {}, required = [] } = resolved(content?.schema ?? {});
    return Object.entries(properties).flatMap(([field, given]) => {
      const { type = [], minLength, format, pattern = '', enum: values } = resolved(given);
      const isText = [type].flat().includes('string') && !format && !values;
      const mayBeEmpty = minLength === undefined && new RegExp(pattern, 'u').test('');
      return isText && mayBeEmpty && !required.includes(field)
        ? [{ name: operationId.slice('update'.length), isForm, field, empty: type === 'string' ? '' : null }]
        : [];
    });
  });

it('the contract has optional texts', () => {
  const found = cases.map(({ name, field }) => `${name}.${field}`);
  for (const known of ['Product.description', 'SurfSpot.location_url', 'ProductCategory.description'])
    assert.ok(found.includes(known), known);
});

describe('an optional text', () => {
  for (const { name, isForm, field, empty } of cases) {
    it(`${name}.${field} is stored, left when it is not sent, and cleared by ${JSON.stringify(empty)}`, async () => {
      const row = rows[name];
      assert.ok(row, `This test needs a row for create${name}.`);
      const bodyOf = (fields: Record<string, string | null>) =>
        isForm ? form(fields as Record<string, string>) : fields;
      const text = 'https://example.com/words'; // an address is a text as well
      const created = await call(`create${name}`, { token, body: bodyOf({ ...row, [field]: text }) });
      assert.equal(created.body.data[field], text);
      const another = Object.fromEntries(
        Object.entries(row)
          .filter(([key]) => key !== field)
          .slice(0, 1),
      ); // none is refused
      const changed = async (change: Record<string, string | null>) => {
        const body = bodyOf({ ...another, ...change });
        const answer = await call(`update${name}`, { token, params: { id: created.body.data.id }, body });
        assert.equal(answer.status, 200);
        return answer.body.data[field];
      };
      assert.equal(await changed({}), text);
      assert.equal(await changed({ [field]: empty }), null);
      assert.equal(await changed({ [field]: `${text}2` }), `${text}2`);
    });
  }
});

it('a required field cannot be cleared', async () => {
  const { body } = await call('createProduct', { token, body: form(rows['Product'] ?? {}) });
  for (const field of ['name', 'price', 'product_category_id']) {
    const answer = await call('updateProduct', { token, params: { id: body.data.id }, body: form({ [field]: '' }) });
    assert.equal(answer.status, 400, field);
  }
  assert.equal(
    (await call('createSurfSpot', { token, body: form({ ...rows['SurfSpot'], location_url: '' }) })).status,
    400,
  );
});
