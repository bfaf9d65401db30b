import type { Locator } from '@playwright/test';
import { renderedPages } from '../../scripts/sitePages.ts';
import { tabTo } from '../support/e2e/keyboard.ts';
import { expect, hydrated, lessonAddress, loaded, schoolDay, test } from '../support/e2e/test.ts';
import { gate } from '../support/web/gate.ts';
import { testPages } from '../support/e2e/a11y.ts';

const pages = renderedPages.map(({ path }) => path);

test('a visitor looks around the home page', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1:')) foreign.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ride and catch the waves with');
  await expect(page.getByRole('heading', { name: 'What We Offer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /3 days beginner surf lesson/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Surf School Reviews' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Photo' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tabpanel').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /close/i }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Video' }).click();
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  // Nothing of another site is asked for before the person opens it.
  expect(foreign.filter((url) => /^https?:/.test(url))).toEqual([]);

  await page.getByRole('link', { name: 'Book Here' }).click();
  await expect(page).toHaveURL('/surf-lesson');
  await expect(page.locator('h1')).toBeFocused();
});

test('whoever wants less motion sees the next reviews at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'Surf School Reviews' });
  const next = page.getByRole('button', { name: 'Next reviews' });
  await next.click();
  await expect.poll(() => reviews.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  await reviews.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  const at = await next.evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector('[role=region][aria-labelledby=reviews]')?.scrollLeft;
  });
  expect(at).toBeGreaterThan(200);
});

test('a visitor sends a review', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Write a review' }).first().click();
  await expect(page).toHaveURL('/contactus');
  const form = page.locator('form');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByLabel('Name').fill('Jonas');
  await form.getByLabel('Message').fill('Stood up on the first day.');
  await form.getByRole('button').click();
  await expect(page.getByText('Your testimony has been successfully submitted.')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test.describe('a server that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('breaks no page', async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
    }
    // Pages that are opened within the site ask for their lists.
    await page.goto('/aboutus');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Surf Lesson' }).click();
    await expect(page.getByText('Produk tidak tersedia')).toBeVisible();
  });
});

test('a slow server shows what is being loaded, and nothing breaks', async ({ page }) => {
  const answer = gate();
  await page.route('**/api/**', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/aboutus');
  await hydrated(page); // it is hydrated, so that a link stays within the site
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Surf Lesson' }).click(); // a page that is opened so asks
  await expect(page.getByText('Loading lessons...')).toBeVisible();
  answer.open();
  await expect(page.getByText(/\/each$/).first()).toBeVisible();
});

test('a lesson is booked with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  await page.goto('/');
  await hydrated(page); // it is hydrated
  await press(page.getByRole('banner').getByRole('link', { name: 'Surf Lesson' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page.getByRole('link', { name: 'Private Surf Lesson', exact: true }));
  await expect(page).toHaveURL(lessonAddress);
  const [year, month, day] = schoolDay(3).split('-');
  await tabTo(page, page.getByLabel('Reservation Date'));
  await keyboard.type(`${month ?? ''}${day ?? ''}${year ?? ''}`);
  await expect(page.getByLabel('Reservation Date')).toHaveValue(schoolDay(3));
  await press(page.getByRole('button', { name: 'Add to Cart' }));
  await press(page.getByRole('link', { name: 'Booking', exact: true }));
  await tabTo(page, page.getByLabel('Full Name'));
  await keyboard.type('Sari Dewi');
  await keyboard.press('Tab');
  await keyboard.type('sari@example.com');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('+6281234567890');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await page.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
});

testPages('the public pages', async (page, check) => {
  for (const path of pages) {
    await page.goto(path);
    await loaded(page);
    await check();
  }
});

test('a link works before the app has started', async ({ page }) => {
  const code = '**/js/main.*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.unroute(code);
  await page.getByRole('link', { name: 'Book Here' }).click();
  await expect(page).toHaveURL('/surf-lesson');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surf Lessons');
});
