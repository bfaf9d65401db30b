// Also on PostgreSQL: search.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openSchool, picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
const school = await openSchool(test);
const admin = await signIn('ADMIN');
const { token } = admin;
const image = await picture();
const countPictures = async (): Promise<number> => {
  return (await rowsOf(test.db, sql`select name from pictures`)).length;
};

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

  it('are found however the sign between two words is typed, and with typing mistakes, on pages as well', async () => {
    const { body } = await call('createProductCategory', { token, body: { name: 'Searched' } });
    const names = [
      'Semi-Private Coaching',
      'Kids at the Lagoon',
      ...Array.from({ length: 11 }, () => 'Longboard Clinic'),
    ];
    for (const name of names)
      await call('createProduct', { token, body: form({ product_category_id: body.data.id, name, price: '1' }) });
    const search = async (text: string, page = 1) => {
      const { body: list } = await call<Many>('listProducts', { query: { search: text, page } });
      return [list.data.map((row) => row['name']), list.paging.total_item];
    };
    for (const text of ['semi private coaching', 'SEMI-private coach', 'semiprivate coaching', 'semi pirvate coching'])
      assert.deepEqual(await search(text), [['Semi-Private Coaching'], 1], text);
    for (const text of ['lagon', 'kids lagooon', 'lagoon kids'])
      assert.deepEqual(await search(text), [[names[1]], 1], text);
    assert.deepEqual(await search('longbaord clinc', 2), [['Longboard Clinic'], 11]);
    for (const text of ['kidz lagoon snow', 'lagxxn', 'lag%', 'lagoo_', '- -', 'zzzz'])
      assert.deepEqual(await search(text), [[], 0], text);
  });

  it('are looked for by similar names only where no name has the text', async () => {
    const body = form({ product_category_id: school.categoryId, name: 'Longboards', price: '1' });
    await call('createProduct', { token, body });
    const { body: list } = await call<Many>('listProducts', { query: { search: 'longboards' } });
    assert.deepEqual(
      list.data.map((row) => row['name']),
      ['Longboards'],
    );
  });

  it('that have left the lists are not found', async () => {
    const made = await call('createProduct', {
      token,
      body: form({ product_category_id: school.categoryId, name: 'Moonlight Paddle', price: '1' }),
    });
    await call('deleteProduct', { token, params: { id: made.body.data.id } });
    for (const text of ['moonlight', 'moonligth'])
      assert.deepEqual((await call<Many>('listProducts', { query: { search: text } })).body.data, []);
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
