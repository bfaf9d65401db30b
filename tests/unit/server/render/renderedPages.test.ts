import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../../../../server/render/renderer.ts';
import { changeProduct } from '../../../../server/repositories/products.ts';
import { builtSite, fakeRenderers, NOT_FOUND, SHELL } from '../../../support/server/renderer.ts';
import { openSchool } from '../../../support/server/school.ts';
import { form, makeTestApp, type Many, type Row } from '../../../support/server/testApp.ts';

let rendered: string[] = [];
const renderers = fakeRenderers({ onRender: (url) => void rendered.push(url) });
const site = { siteRoot: builtSite(), renderers };
const test = await makeTestApp(site);
const { app, call, clock, db, signIn } = test;
const published = await makeTestApp({ ...site, settings: { publicUrl: 'https://surf.example' } });
const school = await openSchool(test);
const { token } = await signIn('ADMIN');
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', host: 'school.example', ...headers } });
const answersFile = (html: string): string =>
  (/<meta name="answers" id="answers" content="([^"]*)">/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
const answersIn = async (html: string): Promise<Answer[]> => (await app.inject(answersFile(html))).json();

/** A row as an English page has it. */
const english = ({ translations: _translations, ...row }: Row) => row;

beforeEach(() => {
  rendered = [];
  clock.now = new Date(clock.now.getTime() + 60_000); // what is kept is read again
});

describe('a public page', () => {
  it('comes with its lists, and with the API’s own answers for the app', async () => {
    const { statusCode, headers, body } = await get('/surf-lesson?page=1');
    assert.equal(statusCode, 200);
    assert.match(String(headers['content-type']), /text\/html/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(body, /Private Surf Lesson, Semi-Private Surf Lesson, Group Surf Lesson, Dawn Patrol/);
    const [products, categories] = await answersIn(body);
    const list = await call<Many>('listProducts', { query: { page: 1 } });
    assert.deepEqual(products, {
      endpointName: 'listProducts',
      arg: { page: 1 },
      value: { ...list.body, data: list.body.data.map(english) },
      url: '/api/products?page=1',
    });
    const known = (await call<Many>('listProductCategories')).body;
    assert.deepEqual(categories?.value, { ...known, data: known.data.map(english) });
  });

  it('brings every page of a list that it needs whole', async () => {
    const add = (n: number) =>
      call('createProduct', {
        token,
        body: form({ product_category_id: school.categoryId, name: `Further ${String(n)}`, price: '1' }),
      });
    const further = await Promise.all(Array.from({ length: 8 }, (_, n) => add(n)));
    const asked = (await answersIn((await get('/')).body)).map(({ url }) => url);
    assert.deepEqual(asked, ['/api/products?page=1', '/api/products?page=2']);
    for (const { body } of further) await call('deleteProduct', { token, params: { id: body.data.id } });
  });

  it('shows what is searched for, whatever it is', async () => {
    const found = await get('/surf-lesson?search=semi');
    assert.match(found.body, /<p>Semi-Private Surf Lesson, Lessons<\/p>/);
    assert.deepEqual((await answersIn(found.body))[0]?.arg, { page: 1, search: 'semi' });
    assert.match((await get('/surf-lesson?search=%25')).body, /<p>Lessons<\/p>/);
  });

  it('cannot be broken by the name of a lesson', async () => {
    const name = '</script><script>alert(1)</script>';
    const before = await changeProduct(db, school.lessons.guiding, { name });
    const { body } = await get('/surf-lesson');
    assert.equal(body.match(/<script/g)?.length, 1); // what the school says
    assert.ok(JSON.stringify(await answersIn(body)).includes(JSON.stringify(before.name)));
    await changeProduct(db, school.lessons.guiding, { name: 'Dawn Patrol' });
  });

  it('is the same for a visitor who is signed in', async () => {
    const { body } = await get('/surf-lesson');
    const own = await get('/surf-lesson', { cookie: `access_token=${token}`, authorization: `Bearer ${token}` });
    assert.equal(own.body, body);
  });

  it('is sent compressed, and not again to those who have it', async () => {
    const plain = await get('/surf-lesson');
    const br = await get('/surf-lesson', { 'accept-encoding': 'gzip, br' });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
    const gzip = await get('/surf-lesson', { 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
    assert.match(String(gzip.headers['vary']), /accept-encoding/);
    const again = await get('/surf-lesson', { 'if-none-match': String(plain.headers['etag']) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/surf-lesson', headers: { accept: 'text/html' } });
    assert.deepEqual([head.statusCode, head.body], [200, '']);
  });

  it('begins its absolute addresses with PUBLIC_URL, else with the origin of the request', async () => {
    assert.match(
      (await get('/')).body,
      /<meta name="site-origin" content="http:\/\/school\.example"><title>http:\/\/school/,
    );
    const { body } = await published.app.inject({ url: '/', headers: { accept: 'text/html', host: 'other.example' } });
    assert.match(body, /<title>https:\/\/surf\.example<\/title>/);
    for (const host of ['a"><script>', "a'b", 'a&b', 'a{b', 'a b']) {
      const odd = await get('/', { host });
      assert.match(odd.body, /Private Surf Lesson/, host);
      assert.doesNotMatch(odd.body, /"><script>|site-origin/, host);
    }
    assert.match((await get('/', { host: '[::1]:3000' })).body, /content="http:\/\/\[::1\]:3000"/);
  });
});

describe('addresses that have no page', () => {
  it('an unknown lesson is 404, with its page', async () => {
    const known = await get(`/surf-lesson/lesson-detail?lesson=${school.lessons.group}`);
    assert.deepEqual([known.statusCode, /Group Surf Lesson/.test(known.body)], [200, true]);
    for (const id of ['nothing', school.categoryId, school.lessons.group.toUpperCase().replace(/\d/g, 'A')]) {
      const { statusCode, body } = await get(`/surf-lesson/lesson-detail?lesson=${id}`);
      assert.deepEqual([statusCode, (await answersIn(body)).at(-1)?.value], [404, null], id);
    }
  });

  it('an unknown path is 404 with the site’s own page; every page of the site is 200', async () => {
    for (const url of ['/nowhere', '/surf-lesson/nowhere', '/apiary?a=b']) {
      const { statusCode, body } = await get(url);
      assert.deepEqual([statusCode, body], [404, NOT_FOUND], url);
    }
    // What ends like a file is a page to a person's browser alone.
    for (const url of ['/lessons.php', '/nope.png', '/surf-lesson/nowhere.']) {
      assert.deepEqual([(await get(url)).statusCode, (await get(url)).body], [404, NOT_FOUND], url);
      const { statusCode, headers } = await get(url, { accept: 'image/avif,*/*' });
      assert.deepEqual([statusCode, /json/.test(String(headers['content-type']))], [404, true], url);
    }
    for (const url of ['/profile', '/surf-lesson/lesson-detail']) {
      const { statusCode, body } = await get(url);
      assert.deepEqual([statusCode, body], [200, SHELL], url);
    }
  });

  it('a page beyond the last is empty', async () => {
    const { statusCode, body } = await get('/surf-lesson?page=900');
    assert.deepEqual([statusCode, /<p>Lessons<\/p>/.test(body)], [200, true]);
  });
});

describe('what search engines read', () => {
  it('the sitemap names the pages and each lesson, and follows the content', async () => {
    const { headers, body } = await get('/sitemap.xml');
    assert.match(String(headers['content-type']), /xml/);
    assert.match(body, /<loc>http:\/\/school\.example\/surf-lesson<\/loc>/);
    for (const id of Object.values(school.lessons)) {
      assert.ok(body.includes(`<loc>http://school.example/surf-lesson/lesson-detail?lesson=${id}</loc>`));
    }
    const { id } = (
      await call('createProduct', {
        token,
        body: form({ product_category_id: school.categoryId, name: 'New', price: '1' }),
      })
    ).body.data;
    assert.ok((await get('/sitemap.xml')).body.includes(id));
    await call('deleteProduct', { token, params: { id } });
    assert.ok(!(await get('/sitemap.xml')).body.includes(id));
  });

  it('robots.txt names the sitemap of PUBLIC_URL, and repeats no host that a request names', async () => {
    for (const host of ['school.example', 'evil.example', 'a\tb']) {
      assert.equal((await get('/robots.txt', { host })).body, 'User-agent: *\n');
    }
    assert.match((await published.app.inject('/robots.txt')).body, /Sitemap: https:\/\/surf\.example\/sitemap\.xml/);
  });
});

describe('a rendered page', () => {
  it('is kept, and rendered again when the content has changed', async () => {
    const { id } = (
      await call('createProduct', {
        token,
        body: form({ product_category_id: school.categoryId, name: 'Deleted soon', price: '1' }),
      })
    ).body.data;
    for (let n = 0; n < 3; n += 1) assert.match((await get('/surf-lesson')).body, /Deleted soon/);
    assert.deepEqual(rendered, ['/surf-lesson?page=1']);
    await call('deleteProduct', { token, params: { id } });
    assert.doesNotMatch((await get('/surf-lesson')).body, /Deleted soon/);
    assert.equal(rendered.length, 2);
  });

  it('is not rendered again when a change was about something else, or when only time has passed', async () => {
    await get('/surf-lesson');
    await call('createVideo', { token, body: { video_url: 'https://example.com/a' } });
    await get('/surf-lesson');
    clock.now = new Date(clock.now.getTime() + 61_000);
    await get('/surf-lesson');
    assert.equal(rendered.filter((url) => url === '/surf-lesson?page=1').length, 0); // kept since the test before
    clock.now = new Date(clock.now.getTime() + 11 * 60_000); // the year in the footer
    await get('/surf-lesson');
    assert.equal(rendered.length, 1);
  });

  it('is rendered once for many who ask at the same time', async () => {
    await changeProduct(db, school.lessons.guiding, { price: 1 });
    await Promise.all(Array.from({ length: 20 }, () => get('/surf-lesson')));
    assert.equal(rendered.length, 1);
  });

  it('is made once for all names of the host, which nobody can use up', async () => {
    clock.now = new Date(clock.now.getTime() + 11 * 60_000);
    for (let n = 0; n < 60; n += 1) {
      const host = `made-up-${String(n)}.example`;
      const { body } = await get('/surf-lesson', { host });
      assert.ok(body.includes(`<title>http://${host}</title>`));
    }
    const { body, headers } = await get('/surf-lesson', { host: 'real.example' });
    assert.match(body, /Private Surf Lesson/);
    assert.match(body, /<title>http:\/\/real\.example<\/title>/);
    assert.notEqual(headers['etag'], (await get('/surf-lesson', { host: 'other.example' })).headers['etag']);
    assert.equal(rendered.length, 1);
  });
});
