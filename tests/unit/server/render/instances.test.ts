// Also on PostgreSQL: notifications between instances.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { contentChanges } from '../../../../server/contentChanges.ts';
import { builtSite, fakeRenderers } from '../../../support/server/renderer.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ siteRoot: builtSite(), renderers: fakeRenderers({ onRender: () => undefined }) });
const { app, call, clock, connection, connectAgain, signIn, startInstance } = test;
const school = await openSchool(test);
const other = await startInstance(await connectAgain());
const { token } = await signIn('ADMIN');

it('an instance shows no lesson longer than a second after another one has deleted it', async () => {
  const { life } = contentChanges(!connection.isEmbedded);
  assert.equal(contentChanges(true).life, 1000);
  const shows = async (instance: typeof app, url: string) =>
    (await instance.inject({ url, headers: { accept: 'text/html' } })).body.includes('Dawn Patrol');
  const detail = `/surf-lesson/lesson-detail?lesson=${school.lessons.guiding}`;
  for (const url of ['/', '/surf-lesson', detail]) assert.ok(await shows(other, url));
  await call('deleteProduct', { token, params: { id: school.lessons.guiding } });
  for (const url of ['/', '/surf-lesson', detail]) assert.ok(!(await shows(app, url)), url);
  clock.now = new Date(clock.now.getTime() + life);
  for (const url of ['/', '/surf-lesson', detail]) assert.ok(!(await shows(other, url)), url);
});
