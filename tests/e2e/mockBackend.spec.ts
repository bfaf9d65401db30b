import type { Page } from '@playwright/test';
import { type Level, ofLevel, readOperations } from '../../scripts/contract/document.ts';
import { mockServer } from '../../scripts/contract/mock/server.ts';
import { adminPaths, expectScreen, open, rowsOf, signIn } from '../support/e2e/admin.ts';
import { adminScreens } from '../support/e2e/adminScreens.ts';
import { serveBuiltSite } from '../support/e2e/foreignSite.ts';
import { toast } from '../support/e2e/toasts.ts';
import { checkOut, expect, schoolDay, test as base } from '../support/e2e/test.ts';

/** Playwright's test on dist/ beside a mock backend of this level, which collects answers of failure. */
const testOf = (level: Level) =>
  base.extend<{ failed: string[] }>({
    site: [
      async ({}, use) => {
        const mock = mockServer(ofLevel(readOperations(), level));
        const { origin, missing, stop } = await serveBuiltSite((request, response) =>
          mock.emit('request', request, response),
        );
        await use(origin);
        stop();
        expect(missing).toEqual([]);
      },
      { scope: 'worker' },
    ],
    failed: [
      async ({ page, site }, use) => {
        const failed: string[] = [];
        page.on('response', (answer) => {
          if (answer.status() >= 400) failed.push(`${String(answer.status())} ${new URL(answer.url()).pathname}`);
        });
        // Videos and maps of other hosts are not asked for.
        await page.route(
          (url) => url.origin !== site,
          (route) => route.fulfill({ contentType: 'text/html', body: 'another host' }),
        );
        await use(failed);
      },
      { auto: true },
    ],
    serviceWorkers: 'block',
  });

const levelOne = testOf(1);
const levelTwo = testOf(2);

/** Opens an address and waits for its heading and all that it loads. */
async function see(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function signInAsGuest(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('any password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('/');
}

async function bookAsGuest(page: Page): Promise<string> {
  await page.goto('/surf-lesson');
  await page.getByRole('link', { name: 'Private lesson', exact: true }).first().click();
  await expect(page.getByLabel('Surf Spot')).toHaveValue(/Kuta Beach/);
  await page.getByLabel('Reservation Date').fill(schoolDay(3));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Total: Rp. 650.000')).toBeVisible();
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  return checkOut(page, 'CASH');
}

levelTwo('the mock shows guests and customers every page', async ({ page, failed }) => {
  await see(page, '/', 'Ride and catch the waves with');
  await expect(page.getByRole('button', { name: 'Go to slide 2' })).toBeVisible();
  await see(page, '/surf-lesson', 'Surf Lessons');
  await expect(page.getByRole('heading', { name: 'Semi-private lessons' })).toBeVisible();
  await see(page, '/surf-lesson?search=sunset', 'Surf Lessons');
  await expect(page.getByRole('link', { name: 'Private sunset lesson' }).first()).toBeVisible();
  await see(page, '/surfspot', 'Surf Spots in Bali');
  await expect(page.getByText('Uluwatu').first()).toBeVisible();
  await see(page, '/aboutus', 'About');
  await see(page, '/contactus', 'Contact Us');
  await see(page, '/surf-lesson/booking-cart', 'Your cart');
  await see(page, '/register', 'Register for Surf Spot');
  await see(page, '/forgot-password', 'Forgot your password?');
  await see(page, '/reset-password?token=any', 'Choose a new password');

  const code = await bookAsGuest(page);
  await expect(page.getByText('If your plans change')).toBeVisible();
  await see(page, '/check-bookings', 'Check Bookings');
  await page.getByLabel('Booking Code').fill(code);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page.getByText('Sari Dewi')).toBeVisible();

  await signInAsGuest(page, 'sari@example.com');
  await see(page, '/profile', 'Sari Dewi');
  await expect(page.getByRole('link', { name: '7K3M9QXT2A' })).toBeVisible();
  await page.getByRole('button', { name: 'Order History' }).click();
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();
  expect(failed).toEqual([]);
});

levelTwo('the mock shows administrators every screen, and what they change', async ({ page, context, failed }) => {
  const code = await bookAsGuest(page);
  await context.clearCookies();
  await signIn(page);
  for (const path of adminPaths.filter((one) => !one.includes('?'))) {
    await open(page, path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (path === '/admin') await expect(page.getByText('Priya Nair')).toBeVisible();
    else await expect(page.locator('main tbody tr:visible').first(), path).toBeVisible();
  }
  await open(page, '/admin/transaction-bookings');
  await page.getByRole('button', { name: `View ${code}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Sari Dewi');

  for (const path of ['/admin/photo', '/admin/categories'] as const) {
    const [add] = adminScreens.find((screen) => screen.path === path)?.steps ?? [];
    if (!add) throw new Error(`${path} has no steps.`);
    await open(page, path);
    await page.getByRole('button', { name: add.open }).click();
    const form = page.getByRole('dialog', { name: add.dialog ?? add.open });
    await add.fill?.(form, 'Longboard lessons');
    await form.getByRole('button', { name: add.submit, exact: true }).click();
    await toast(page, add.success);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(rowsOf(page).filter({ hasText: 'Longboard lessons' })).toHaveCount(1);
  await open(page, '/admin/photo');
  const picture = page.locator('img[src$=".png"], img[src*=".png?"]').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(failed).toEqual([]);
});

levelOne.describe('of level 1', () => {
  levelOne.use({ expectedErrors: [/404/] });

  levelOne('the mock takes a booking and shows the screens', async ({ page, context, failed }) => {
    await see(page, '/', 'Ride and catch the waves with');
    const code = await bookAsGuest(page);
    await expect(page.getByText('If your plans change')).toHaveCount(0);
    await context.clearCookies();
    await signIn(page);
    for (const path of ['/admin', '/admin/transaction-bookings', '/admin/products', '/admin/users'] as const) {
      await page.goto(path);
      await expectScreen(page, path);
    }
    await open(page, '/admin/transaction-bookings');
    await expect(rowsOf(page).filter({ hasText: code })).toHaveCount(1);
    const unknown = readOperations().filter(({ level }) => level === 2);
    const isOfLevelTwo = (call: string) =>
      unknown.some(({ path }) => new RegExp(`^404 ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call));
    expect(failed.filter((call) => !isOfLevelTwo(call))).toEqual([]);
  });
});
