import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/e2e/a11y.ts';
import { isDeep } from '../support/tier.ts';
import { beAdministrator } from '../support/e2e/admin.ts';
import { expect, openLesson, schoolDay, test } from '../support/e2e/test.ts';

const closedDay = () => schoolDay(5);
const fullDay = () => schoolDay(6);

/** Changes a day as the administrator, and leaves the page to a guest. */
async function change(page: Page, day: string, data: object): Promise<void> {
  const headers = await beAdministrator(page);
  const answer = await page.request.patch('/api/days', { headers, data: { from: day, to: day, ...data } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.context().clearCookies();
}

async function expectInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test.beforeEach(async ({ page }) => {
  await change(page, closedDay(), { is_open: false, reason: 'Odalan' });
  await change(page, fullDay(), { capacity: 0 });
});

test.afterEach(async ({ page }) => {
  await change(page, closedDay(), { is_open: true });
  await change(page, fullDay(), { capacity: null });
});

for (const width of isDeep ? [360, 1440] : [360]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedErrors: [/409/] });

    test('closed and full days are seen before they are chosen, in cart and checkout too @deep', async ({ page }) => {
      test.slow();
      await openLesson(page);
      const grid = page.getByRole('grid');
      const closed = grid.getByRole('button', { name: 'Closed: Odalan' });
      await page.getByLabel('Reservation Date').fill(closedDay());
      await expect(closed).toHaveAttribute('aria-disabled', 'true');
      await expect(grid.getByRole('button', { name: 'Full' })).toHaveAttribute('aria-disabled', 'true');
      const reason = page.getByText(/^The school is closed on .*: Odalan\.$/);
      await expect(reason).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
      await expectFits(page);
      await expectInBothSchemes(page);

      // The keyboard reaches the closed day, which tells its reason and cannot be chosen.
      await page.getByLabel('Reservation Date').fill(schoolDay(4));
      await expect(reason).toBeHidden();
      await grid.locator('[tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      await expect(closed).toBeFocused();
      await expect(reason).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Reservation Date')).toHaveValue(schoolDay(4));
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Reservation Date')).toHaveValue(schoolDay(3));
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      const booking = page.getByRole('link', { name: 'Booking', exact: true });
      await expect(booking).toBeVisible();
      await page.getByLabel(/^Reservation date of/).fill(fullDay());
      await expect(page.getByText(/^No place is left on /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Booking', exact: true })).toBeDisabled();
      await expectFits(page);
      const opener = page.getByRole('button', { name: /^Choose the day of/ });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(grid.getByRole('button', { name: /, chosen, Full$/ })).toBeFocused();
      await expectInBothSchemes(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowLeft');
      await expect(closed).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(opener).toBeFocused();
      await expect(page.getByLabel(/^Reservation date of/)).toHaveValue(schoolDay(4));
      await booking.click();

      // The day is closed while the form is filled in: the backend refuses, and the page says so once.
      await expect(page.getByRole('heading', { level: 1, name: 'Booking Details' })).toBeVisible();
      const headers = await beAdministrator(page);
      const patch = (data: object) =>
        page.request.patch('/api/days', { headers, data: { from: schoolDay(4), to: schoolDay(4), ...data } });
      await patch({ is_open: false, reason: 'Storm' });
      await page.context().clearCookies();
      await page.getByLabel('Full Name').fill('Sari Dewi');
      await page.getByLabel('Email').fill('sari@example.com');
      await page.getByLabel('Phone Number', { exact: true }).fill('+6281234567890');
      await page.getByLabel('CASH', { exact: true }).check();
      await page.getByRole('button', { name: 'Process to Checkout' }).click();
      await expect(page.getByRole('link', { name: 'Choose another day' })).toBeInViewport();
      await expect(page.getByText(/^The school is closed on .*: Storm\.$/)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Process to Checkout' })).toBeEnabled();
      await expectFits(page);
      await expectAccessible(page);
      await patch({ is_open: true });
      await page.getByRole('button', { name: 'Process to Checkout' }).click();
      await page.waitForURL(/\/booking-details\/[0-9A-Z]{10}$/);
    });
  });
}
