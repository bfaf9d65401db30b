import type { APIRequestContext } from '@playwright/test';
import { addressesOf, crawl, type CrawledPage } from '../support/e2e/crawler.ts';
import { problemsOfData, problemsOfLesson } from '../support/e2e/structuredData.ts';
import { expect, test } from '../support/e2e/test.ts';

// Each address is asked for without its scripts, as crawlers do, and read by the browser's parser: regular expressions misread HTML.
// What structured data must have are a few rules of our own (structuredData.ts).

/** Links that may lead to an error. There are none. */
const MEANT_TO_FAIL: string[] = [];

// One worker for all of them: each goes on from what the one before has read.
test.describe.configure({ mode: 'default' });

const lessonOf = ({ address }: CrawledPage): string | null => {
  const { pathname, searchParams } = new URL(address);
  return pathname === '/surf-lesson/lesson-detail' ? searchParams.get('lesson') : null;
};

/** The ids of the lessons on the first page of the list, or on all of its pages. */
async function lessonIds(request: APIRequestContext, pages: 'first' | 'all'): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await request.get(`/api/products?page=${String(page)}`);
    const { data, paging } = (await answer.json()) as { data: { id: string }[]; paging: { total_page: number } };
    ids.push(...data.map(({ id }) => id));
    if (pages === 'all') last = paging.total_page;
  }
  return ids.sort();
}

/** Values that occur more than once. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('a crawl from the home page finds no broken link, and on each page a title of its own, one h1 and valid data', async ({
  page,
  site,
}) => {
  const { pages, broken } = await crawl(page, site);
  expect(broken.filter((line) => !MEANT_TO_FAIL.some((address) => line.includes(address)))).toEqual([]);
  expect(pages.length).toBeGreaterThan(5);

  const ready = pages.filter(({ isShell }) => !isShell);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(ready.filter(({ headings }) => headings !== 1).map(({ address }) => address)).toEqual([]);
  expect(ready.flatMap(({ address, jsonLd }) => problemsOfData(jsonLd).map((what) => `${address}: ${what}`))).toEqual(
    [],
  );

  const lessons = pages.filter((one) => lessonOf(one) !== null);
  const expected = await lessonIds(page.request, 'first');
  const found = lessons.map((one) => lessonOf(one) ?? '').sort();
  expect(
    expected.filter((id) => !found.includes(id)),
    'lessons that no link leads to',
  ).toEqual([]);
  for (const { address, jsonLd, canonical } of lessons) {
    expect(problemsOfLesson(jsonLd, address), address).toEqual([]);
    expect(canonical).toBe(address);
  }
});

test('every listed page exists in Indonesian, with a title of its own, and the two name each other', async ({
  page,
  site,
}) => {
  const english = (await crawl(page, site)).pages.filter(({ robots }) => robots === 'index, follow');
  expect(english.length).toBeGreaterThan(5);
  const titles = english.map(({ title }) => title);
  for (const { address, languages } of english) {
    expect(languages, address).toMatchObject({ en: address, 'x-default': address });
    const answer = await page.request.get(languages['id'] ?? '', { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toContain('<html lang="id"');
    for (const [language, url] of Object.entries(languages)) {
      expect(html).toContain(`hrefLang="${language}" href="${url.replaceAll('&', '&amp;')}"`);
    }
    expect(html).toContain(`<link rel="canonical" href="${(languages['id'] ?? '').replaceAll('&', '&amp;')}"/>`);
    titles.push(/<title>([^<]*)/.exec(html)?.[1] ?? '');
  }
  expect(repeated(titles)).toEqual([]);
});

test('the sitemap lists pages that are there, may be listed and are their own canonical address', async ({
  page,
  site,
}) => {
  const listed = addressesOf(await (await page.request.get('/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(5);
  expect(repeated(listed)).toEqual([]);
  expect(listed.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);

  const { pages, broken } = await crawl(page, site, listed);
  expect(broken).toEqual([]);
  const byAddress = new Map(pages.map((one) => [one.address, one]));
  for (const address of listed) {
    const { robots, canonical } = byAddress.get(address) ?? {};
    expect(robots, address).toBe('index, follow');
    expect(canonical).toBe(address);
  }
  expect(repeated(listed.map((address) => byAddress.get(address)?.title ?? ''))).toEqual([]);

  const lessons = listed.flatMap((address) => byAddress.get(address) ?? []).filter((one) => lessonOf(one) !== null);
  const expected = await lessonIds(page.request, 'all');
  expect(lessons.map((one) => lessonOf(one)).sort()).toEqual(expected);
  for (const { address, jsonLd } of lessons) expect(problemsOfLesson(jsonLd, address), address).toEqual([]);
});

test('the check of structured data finds what is missing or relative', () => {
  const address = 'http://127.0.0.1/surf-lesson/lesson-detail?lesson=1';
  const offer = {
    '@type': 'Offer',
    price: 350_000,
    priceCurrency: 'IDR',
    availability: 'https://schema.org/InStock',
    url: address,
  };
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Group lesson', offers: offer };
  const check = (changes: object, offerChanges: object = {}) =>
    problemsOfLesson([JSON.stringify({ ...product, offers: { ...offer, ...offerChanges }, ...changes })], address);
  expect(check({})).toEqual([]);
  expect(problemsOfLesson([], address)).toEqual(['0 products']);
  expect(problemsOfLesson(['{'], address)).toHaveLength(1);
  for (const changes of [{ name: '' }, { offers: [] }, { image: '/public/a.webp' }, { '@context': undefined }])
    expect(check(changes), JSON.stringify(changes)).not.toEqual([]);
  for (const changes of [{ price: '350000' }, { priceCurrency: 'USD' }, { url: 'http://127.0.0.1/surf-lesson' }])
    expect(check({}, changes), JSON.stringify(changes)).not.toEqual([]);
});
