import type { Locator } from '@playwright/test';
import { expectFits } from '../../support/e2e/a11y.ts';
import { beAdministrator } from '../../support/e2e/admin.ts';
import { book } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

/** What a sheet of A4 leaves between the usual margins (px): less than the window that is a phone's. */
const SHEET = { width: 718, height: 1046 };

/** How many lines the text of a cell takes. */
const linesIn = (cell: Locator): Promise<number> =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

test('a printed list is the table at its whole width, says what narrows it, and shows none of its controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beAdministrator(page);
  const guest = { full_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), phone: '+6281234567861' };
  await book(page, guest, schoolDay(59));
  const lists = [
    ['/admin/transaction-bookings?status=CONFIRMED&from=2026-01-02', 'Status Payment'],
    ['/admin/products', 'Description'],
    ['/admin/messages', 'Written'],
  ] as const;
  for (const [address, lastColumn] of lists) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const main = page.locator('main');
    await expect(main.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    await expect(main.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
    await expect(main.getByRole('columnheader', { name: lastColumn })).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    // A row's picture is a button as well.
    await expect(main.getByRole('button', { name: /^(?!Preview )/ }).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('searchbox')).toBeHidden();
    if (address === '/admin/products') expect(await linesIn(main.locator('tbody td:first-child').last())).toBe(1);
    if (!address.includes('?')) continue;
    await expect(main.getByRole('combobox', { name: 'Status Booking' })).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'Status Payment' })).toBeHidden();
    await expect(main.getByLabel('Sessions from')).toBeVisible();
    await expect(main.getByLabel('Sessions until')).toBeHidden();
  }
});
