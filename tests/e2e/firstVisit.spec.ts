import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from '../support/e2e/accounts.ts';
import { isDeep } from '../support/tier.ts';
import { expect, hydrated, loaded, schoolDay, test } from '../support/e2e/test.ts';

/** How often a page asks the API when it is opened: never, as its HTML has brought all that it shows. */
export const callsOnOpening: Record<string, number> = {
  '/': 0,
  '/surf-lesson': 0,
  '/surf-lesson?page=2': 0,
  '/surf-lesson?search=group': 0,
  '/surf-lesson?who=two&level=nervous': 0,
  '/surfspot': 0,
  '/aboutus': 0,
  '/contactus': 0,
  '/check-bookings': 0,
};

/** The same for a lesson's page: once, for the days that are closed or full, which change too often to be rendered. */
export const callsOnOpeningLesson = 1;

const lessonAddress = '/surf-lesson/lesson-detail';

interface Row {
  id: string;
  name: string;
  price: number;
}

const rows = async (request: APIRequestContext, path: string): Promise<Row[]> =>
  ((await (await request.get(path)).json()) as { data: Row[] }).data;

const firstLesson = async (request: APIRequestContext): Promise<Row> => {
  const [lesson] = await rows(request, '/api/products?page=1');
  if (!lesson) throw new Error('The school has no lesson.');
  return lesson;
};

/** Opens a page, and shows it to its end, so that the parts that wait until they are near are hydrated as well. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    // A frame in which the end is seen, and one in which React has answered.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await loaded(page);
  await expect(page.locator('h1')).toBeVisible();
}

/** Signs a customer in, with a lesson in the cart and one chosen, as a visit before has left them. */
async function beCustomer(page: Page, lesson: Row): Promise<void> {
  await signInAs(page, 'customer');
  const { id, name, price } = lesson;
  const chosen = encodeURIComponent(JSON.stringify({ id, name, price, description: '' }));
  await page.context().addCookies([{ name: 'selectedProduct', value: chosen, domain: '127.0.0.1', path: '/' }]);
  const line = { product: { id, name, price }, surfSpot: { id }, sessions: [{ date: schoolDay(3), participants: 1 }] };
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify({ lines: [line], expiresAt: Date.now() + 3 * 86_400_000 }),
  );
}

/** Who comes, and from where; hydration.test.tsx has them all. */
const visits = [
  { timezoneId: 'America/Los_Angeles', who: 'a guest' },
  ...(isDeep
    ? [
        { timezoneId: 'Asia/Makassar', who: 'a customer with a full cart' },
        { timezoneId: 'America/Los_Angeles', who: 'a customer with a full cart' },
        { timezoneId: 'Asia/Makassar', who: 'a guest' },
      ]
    : []),
];

for (const { timezoneId, who } of visits)
  test.describe(`in ${timezoneId}, a minute before midnight in Makassar`, () => {
    test.use({ timezoneId, serviceWorkers: 'allow' });

    test(`every public page is hydrated without a word in the console for ${who}, and asks for nothing that its HTML has brought @deep`, async ({
      page,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      let calls: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname + search);
      });
      const lesson = await firstLesson(page.request);
      await page.clock.setFixedTime(`${schoolDay(0)}T23:59:00+08:00`);
      if (who !== 'a guest') await beCustomer(page, lesson);
      const ofLesson = `${lessonAddress}?lesson=${lesson.id}`;
      const expected = { ...callsOnOpening, [ofLesson]: callsOnOpeningLesson };
      for (const path of [...Object.keys(expected), lessonAddress]) {
        calls = [];
        await openWhole(page, path);
        if (who !== 'a guest') await expect(page.getByRole('link', { name: 'Cart (1)' })).toBeAttached();
        else if (path in expected) expect(calls, path).toHaveLength(expected[path] ?? 0);
        expect(said, path).toEqual([]);
      }
    });
  });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('lessons, their prices and their addresses can be read, and links work', async ({ page }) => {
    const lessons = await rows(page.request, '/api/products?page=1');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Surf Lesson' }).first().click();
    await expect(page).toHaveURL('/surf-lesson');
    await expect(page.locator('h1')).toBeVisible();
    for (const { name, price } of lessons) {
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(`Rp. ${price.toLocaleString('id-ID')} /each`);
    }
    const [{ id, name } = { id: '', name: '' }] = lessons;
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${lessonAddress}?lesson=${id}`);
    await page.goto('/surf-lesson?page=2');
    const [second] = await rows(page.request, '/api/products?page=2');
    const link = page.getByRole('link', { name: second?.name ?? '', exact: true });
    await expect(link).toHaveCount(1);
    await page.goto(`${lessonAddress}?lesson=${id}`);
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    await expect(heading).toHaveCount(1);

    const [spot] = await rows(page.request, '/api/surf-spots');
    await page.goto('/surfspot');
    await expect(page.getByText(spot?.name ?? '').first()).toBeVisible();
  });
});
