import type { Page } from '@playwright/test';
import { beAdministrator, expectScreen, open, rowsOf, stubPictures } from '../../support/e2e/admin.ts';
import { adminScreens } from '../../support/e2e/adminScreens.ts';
import type { Screen } from '../../support/e2e/adminSteps.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';

/** Answers a screen's list with two pages and three rows more: cut into pages of ten when the call asks for one, none for a search. */
async function stub(page: Page, { list, row, pageSize = 10 }: Screen): Promise<void> {
  const all = Array.from({ length: 2 * pageSize + 3 }, (_, index) => row(String(index + 1)));
  await page.route(
    ({ pathname }) => pathname === list,
    async (route) => {
      const { searchParams } = new URL(route.request().url());
      const asked = searchParams.get('page');
      const found = searchParams.has('search') || searchParams.has('status') ? [] : all;
      const from = (Number(asked ?? 1) - 1) * 10;
      const paging = {
        page: Number(asked ?? 1),
        size: 10,
        total_item: found.length,
        total_page: Math.ceil(found.length / 10),
      };
      await route.fulfill({ json: { data: asked === null ? found : found.slice(from, from + 10), paging } });
    },
  );
  await stubPictures(page);
}

// The server cuts this list into pages. The deep tests have all, also those that the page cuts itself.
const common = ['/admin/users'];

for (const screen of adminScreens.filter(({ path }) => isDeep || common.includes(path))) {
  test(`${screen.path}: reload and Back keep page${screen.search ? ' and search' : ''} @deep`, async ({ page }) => {
    await beAdministrator(page);
    await stub(page, screen);
    await open(page, screen.path);
    const { pageSize = 10 } = screen;
    const numbers = () => page.locator('tbody tr[data-row-key] td:first-child');
    const expectPage = async (from: number, count: number) => {
      await expectScreen(page, screen.path);
      await expect(numbers()).toHaveText(Array.from({ length: count }, (_, index) => String(from + index)));
    };
    await expectPage(1, pageSize);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expectPage(pageSize + 1, pageSize);
    await page.reload();
    await expectPage(pageSize + 1, pageSize);
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expectPage(2 * pageSize + 1, 3);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.goBack();
    await expectPage(pageSize + 1, pageSize);
    await page.goto(`${screen.path}?page=9`); // as after the last row of the last page was deleted
    await expect(page).toHaveURL(/\?page=3$/);
    await expectPage(2 * pageSize + 1, 3);
    await page.goBack();
    await expectPage(pageSize + 1, pageSize);
    if (!screen.search) return;

    const [label, nothing] = screen.search;
    await page.getByLabel(label).fill('no such thing');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\?search=no\+such\+thing$/);
    await expect(page.getByText(nothing)).toBeVisible();
    await page.reload();
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(page.getByLabel(label)).toHaveValue('no such thing');
    await page.goBack();
    await expectPage(pageSize + 1, pageSize);
  });
}

if (isDeep)
  test('reload and Back keep the filters of the bookings @deep', async ({ page }) => {
    await beAdministrator(page);
    for (const screen of adminScreens.filter(({ path }) => path === '/admin/transaction-bookings')) {
      await stub(page, screen);
      await page.goto(`${screen.path}?page=2`);
      const filter = page.getByRole('combobox', { name: 'Status Booking' });
      await filter.selectOption('COMPLETED');
      await expect(page).toHaveURL(/\?status=COMPLETED$/);
      await expect(page.getByText('No bookings found.')).toBeVisible();
      await page.reload();
      await expect(filter).toHaveValue('COMPLETED');
      await expect(page.getByText('No bookings found.')).toBeVisible();
      await page.goBack();
      await expect(rowsOf(page)).toHaveCount(10);
      await expect(filter).toHaveValue('');
    }
  });
