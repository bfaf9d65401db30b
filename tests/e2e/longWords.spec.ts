import type { APIRequestContext, Page } from '@playwright/test';
import { startSite } from '../../scripts/web/siteServer.ts';
import { accounts } from '../support/e2e/accounts.ts';
import { expectFits } from '../support/e2e/a11y.ts';
import { expect, hydrated, test } from '../support/e2e/test.ts';
import { some } from '../support/tier.ts';

type Words = Record<string, string | null>;
type Row = { id: string; translations: { id: Words } } & Record<string, string | number | null | object>;

const textOf = (value: Row[string] | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Each word twice as long, up to so many letters. */
const long = (text: string, most = 5000): string => text.replace(/\p{L}+/gu, (word) => word + word).slice(0, most);

/** The texts that are there, twice as long. */
const allLong = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]) => [
      name,
      text && long(text, /description|about/.test(name) ? 2000 : 100),
    ]),
  );

/** What each resource's form sends of a row besides its translations. */
const resources: Record<string, string[]> = {
  products: ['product_category_id', 'name', 'price', 'description'],
  'surf-spots': ['name', 'location', 'difficulty_level', 'description', 'location_url'],
  instructors: ['name', 'role', 'about'],
};

/** Makes every word of the school and its content twice as long. */
async function lengthen(request: APIRequestContext, origin: string): Promise<void> {
  const login = await request.post(`${origin}/api/auth/login`, { data: accounts.administrator });
  const { data: tokens } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const read = async <T>(path: string) =>
    ((await (await request.get(`${origin}/api/${path}`)).json()) as { data: T }).data;
  const sent = async (path: string, options: object, method: 'PATCH' | 'PUT') => {
    const answer = await request.fetch(`${origin}/api/${path}`, { method, headers, ...options });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  };

  const { texts, ...school } = await read<{ texts: Record<'en' | 'id', Words> } & Record<string, string>>('school');
  const names = ['name', 'brand', 'street', 'area', 'region'].map((name): [string, string] => [
    name,
    long(school[name] ?? '', 60),
  ]);
  const doubled = Object.entries(texts).map(([code, words]): [string, Words] => [
    code,
    Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text && long(text)])),
  ]);
  await sent('school', { data: { ...Object.fromEntries(names), texts: Object.fromEntries(doubled) } }, 'PATCH');
  for (const row of await read<Row[]>('product-categories')) {
    const data = { ...allLong({ name: textOf(row['name']) }), translations: { id: allLong(row.translations.id) } };
    await sent(`product-categories/${row.id}`, { data }, 'PUT');
  }
  for (const [path, fields] of Object.entries(resources))
    for (const row of await read<Row[]>(path)) {
      const kept = fields.map((field): [string, string] => [field, textOf(row[field])]);
      const longTexts = allLong(
        Object.fromEntries(
          fields.filter((field) => field in row.translations.id).map((field) => [field, textOf(row[field])]),
        ),
      );
      const translations = JSON.stringify({ id: allLong(row.translations.id) });
      await sent(
        `${path}/${row.id}`,
        { multipart: { ...Object.fromEntries(kept), ...longTexts, translations } },
        'PUT',
      );
    }
}

/** The texts that reach beyond the screen, but for those that something cuts off or scrolls, such as slides. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isBeyond = range.getBoundingClientRect().right > document.documentElement.clientWidth;
      if (isBeyond && !isCut(text.parentElement)) found.push(String(text.parentElement?.outerHTML).slice(0, 120));
    }
    return found;
  });

const paths = ['/', '/surf-lesson', '/surfspot', '/aboutus', '/contactus', '/check-bookings', '/login', '/register'];

test('no page is wider than the screen when all words are twice as long @deep', async ({ page }) => {
  test.setTimeout(600_000);
  const { origin, stop } = await startSite();
  try {
    await lengthen(page.request, origin);
    const views = [320, 1440].flatMap((width) => ['id', 'en'].map((lang) => ({ width, lang })));
    for (const { width, lang } of some(views, views.length)) {
      await page.setViewportSize({ width, height: 900 });
      const look = async () => {
        await hydrated(page);
        await expect(page).toHaveTitle(/OmbakOmbak PagiPagi/);
        await expect.poll(() => tooWide(page), { message: `${page.url()} at ${String(width)} px` }).toEqual([]);
        await expectFits(page);
      };
      for (const path of paths) {
        await page.goto(`${origin}${path}?lang=${lang}`);
        await look();
      }
      await page.goto(`${origin}/surf-lesson?lang=${lang}`);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/lesson-detail/);
      await look();
    }
    await page.goto('about:blank'); // a page that still loads something would miss its server
  } finally {
    await stop();
  }
});
