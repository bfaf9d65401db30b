import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/a11y.ts';
import { expect, hydrated, test } from '../support/e2e/test.ts';
import { isDeep } from '../support/tier.ts';
import { gate } from '../support/web/gate.ts';

const cards = (page: Page) => page.getByRole('article');
const results = (page: Page) => page.getByRole('group', { name: 'Lessons' });

/** The widths (px) of the cards, and where their names begin beside their pictures. */
const shapes = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const [own, heading] = [card, card.querySelector('h2, h3') ?? card].map((part) => part.getBoundingClientRect());
      return `${String(Math.round(own?.width ?? 0))} ${String(Math.round((heading?.left ?? 0) - (own?.left ?? 0)))}`;
    }),
  );

test('two who have never surfed find their lesson by two presses, and the way back', async ({ page }) => {
  await page.goto('/surf-lesson');
  await hydrated(page); // before, a choice leads to another document, which has no focus
  const all = await cards(page).count();
  await page.getByRole('link', { name: 'Two of us' }).click();
  await expect(page).toHaveURL('/surf-lesson?who=two');
  await expect(page.getByRole('link', { name: 'Two of us' })).toBeFocused();
  await page.getByRole('link', { name: 'First time' }).click();
  await expect(page).toHaveURL('/surf-lesson?who=two&level=first');
  await expect(cards(page).first()).toBeVisible(); // the lists' further pages may be on their way
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/semi-private/i.test(name) || /intermediate/i.test(name))).toEqual([]);
  await expect(page.locator('[aria-live]').filter({ hasText: 'fit' })).toContainText(`${String(names.length)} of 14`);
  await expectAccessible(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(names.length);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/surf-lesson');
  await expect(cards(page)).toHaveCount(all);
});

test('a step back right after a reload, before the code is there, shows what the address says', async ({ page }) => {
  await page.goto('/surf-lesson');
  await hydrated(page);
  const all = await cards(page).count();
  await page.getByRole('link', { name: 'Two of us' }).click();
  await expect(page).toHaveURL('/surf-lesson?who=two');
  await expect(cards(page)).not.toHaveCount(all);
  const code = gate();
  await page.route('**/js/*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/surf-lesson');
  code.open();
  await expect(cards(page)).toHaveCount(all);
});

test('a second choice counts with the first, also while the code for choices is still on its way', async ({ page }) => {
  await page.goto('/surf-lesson');
  await hydrated(page);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/js/*.js', (route) => {
    held.push(() => route.continue());
  });
  await page.getByRole('link', { name: 'Two of us' }).click();
  await expect(page.getByText('Loading lessons...')).toBeVisible();
  await page.getByRole('link', { name: 'First time' }).click();
  await expect(page).toHaveURL('/surf-lesson?who=two&level=first');
  for (const release of held) await release();
  await expect(cards(page).first()).toContainText('Semi-Private');
});

test('who is nervous of water is told what happens, and by whom to be asked', async ({ page }) => {
  await page.goto('/surf-lesson?level=nervous');
  await expect(page.getByText(/^You stay where you can stand/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me/,
  );
  await expect(cards(page).getByRole('link', { name: /group|intermediate|guid/i })).toHaveCount(0);
});

test('a search forgives the sign between words and typing mistakes, and nonsense finds nothing @deep', async ({
  page,
}) => {
  await page.goto('/surf-lesson');
  const box = page.getByRole('searchbox', { name: 'Search by Product Name' });
  for (const text of isDeep ? ['semi private surf', 'semiprivate', 'semi pirvate surf'] : ['semi pirvate surf']) {
    await box.fill(text);
    await expect(page).toHaveURL(`/surf-lesson?search=${text.replaceAll(' ', '+')}`);
    await expect(cards(page).getByRole('link', { name: 'Semi-Private Surf Lesson' })).toBeVisible();
  }
  await box.fill('xqzwv');
  await expect(page.getByText('Produk tidak tersedia')).toBeVisible();
  await expect(page.getByText('Produk tidak tersedia')).toHaveAttribute('lang', 'id');
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all lessons' }).click();
  await expect(results(page)).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
});

test('after paging the focus is on the lessons, and the page is said', async ({ page }) => {
  await page.goto('/surf-lesson');
  await hydrated(page); // before, the link leads to another document
  await page.getByRole('button', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/surf-lesson?page=2');
  await expect(results(page)).toBeFocused();
  await expect(page.locator('[aria-live]').filter({ hasText: 'page 2 of 2' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

for (const width of [768, 1440])
  test(`at ${String(width)} px all cards have one shape`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/surf-lesson', '/surf-lesson?page=2', '/surf-lesson?level=standing', '/surf-lesson?who=two']) {
      await page.goto(path);
      await expect(cards(page).first()).toBeVisible();
      expect(new Set(await shapes(page)).size, path).toBe(1);
    }
  });

test('a description is three lines at most, and no line shows below them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/surf-lesson');
  const lines = await cards(page)
    .locator('p:first-of-type')
    .evaluateAll((texts) =>
      texts.map((text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
    );
  expect(lines.length).toBeGreaterThan(0);
  for (const each of lines) expect(each).toBeLessThan(3.1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices are links, and a search keeps them', async ({ page }) => {
    await page.goto('/surf-lesson');
    await page.getByRole('link', { name: 'Three or more' }).click();
    await expect(page).toHaveURL('/surf-lesson?who=group');
    await expect(page.getByText(/^\d of 14 lessons fit you\.$/)).toBeVisible();
    await expect(cards(page).filter({ hasNotText: '3 or more people' })).toHaveCount(0);
    const search = page.getByRole('searchbox', { name: 'Search by Product Name' });
    await search.fill('sunset');
    await search.press('Enter');
    await expect(page).toHaveURL('/surf-lesson?search=sunset&who=group');
    await expect(cards(page)).toHaveCount(1);
  });
});
