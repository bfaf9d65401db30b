import type { Locator } from '@playwright/test';
import { openCart } from '../support/e2e/bookings.ts';
import { expect, test } from '../support/e2e/test.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });

/** Whether nothing covers the middle of the element in what is painted next. */
const isUncovered = (target: Locator) =>
  target.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

test('the total of thirty lessons and the way on are in sight all the time', async ({ page }) => {
  await openCart(
    page,
    Array.from({ length: 30 }, () => 1),
  );
  for (const y of [0, 1500, 4000]) {
    await page.evaluate((position) => window.scrollTo(0, position), y);
    await expect(page.getByText(/^Total: /)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Booking', exact: true })).toBeInViewport({ ratio: 1 });
  }
  // What the keyboard reaches is not under the total.
  for (const field of await page.getByLabel(/^Reservation date of/).all()) {
    await field.focus();
    await expect.poll(() => isUncovered(field)).toBe(true);
  }
});

test('a single session has no row for an action, and removing keeps the focus in the lesson', async ({ page }) => {
  await openCart(page, [3, 1]);
  const remove = (which: number) => page.getByRole('button', { name: new RegExp(`^Remove .*session ${which}$`) });
  await expect(page.getByRole('row').nth(4).locator('td:visible')).toHaveCount(5);
  await remove(3).click();
  await expect(remove(2)).toBeFocused();
  await remove(2).press('Enter');
  await expect(page.getByLabel(/^Reservation date of/).first()).toBeFocused();
});

test('the first message of an empty form is in sight', async ({ page }) => {
  await openCart(page, [1]);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await page.getByRole('button', { name: 'Process to Checkout' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const text of ['Tell us your name.', 'Please fill in all details'])
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Full Name').fill('Jonas');
  await page.getByLabel('Email').fill('jonas@example.com');
  await page.getByLabel('Phone Number', { exact: true }).fill('+49 1512 3456789');
  await page.getByRole('button', { name: 'Process to Checkout' }).click();
  const choose = page.getByText('Choose how you want to pay.');
  await expect(choose).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(choose)).toBe(true);
});

test('a German number without its code is asked about, and the answer is sent', async ({ page }) => {
  await openCart(page, [1]);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await page.getByLabel('Full Name').fill('Jonas');
  await page.getByLabel('Email').fill('jonas@example.com');
  await page.getByLabel('Phone Number', { exact: true }).pressSequentially('0151 23456789');
  await expect(page.getByText('We write to +62 151 23456789 (Indonesia).')).toBeVisible();
  const answer = page.getByRole('button', { name: 'Use +49 1512 3456789 (Germany)' });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await answer.click();
  await expect(page.getByText('We write to +49 1512 3456789 (Germany).')).toBeVisible();
  await page.getByLabel('CASH').check();
  await page.getByRole('button', { name: 'Process to Checkout' }).click();
  await page.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
  await expect(page.getByText('Germany (DE)')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('that nobody knows what became of it stays on the screen until it is booked', async ({ page }) => {
    await openCart(page, [1]);
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    await page.getByLabel('Full Name').fill('Jonas');
    await page.getByLabel('Email').fill('jonas@example.com');
    await page.getByLabel('Phone Number', { exact: true }).fill('+49 1512 3456789');
    await page.getByLabel('CASH').check();
    await page.route('**/api/bookings', (route) => route.abort());
    const send = page.getByRole('button', { name: 'Process to Checkout' });
    await send.click();
    const notKnown = page.getByText(/^We do not know yet whether you have booked\./);
    const toast = page.getByText('Failed to complete booking. Please try again.');
    await expect(toast).toBeVisible();
    for (const covered of [send, page.getByText(/^Total: /), notKnown]) expect(await isUncovered(covered)).toBe(true);
    await page.mouse.move(0, 0); // a toast under the pointer stays
    await expect(toast).toHaveCount(0);
    await expect(notKnown).toBeInViewport({ ratio: 1 });
    await expect(send).toBeFocused();
    await page.reload();
    await expect(notKnown).toBeInViewport({ ratio: 1 });
    await page.unroute('**/api/bookings');
    await send.click();
    await page.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
  });
});
