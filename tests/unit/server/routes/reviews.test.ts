import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readAnswers } from '../../../../server/render/answers.ts';
import { makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
const { token } = await signIn('ADMIN');
const all = async (operationId: string) => (await call<Many>(operationId, { token })).body.data;

it('a review waits until an administrator shows or hides it', async () => {
  const { id } = (await call('createTestimony', { body: { name: 'Sari', message: 'Waves!' } })).body.data;
  const listed = async () => {
    const row = (await all('searchTestimonies')).find((review) => review.id === id);
    return { active: row?.['active'], decided: row?.['decided'], day: String(row?.['created_at']).slice(0, 4) };
  };
  const day = String(new Date().getUTCFullYear());
  assert.deepEqual(await listed(), { active: false, decided: false, day });
  for (const active of [false, true, false]) {
    const { body } = await call('updateTestimony', { token, params: { id }, body: { active } });
    assert.equal(body.data['decided'], true);
    assert.deepEqual(await listed(), { active, decided: true, day });
  }
});

it('a page of reviews tells what waits', async () => {
  const { body } = await call<Many>('searchTestimonies', { token, query: { page: 1 } });
  assert.ok(body.data.every((row) => typeof row['decided'] === 'boolean'));
});

it('tell the public the day but no address, in no list and on no page', async () => {
  const { id } = (await call('createTestimony', { body: { name: 'Rai', email: 'rai@example.com', message: 'Big!' } }))
    .body.data;
  await call('updateTestimony', { token, params: { id }, body: { active: true } });
  const row = (await call<Many>('listTestimonies')).body.data.find((review) => review.id === id);
  const { created_at: at, ...rest } = row ?? { created_at: '' };
  assert.deepEqual(rest, { id, name: 'Rai', email: null, message: 'Big!', active: true });
  assert.match(String(at), /^\d{4}-\d\d-\d\dT/);
  const [embedded] = await readAnswers(test.db, { query: '', calls: ['/api/testimonies'] }, 'en');
  assert.ok(JSON.stringify(embedded).includes('Big!'));
  assert.ok(!JSON.stringify(embedded).includes('rai@example.com'));
  await call('deleteTestimony', { token, params: { id } });
});

it('a video may have a title, which stays until it is changed or emptied', async () => {
  const video_url = 'https://example.com/v';
  const made = await call('createVideo', { token, body: { video_url, title: ' First wave ' } });
  assert.equal(made.body.data['title'], 'First wave');
  const { id } = made.body.data;
  const put = async (change: object) =>
    (await call('updateVideo', { token, params: { id }, body: { video_url, ...change } })).body.data['title'];
  assert.equal(await put({}), 'First wave');
  assert.equal(await put({ title: 'Second' }), 'Second');
  assert.equal(await put({ title: ' ' }), null);
  await call('deleteVideo', { token, params: { id } });
});
