import type { Page } from '@playwright/test';
import { beAdministrator, open } from '../../support/e2e/admin.ts';
import { noteToasts, toast } from '../../support/e2e/toasts.ts';
import { book } from '../../support/e2e/bookings.ts';
import { tabTo } from '../../support/e2e/keyboard.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

/** Timers without a delay come before React has applied a change, as they may on a busy machine: focus must not depend on them. */
const timersComeFirst = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (run: () => void, delay?: number) =>
      delay === undefined ? (queueMicrotask(run), 0) : later(run, delay);
    window.setTimeout = soon as typeof window.setTimeout;
  });

test('a category is changed with the keyboard alone, from the login on', async ({ page }) => {
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Edit Product Category' });
  const edit = page.getByRole('button', { name: 'Edit Group Lessons' });
  await noteToasts(page);
  await timersComeFirst(page);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type('admin@surf.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type('ombak-admin-2027');
  await keyboard.press('Enter');
  await page.waitForURL(/\/admin$/);

  await tabTo(page, page.getByRole('link', { name: 'Product Categories' }));
  await keyboard.press('Enter');
  await tabTo(page, edit);
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Category Name')).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();

  await keyboard.press('Enter');
  const description = dialog.getByLabel('Description', { exact: true });
  await tabTo(page, description);
  const before = await description.inputValue();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Three to five surfers.');
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await toast(page, 'Product Category updated successfully!');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('row', { name: /Group Lessons/ })).toContainText('Three to five surfers.');

  await keyboard.press('Enter'); // and back
  await tabTo(page, description);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(before);
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Group Lessons/ })).toContainText(before);
});

test('in a form higher than the window, what Tab leads to is in view all the way round', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await beAdministrator(page);
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit Group Surf Lesson' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Category')).toBeFocused();
  for (const name of ['Save', 'Close']) {
    const button = dialog.getByRole('button', { name, exact: true });
    await tabTo(page, button);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

/** Opens the board of a day with eight guests on a phone. */
async function openBoard(page: Page, day: string): Promise<void> {
  for (let index = 1; index <= 8; index += 1)
    await book(page, { full_name: `Kay Keys ${String(index)}`, phone: `+628123450070${String(index)}` }, day);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin?day=${day}`);
  await expect(page.getByRole('row', { name: /Kay Keys/ })).toHaveCount(8);
}

test('who comes back from a booking is at its guest on the board again, and after a walk-in at the new guest', async ({
  page,
}) => {
  const { keyboard } = page;
  await openBoard(page, schoolDay(11));
  const row = page.getByRole('row', { name: /Kay Keys 5/ });
  const guest = row.getByRole('link', { name: 'Kay Keys 5', exact: true });
  await row.getByRole('link', { name: /to pay/ }).press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Add Rp/ }));
  await keyboard.press('Enter');
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(guest).toBeFocused();
  await expect(guest).toBeInViewport();

  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Booking Detail' })).toBeVisible();
  await page.goBack();
  await expect(guest).toBeFocused();

  await page.getByRole('link', { name: 'New booking' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'New Booking' });
  await sheet.getByLabel('Guest', { exact: true }).fill('Walter Walk-In');
  await sheet.getByLabel('Phone of the guest').fill('081234500709');
  await sheet.getByLabel('Lesson').selectOption({ index: 1 });
  await sheet.getByRole('button', { name: 'Book' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Booking Detail' }).getByText('Walter Walk-In')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Walter Walk-In', exact: true })).toBeFocused();
});

test('choosing sessions begins at the first, and none that has the focus is behind their bar', async ({ page }) => {
  await openBoard(page, schoolDay(12));
  await page.getByRole('button', { name: 'Choose sessions' }).press('Enter');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  const bar = page.getByRole('region', { name: 'Chosen sessions' });
  const all = bar.getByRole('button', { name: 'All 8' });
  const below = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement?.getBoundingClientRect();
      return (focused?.bottom ?? 0) - element.getBoundingClientRect().top;
    });
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await all.evaluate((element) => element === document.activeElement)) return;
    await expect.poll(below).toBeLessThanOrEqual(0);
  }
  throw new Error('The bar is not reached.');
});
