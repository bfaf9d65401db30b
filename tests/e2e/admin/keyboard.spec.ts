import type { Page } from '@playwright/test';
import { beAdministrator, open } from '../../support/e2e/admin.ts';
import { noteToasts, toast } from '../../support/e2e/toasts.ts';
import { tabTo } from '../../support/e2e/keyboard.ts';
import { expect, test } from '../../support/e2e/test.ts';

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
