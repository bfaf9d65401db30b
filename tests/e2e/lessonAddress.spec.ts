import type { BrowserContext, Page } from '@playwright/test';
import { chooseLesson, expect, lessonAddress, loaded, schoolDay, test } from '../support/e2e/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const chosenId = async (context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'selectedProduct');
  const lesson = JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as { id: string } | null;
  return lesson?.id ?? '';
};
const idOf = (page: Page): string => new URL(page.url()).searchParams.get('lesson') ?? '';

/** Opens a lesson from the list; resolves to its name once its page is shown. */
async function openLesson(page: Page, name: string): Promise<string> {
  await chooseLesson(page, name);
  await expect(title(page)).toHaveText(new RegExp(name));
  await expect(page.getByLabel('Reservation Date')).toBeVisible();
  return (await title(page).textContent()) ?? '';
}

/** The first lesson of the site's list, as the API lists it. */
async function firstLesson(page: Page): Promise<{ id: string; name: string; price: number }> {
  const answer = await page.request.get('/api/products?page=1');
  const { data } = (await answer.json()) as { data: { id: string; name: string; price: number }[] };
  if (!data[0]) throw new Error('The demo school has no lesson.');
  return data[0];
}

test('two tabs keep two lessons, over a reload, and each puts its own into the cart', async ({ page, context }) => {
  const first = await openLesson(page, 'Private');
  await expect.poll(() => chosenId(context)).toBe(idOf(page));

  const other = await context.newPage();
  const second = await openLesson(other, 'Group');
  expect(second).not.toBe(first);
  await expect.poll(() => chosenId(context)).toBe(idOf(other));

  await page.reload();
  await expect(title(page)).toHaveText(first);
  await other.reload();
  await expect(title(other)).toHaveText(second);

  await page.getByLabel('Reservation Date').fill(schoolDay(2));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/surf-lesson/booking-cart');
  await expect(page.getByRole('row').nth(1)).toContainText(first);
  await page.goBack();
  await expect(page).toHaveURL(lessonAddress);
  await expect(title(page)).toHaveText(first);
});

test('a lesson opens by the middle button in a tab of its own', async ({ page, context }) => {
  await page.goto('/surf-lesson');
  const card = page.getByRole('article').getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  const opened = context.waitForEvent('page');
  await card.click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(lessonAddress);
  await expect(title(tab)).toHaveText(name);
  await expect(page).toHaveURL('/surf-lesson');
  await expect.poll(() => chosenId(context)).toBe(idOf(tab));
});

test('a lesson’s address opens it where nothing was chosen; without it, the lesson opened last is shown', async ({
  page,
  context,
}) => {
  const { id, name, price } = await firstLesson(page);
  await page.goto(`/surf-lesson/lesson-detail?lesson=${id}`);
  await expect(title(page)).toHaveText(name);
  await expect(page.getByText(`Rp. ${price.toLocaleString('id-ID')} per person and session`)).toBeVisible();
  await expect(page).toHaveTitle(`${name} | Ombak Pagi Surf School`);
  await expect.poll(() => chosenId(context)).toBe(id);
  await page.goto('/surf-lesson/lesson-detail');
  await expect(title(page)).toHaveText(name);
});

test('a lesson that is chosen from the list is shown without another call for it', async ({ page }) => {
  await page.goto('/surf-lesson');
  await expect(page.getByRole('article').first()).toBeVisible();
  await loaded(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products')) calls.push(request.url());
  });
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByLabel('Surf Spot')).not.toHaveValue('');
  expect(calls).toEqual([]);
});

test('the head of a lesson’s page is complete, once', async ({ page }) => {
  const { id, name, price } = await firstLesson(page);
  await page.goto(`/surf-lesson/lesson-detail?lesson=${id}`);
  await expect(title(page)).toHaveText(name);
  const address = page.url();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(`^${name} `));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(picture ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  const data: unknown = JSON.parse((await page.locator('[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: address,
    image: picture,
    offers: { '@type': 'Offer', price, priceCurrency: 'IDR', availability: 'https://schema.org/InStock', url: address },
  });
});

test.describe('an unknown lesson', () => {
  test.use({ expectedErrors: [/404/] }); // the server's answer

  test('an address without a lesson says so and leads to the list', async ({ page }) => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no%20such%2Flesson', '']) {
      await page.goto(`/surf-lesson/lesson-detail?lesson=${id}`);
      await expect(title(page)).toHaveText('This lesson is not offered any more.');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
    await page.getByRole('link', { name: 'See all lessons' }).click();
    await expect(page).toHaveURL('/surf-lesson');
  });
});

test.describe('a backend that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is not taken for an unknown lesson, and another try shows it', async ({ page }) => {
    const { id, name } = await firstLesson(page);
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
    // The page as a server sends it that cannot render the lesson.
    await page.route(`**/lesson-detail?lesson=${id}`, async (route) => {
      const url = route.request().url().split('?')[0] ?? '';
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`/surf-lesson/lesson-detail?lesson=${id}`);
    await expect(page.getByText('The lesson could not be loaded.')).toBeVisible();
    await page.unroute('**/api/products?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText(name);
  });
});

test('each page of the list has an address and a title of its own; what a search finds is not listed', async ({
  page,
}) => {
  await page.goto('/surf-lesson');
  const second = page.getByRole('button', { name: 'Page 2' });
  await expect(second).toHaveAttribute('href', '/surf-lesson?page=2');
  await second.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/surf-lesson?page=2');
  await expect(page).toHaveTitle(/^Surf Lessons, page 2 \|/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/surf-lesson');
  await expect(page).toHaveTitle(/^Surf Lessons \|/);
  await page.goto('/surf-lesson?search=group');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL('/surf-lesson', page.url()).href);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form that leads to its address', async ({ page }) => {
    await page.goto('/surf-lesson');
    const search = page.getByRole('searchbox', { name: 'Search by Product Name' });
    await search.fill('group');
    await search.press('Enter');
    await expect(page).toHaveURL('/surf-lesson?search=group');
  });
});
