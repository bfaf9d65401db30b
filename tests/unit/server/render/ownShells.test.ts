// Also on PostgreSQL: what another instance sends.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { school } from '../../../support/server/firstSchool.ts';
import { builtSite, fakeRenderers } from '../../../support/server/renderer.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

/** A page as the build writes it: town, year and story of the first school stand in it, besides its name. */
const builtPage = (page: string) =>
  `<!doctype html><html><head><meta name="api-level" content="2"><meta property="og:site_name" content="${school.name}"><title>${school.name}</title>` +
  `<meta name="description" content="Waves in ${school.region}"/><meta property="og:title" content="${school.name}"/>` +
  `<meta property="og:description" content="Waves in ${school.region}"/></head><body><div id="root" data-page="${page}">` +
  `<main><h1>Waves in ${school.area}</h1><div>since ${String(school.founded)}</div><noscript>${school.phone}</noscript></main></div>` +
  `<noscript><p>${school.email}</p></noscript></body></html>`;

const files = { 'pages/index.html': '/', 'pages/surf-lesson.html': '/surf-lesson', '404.html': '*', 'index.html': '' };
const siteRoot = builtSite();
for (const folder of ['', 'id/']) {
  mkdirSync(path.join(siteRoot, folder, 'pages'), { recursive: true });
  for (const [file, page] of Object.entries(files)) writeFileSync(path.join(siteRoot, folder, file), builtPage(page));
}
const manifest = { name: school.name, short_name: school.brand, description: school.texts.en.tagline };
writeFileSync(path.join(siteRoot, 'manifest.webmanifest'), JSON.stringify(manifest));

// No page is ever rendered in time: all that is sent is sent late.
const never = new Promise<void>(() => undefined);
const site = { siteRoot, renderers: fakeRenderers({ onRender: () => never }), settings: { renderPatience: 20 } };
const test = await makeTestApp(site);
const { token } = await test.signIn('ADMIN');
const own = {
  name: 'Sekolah Angin & Laut',
  brand: 'Angin',
  founded: null,
  email: 'halo@angin.example',
  phone: '+6234567890123',
  whatsapp: null,
  street: 'Jalan Karang 7',
  area: 'Senggigi',
  region: 'Lombok',
  texts: { en: { tagline: 'Wind first.' }, id: { tagline: 'Angin dulu.' } },
};
const former = new RegExp(
  [school.name, school.area, school.region, school.founded, school.email, school.phone.slice(1), school.street].join(
    '|',
  ),
);
const addresses = ['/', '/surf-lesson', '/profile', '/nowhere', '/admin'].flatMap((url) => [url, `${url}?lang=id`]);
const page = async (url: string, on = test.app) =>
  (await on.inject({ url, headers: { accept: 'text/html', host: 'surf.example' } })).body;

describe('a page that cannot be rendered in time', () => {
  it('is the one that was built, at the school of the build', async () => {
    const sent = await page('/');
    assert.equal(sent.replace('<script type="application/json" id="school">{}</script>', ''), builtPage('/'));
  });

  it('says at another school nothing of the first one, in the head neither, from the change on', async () => {
    const changed = await test.call('updateSchool', { token, body: own });
    assert.equal(changed.status, 200);
    const pages = await Promise.all(addresses.map((url) => page(url)));
    for (const [n, html] of pages.entries()) assert.doesNotMatch(html, former, addresses[n]);
    const [home = '', , lessons = ''] = pages;
    assert.match(home, /<title>\/ \| Sekolah Angin &amp; Laut<\/title>/);
    for (const name of ['name="description"', 'property="og:description"'])
      assert.ok(home.includes(`<meta ${name} content="Waves in Lombok"`), name);
    assert.match(lessons, /<meta property="og:title" content="\/surf-lesson \| Sekolah Angin &amp; Laut"/);
    // The site's code renders it, with the school's words, as it finds no page to take over.
    assert.doesNotMatch(home, /data-page/);
    assert.match(home, /id="school">\{"name":"Sekolah Angin & Laut"/);
  });

  it('tells those without JavaScript who the school is and how it is reached', async () => {
    const [, without = ''] = /<div id="root"><noscript>(.*?)<\/noscript><\/div>/.exec(await page('/nowhere')) ?? [];
    const text = without.replaceAll(/<[^>]*>/g, '\n');
    assert.match(text, /Sekolah Angin &amp; Laut/);
    assert.match(text, /Jalan Karang 7, Senggigi, Lombok/);
    assert.match(without, /href="tel:\+6234567890123"/);
    assert.match(without, /href="mailto:halo@angin\.example"/);
    assert.doesNotMatch(without, /wa\.me/);
  });

  it('says so to the first visitor after a start, too, and so does the manifest', async () => {
    const started = await test.startInstance(await test.connectAgain());
    for (const url of addresses) assert.doesNotMatch(await page(url, started), former, url);
    const { name, description } = (await started.inject('/manifest.webmanifest')).json<typeof manifest>();
    assert.deepEqual([name, description], [own.name, 'Wind first.']);
  });
});
