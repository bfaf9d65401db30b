import type { Locator } from '@playwright/test';
import { adminScreens } from '../../support/e2e/adminScreens.ts';
import { beAdministrator, open, rowsOf } from '../../support/e2e/admin.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { isDeep } from '../../support/tier.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Waits for the pictures of a place: one that is asked for after it is replaced would be an error of the console. */
const showPictures = (place: Locator) =>
  place.locator('img').evaluateAll((pictures: HTMLImageElement[]) =>
    Promise.all(
      pictures.map((picture) => {
        picture.loading = 'eager'; // also where it is out of sight
        return picture.decode().catch(() => undefined);
      }),
    ),
  );

// With a search, with a picture, and with a question in place; the others are made of the same parts.
const common = ['/admin/users', '/admin/products', '/admin/testimony'];

// Bookings have a journey of their own.
for (const screen of adminScreens.filter(({ path }) =>
  isDeep ? path !== '/admin/transaction-bookings' : common.includes(path),
)) {
  test(`${screen.path}: a row is made, found, seen, changed and deleted @deep`, async ({ page }) => {
    const name = `Ombak-${screen.list.replaceAll('/', '-')}`;
    await beAdministrator(page);
    await page.route(/^https:\/\/www\.youtube/, (route) => route.fulfill({ body: 'a video' }));
    await screen.make?.(page.request, name);
    await open(page, screen.path);
    await expect(page.locator('thead th')).toHaveText(['#', ...screen.columns, 'Actions']);
    if (screen.search && screen.make) {
      await page.getByLabel(screen.search[0]).fill(name);
      await page.keyboard.press('Enter');
      await expect(rowsOf(page)).toHaveCount(1);
    }
    const before = await rowsOf(page).count();
    const isNamed = screen.columns.some((column) => /Name|Video URL/.test(column));
    // Pictures have no names: what was added stands first.
    const row = isNamed ? rowsOf(page).filter({ hasText: name }) : rowsOf(page).first();

    for (const [index, step] of screen.steps.entries()) {
      const place = step.kind === 'add' ? page.locator('main') : row;
      await place.getByRole('button', { name: new RegExp(`^${step.open}`) }).click();
      const form = step.dialog ? page.getByRole('dialog', { name: step.dialog }) : page.getByRole('tooltip');
      await expect(form).toBeVisible();
      if (step.says !== undefined) await expect(form).toContainText(step.says);
      await step.fill?.(form, index === 0 ? name : `${name}-changed`);
      await form.getByRole('button', { name: step.submit, exact: true }).click();
      await toast(page, step.success);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (step.kind === 'add') await expect(rowsOf(page)).toHaveCount(before + 1);
      if (step.kind !== 'delete') await showPictures(row);
      if (step.kind === 'add' && screen.preview !== undefined) {
        await row.getByRole('button', { name: 'Preview' }).click();
        const preview = page.getByRole('dialog', { name: screen.preview });
        await expect(preview).toBeVisible();
        await showPictures(preview);
        await page.getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    await expect(rowsOf(page)).toHaveCount(screen.make ? before - 1 : before);
  });
}

test.describe('categories', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] }); // a name that is taken

  test('a name that is taken is refused in words of its own', async ({ page }) => {
    await beAdministrator(page);
    await open(page, '/admin/categories');
    await page.getByRole('button', { name: 'Edit Group Lessons' }).click();
    await page.getByLabel('Category Name').last().fill('Private Lessons');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Category name already exists.');
  });
});
