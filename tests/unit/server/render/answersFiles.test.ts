// Also on PostgreSQL: an instance that has not rendered the page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { withoutLazyPlaceholders } from '../../../../server/render/pageData.ts';
import { changeProduct } from '../../../../server/repositories/products.ts';
import { builtSite, fakeRenderers } from '../../../support/server/renderer.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ siteRoot: builtSite(), renderers: fakeRenderers({ onRender: () => undefined }) });
const { app, clock, connectAgain, db, startInstance } = test;
const school = await openSchool(test);
const other = await startInstance(await connectAgain());

/** The address of the file that a page names. */
async function fileOf(url: string, cookie = ''): Promise<string> {
  clock.now = new Date(clock.now.getTime() + 61_000); // what is kept is read again
  const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } });
  return (/ id="answers" content="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
}

const FOR_EVER = 'public, max-age=31536000, immutable';

describe('the file of what a page was rendered from', () => {
  it('is kept for ever, whatever the visitor’s cookies, and comes compressed', async () => {
    const file = await fileOf('/surf-lesson?page=1&utm_source=post');
    assert.match(file, /^\/answers\/[\w-]{22}\.json\?lang=en&page=%2Fsurf-lesson%3Fpage%3D1$/);
    const { statusCode, headers, rawPayload } = await app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
    assert.equal(statusCode, 200);
    assert.match(String(headers['content-type']), /^application\/json/);
    assert.deepEqual([headers['cache-control'], headers['vary']], [FOR_EVER, 'accept-encoding']);
    assert.match(brotliDecompressSync(rawPayload).toString(), /^\[\{"endpointName":"listProducts"/);
  });

  it('is another one in each language', async () => {
    const [english, indonesian] = [await fileOf('/surf-lesson'), await fileOf('/surf-lesson', 'lang=id')];
    assert.match(indonesian, /lang=id/);
    assert.notEqual(english.split('?')[0], indonesian.split('?')[0]);
  });

  it('stays when the page has changed, as an open page may still ask for it', async () => {
    const before = await fileOf('/surf-lesson');
    await changeProduct(db, school.lessons.guiding, { name: 'Evening Glass' });
    const after = await fileOf('/surf-lesson');
    assert.notEqual(after, before);
    assert.match((await app.inject(before)).body, /Dawn Patrol/);
    assert.match((await app.inject(after)).body, /Evening Glass/);
  });

  it('comes from an instance that has not rendered the page, as the answers of today if they are others', async () => {
    const file = await fileOf(`/surf-lesson/lesson-detail?lesson=${school.lessons.guiding}`);
    const same = await other.inject(file);
    assert.deepEqual([same.statusCode, same.headers['cache-control']], [200, FOR_EVER]);
    assert.equal(same.body, (await app.inject(file)).body);
    const changed = await other.inject(file.replace(/\/[\w-]{22}\./, '/of-another-day.'));
    assert.deepEqual([changed.statusCode, changed.headers['cache-control']], [200, 'no-cache']);
    assert.equal(changed.body, same.body);
  });

  it('is there for the pages alone that are rendered', async () => {
    for (const url of [
      '/answers/x.json',
      '/answers/x.json?lang=en&page=%2Fprofile',
      '/answers/x.json?lang=xx&page=%2F',
      '/answers/',
    ]) {
      const { statusCode, headers } = await app.inject(url);
      assert.equal(statusCode, 404, url);
      assert.match(String(headers['content-type']), /json/);
    }
  });
});

describe('a placeholder in the HTML of a picture', () => {
  const style =
    'style="color:red;background-image:url(&quot;data:image/webp;base64,AA+/==&quot;);background-size:cover"';

  it('stays where the picture is loaded at once, and is left out where it is loaded when it is near', () => {
    const [eager, lazy] = ['eager', 'lazy'].map((loading) => `<img alt="" ${style} loading="${loading}"/>`);
    const html = withoutLazyPlaceholders(`<p>${eager}${lazy}</p>`);
    assert.equal(html, `<p>${eager}<img alt="" style="color:red;background-size:cover" loading="lazy"/></p>`);
  });
});
