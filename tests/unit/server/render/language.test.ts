import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  builtSite,
  fakeRenderers,
  NOT_FOUND,
  NOT_FOUND_ID,
  SHELL,
  SHELL_ID,
} from '../../../support/server/renderer.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const site = { siteRoot: builtSite(), renderers: fakeRenderers({ onRender: () => undefined }) };
const test = await makeTestApp(site);
const published = await makeTestApp({ ...site, settings: { publicUrl: 'https://surf.example' } });
await openSchool(test);
const get = (url: string, headers: Record<string, string> = {}, { app } = test) =>
  app.inject({ url, headers: { accept: 'text/html', host: 'school.example', ...headers } });
const languageOf = (html: string): string | undefined => /<html lang="(\w+)"/.exec(html)?.[1];

describe('the language of a page', () => {
  it('is English for everybody who has not chosen another one', async () => {
    const { body, headers } = await get('/surf-lesson', { 'accept-language': 'id' });
    assert.equal(languageOf(body), 'en');
    assert.equal(headers['set-cookie'], undefined);
    assert.equal(headers.vary, 'accept-encoding, cookie');
  });

  it('is the one that the address names, and the visitor’s browser keeps it', async () => {
    const byPerson = { 'sec-fetch-mode': 'navigate' };
    const { body, headers } = await get('/surf-lesson?lang=id&page=1', byPerson);
    assert.equal(languageOf(body), 'id');
    assert.match(body, /Private Surf Lesson/);
    assert.equal(headers['set-cookie'], 'lang=id; Path=/; Max-Age=31536000; SameSite=Lax');
    const { headers: onHttps } = await get('/surf-lesson?lang=en', byPerson, published);
    assert.equal(onHttps['set-cookie'], 'lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it('is not kept for who only reads the address, as a search engine does', async () => {
    assert.equal((await get('/surf-lesson?lang=id')).headers['set-cookie'], undefined);
  });

  it('is the one that was kept, unless the address names another', async () => {
    const cookie = 'other=1; lang=id; last=lang=en';
    assert.equal(languageOf((await get('/', { cookie })).body), 'id');
    assert.equal(languageOf((await get('/?lang=en', { cookie })).body), 'en');
  });

  it('is English where the site does not have the named one', async () => {
    for (const name of ['xx', '', 'pages', '..', 'id%0D%0Aa: b', '__proto__']) {
      const { body, headers } = await get(`/surf-lesson?lang=${name}`, { cookie: `lang=${name}` });
      assert.equal(languageOf(body), 'en');
      assert.equal(headers['set-cookie'], undefined);
    }
  });

  it('is also that of pages without lists, and of the page for unknown paths', async () => {
    const cookie = 'lang=id';
    assert.equal((await get('/profile', { cookie })).body, SHELL_ID);
    assert.equal((await get('/profile')).body, SHELL);
    const unknown = await get('/nowhere', { cookie });
    assert.deepEqual([unknown.statusCode, unknown.body], [404, NOT_FOUND_ID]);
    assert.equal((await get('/nowhere')).body, NOT_FOUND);
  });

  it('is English in the admin area', async () => {
    for (const url of ['/admin', '/admin/users'])
      assert.notEqual(languageOf((await get(url, { cookie: 'lang=id' })).body), 'id');
  });
});

it('HEAD answers with the length of the page', async () => {
  for (const url of ['/', '/surf-lesson']) {
    const { headers } = await test.app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } });
    const { body } = await test.app.inject({ url, headers: { accept: 'text/html' } });
    assert.equal(Number(headers['content-length']), Buffer.byteLength(body));
  }
});
