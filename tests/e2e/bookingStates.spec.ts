import type { Page } from '@playwright/test';
import { signInAs } from '../support/e2e/accounts.ts';
import { expectAccessible, expectFits } from '../support/e2e/a11y.ts';
import { bookOnline, openCart } from '../support/e2e/bookings.ts';
import { expect, openLesson, schoolDay, test } from '../support/e2e/test.ts';

const checkoutPath = '/surf-lesson/booking-details';

/** No wider than the narrowest phone, and nothing for axe to find on it. */
async function check(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await expectAccessible(page);
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill('Sari Dewi');
  await page.locator('[name="email"]').fill('sari@example.com');
  await page.locator('[type="tel"]').fill('+6281234567890');
  await page.locator('[value="CASH"]').check();
}

const send = (page: Page) => page.locator('main form [type="submit"]').click();
const question = (page: Page) => page.locator('main [data-question]');

// What only these states show; the paths through them are in other files.
for (const lang of ['en', 'id'] as const)
  test.describe(`the way to a booking, in ${lang}`, () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test.beforeEach(({ context, site }) => context.addCookies([{ name: 'lang', value: lang, url: site }]));

    test('lesson, cart and checkout fit the narrowest phone', async ({ page }) => {
      await openLesson(page, 'Group Surf Lesson');
      await page.locator('[role="grid"] button:not([aria-disabled])').first().click();
      await check(page);
      await openCart(page, [2, 1]);
      await expect(page.locator('tbody img')).toHaveCount(2);
      await check(page);
      await page.goto(checkoutPath);
      await expect(page.locator('main a[href^="/login?next="]')).toBeVisible();
      await fillIn(page);
      await check(page);
    });

    test('a ticket and the question before it is changed fit the narrowest phone', async ({ page }) => {
      await page.goto(`/surf-lesson/booking-details/${await bookOnline(page, schoolDay(10))}`);
      const change = page.locator('section[aria-labelledby="change-booking"] button').first();
      await expect(change).toBeVisible();
      await check(page);
      await change.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page);
    });

    test('a checkout that got no answer, was refused, or lost its login says what now', async ({ page }) => {
      await openCart(page, [1]);
      await page.goto(checkoutPath);
      await fillIn(page);
      await page.route('**/api/bookings', (route) => route.abort());
      await send(page);
      await expect(page.locator('main [role="alert"]')).toBeVisible();
      await check(page);
      await page.unroute('**/api/bookings');

      await page.evaluate(() => sessionStorage.removeItem('checkoutAttempt'));
      await page.reload();
      const refusal = { message: 'No place is left on 5 December 2026.', details: [] };
      await page.route('**/api/bookings', (route) => route.fulfill({ status: 409, json: refusal }));
      await send(page);
      await expect(page.getByText(refusal.message)).toBeVisible();
      await check(page);
      await page.unroute('**/api/bookings');

      await signInAs(page, 'customer');
      await page.reload();
      await expect(page.getByText('customer@surf.example')).toBeVisible();
      await check(page);
      for (const name of ['access_token', 'refresh_token', 'currentUser']) await page.context().clearCookies({ name });
      await page.reload();
      await expect(question(page)).toBeVisible();
      await expect(page.locator('[name="name"]')).toHaveValue('Sari Dewi');
      await check(page);
      await send(page);
      await expect(question(page)).toBeFocused();
      await question(page).getByRole('button').click();
      await expect(question(page)).toHaveCount(0);
    });
  });

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const)
  test(`nothing lies over the cart, or over the order beside the form, at ${String(width)} × ${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openCart(page, [3, 2]);
    const cart = await page.locator('main table').boundingBox();
    await expect(page.getByText(/^Total: /)).toBeInViewport({ ratio: 1 });
    expect((cart?.x ?? 0) + (cart?.width ?? 0)).toBeLessThanOrEqual(
      (await page.getByText(/^Total: /).boundingBox())?.x ?? 0,
    );
    expect(await page.locator('main table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    // The name of a lesson stands in words, not letter below letter.
    expect((await page.locator('main td span').first().boundingBox())?.width).toBeGreaterThan(100);
    await page.goto(checkoutPath);
    const order = page.getByRole('complementary', { name: 'Your order' });
    const pay = page.getByRole('button', { name: 'Process to Checkout' });
    await expect(pay).toBeInViewport({ ratio: 1 });
    const [above, below] = await Promise.all([order.boundingBox(), page.getByText(/^Total: /).boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await order.getByRole('link', { name: 'Change the cart' }).focus();
    await expect(order.getByRole('link', { name: 'Change the cart' })).toBeInViewport({ ratio: 1 });
  });
