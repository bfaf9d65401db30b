// Also on PostgreSQL: what another instance renders.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { contentChanges } from '../../../../server/contentChanges.ts';
import { school } from '../../../support/server/firstSchool.ts';
import { builtSite, fakeRenderers } from '../../../support/server/renderer.ts';
import { openSchool } from '../../../support/server/school.ts';
import { form, makeTestApp } from '../../../support/server/testApp.ts';

let count = 0;
const renderers = fakeRenderers({ onRender: () => void (count += 1) });
const siteRoot = builtSite();
const built = { id: '/', name: 'Built', short_name: 'Built', description: 'Built.', start_url: '/' };
writeFileSync(path.join(siteRoot, 'manifest.webmanifest'), JSON.stringify(built));
const test = await makeTestApp({ siteRoot, renderers });
const { app, call, clock, connection } = test;
const { lessons, spotId } = await openSchool(test);
const { token } = await test.signIn('ADMIN');

const page = async (on: typeof app, language = 'en') =>
  (await on.inject({ url: `/?lang=${language}`, headers: { accept: 'text/html', host: 'surf.example' } })).body;
const schoolIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="school">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  >;
/** The file of answers that a page was rendered from. */
const answersOf = async (html: string): Promise<string> => {
  const url = /<meta name="answers" id="answers" content="([^"]+)">/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  assert.ok(url);
  return (await app.inject({ url })).body;
};
const say = (body: object) => call('updateSchool', { token, body });
const manifestOf = async (on: typeof app) => on.inject({ url: '/manifest.webmanifest' });

describe('a rendered page', () => {
  it('brings of the school what the build does not say, in its language, and no more', async () => {
    assert.deepEqual(schoolIn(await page(app)), {});
    await say({
      street: 'Jalan Lain 2',
      founded: null,
      texts: { en: { tagline: 'Wind </script>' }, id: { notes: null } },
    });
    const notes = school.texts.en.notes;
    assert.deepEqual(schoolIn(await page(app, 'id')), { street: 'Jalan Lain 2', founded: null, texts: { notes } });
    assert.deepEqual(schoolIn(await page(app)), {
      street: 'Jalan Lain 2',
      founded: null,
      texts: { tagline: 'Wind </script>' },
    });
  });

  it('that is the same for all addresses has the name of the school', async () => {
    writeFileSync(path.join(siteRoot, 'index.html'), `<title>${school.name}</title><body></body>`);
    const own = await test.startInstance(await test.connectAgain());
    const profile = async () =>
      (await own.inject({ url: '/profile', headers: { accept: 'text/html', host: 'surf.example' } })).body;
    await say({ name: 'Angin & Ombak' });
    clock.now = new Date(clock.now.getTime() + contentChanges(!connection.isEmbedded).life);
    assert.match(await profile(), /<title>Angin &amp; Ombak<\/title>/);
    assert.equal(schoolIn(await profile())['name'], 'Angin & Ombak');
    // What is written now may hold what was written before, and lines.
    const tagline = `${String(school.texts.en.tagline)}\nAnd "tea" \\ coffee.`;
    await say({ name: `${school.brand} Kuta Surf School`, brand: `${school.brand} Kuta`, texts: { en: { tagline } } });
    clock.now = new Date(clock.now.getTime() + contentChanges(!connection.isEmbedded).life);
    assert.match(await profile(), new RegExp(`<title>${school.brand} Kuta Surf School</title>`));
    assert.equal(schoolIn(await profile())['name'], `${school.brand} Kuta Surf School`);
    assert.deepEqual(schoolIn(await profile())['texts'], { tagline });
    await say({ name: school.name, brand: school.brand, texts: { en: { tagline: school.texts.en.tagline } } });
  });

  it('has the change of the school at once, and is kept until then', async () => {
    await page(app);
    const before = count;
    for (const _ of [1, 2, 3]) await page(app);
    assert.equal(count, before);
    await say({ phone: '+6236155500', change_hours: 48 });
    const { phone, change_hours: hours } = schoolIn(await page(app));
    assert.deepEqual([phone, hours, count], ['+6236155500', 48, before + 1]);
  });

  it('has translations in Indonesian alone, as English pages show none but of what has no English text', async () => {
    const ALONE = '"translations":{"id":{"meeting_point":"Di menara"}}';
    const words = (id: object) => form({ translations: JSON.stringify({ id }) });
    const [spot, place] = [{ token, params: { id: spotId } }, { meeting_point: 'Di menara' }];
    await call('updateSurfSpot', { ...spot, body: words(place) });
    await call('updateProduct', { token, params: { id: lessons.private }, body: words({ name: 'Kelas Privat' }) });
    assert.ok((await answersOf(await page(app, 'id'))).includes('Kelas Privat'));
    const detail = await app.inject({
      url: `/surf-lesson/lesson-detail?lesson=${lessons.private}`,
      headers: { accept: 'text/html' },
    });
    for (const html of [await page(app), detail.body]) {
      const english = await answersOf(html);
      assert.ok(english.includes('Private Surf Lesson'));
      assert.ok(!english.includes('Kelas Privat'));
      // The row itself stays as the API has it.
      assert.deepEqual(english.match(/"translations":\{.*?\}\}/g) ?? [], html === detail.body ? [ALONE] : []);
    }
    assert.match(await answersOf(detail.body), /"meeting_point":(null|"")/);
  });

  it('has the Indonesian names of what was searched for in English, to say whether a name has the words', async () => {
    const found = await app.inject({ url: '/surf-lesson?search=kelas', headers: { accept: 'text/html' } });
    assert.match(await answersOf(found.body), /"translations":\{"id":\{"name":"Kelas Privat"/);
  });
});

describe('the manifest', () => {
  it('has the name of the school, at once and in no cache without asking', async () => {
    await say({ name: 'Sekolah “Angin”', brand: 'Angin', texts: { en: { tagline: 'Wind and waves.' } } });
    const answer = await manifestOf(app);
    assert.deepEqual(answer.json(), {
      ...built,
      name: 'Sekolah “Angin”',
      short_name: 'Angin',
      description: 'Wind and waves.',
    });
    assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    await say({ brand: 'Pagi', texts: { en: { tagline: null } } });
    const next = (await manifestOf(app)).json<Record<string, unknown>>();
    assert.deepEqual([next['short_name'], 'description' in next], ['Pagi', false]);
  });
});

it('another instance says the same within a second', async () => {
  const { life } = contentChanges(!connection.isEmbedded);
  const other = await test.startInstance(await test.connectAgain());
  const said = async () => [
    schoolIn(await page(other))['name'],
    (await manifestOf(other)).json<Record<string, unknown>>()['name'],
    (await other.inject({ url: '/api/school' })).json<{ data: { name: string } }>().data.name,
  ];
  await say({ name: 'Before' });
  clock.now = new Date(clock.now.getTime() + life);
  await said();
  await say({ name: 'After' });
  clock.now = new Date(clock.now.getTime() + life);
  const [inPage, inManifest] = await said();
  assert.deepEqual([inPage, inManifest], ['After', 'After']);
});
