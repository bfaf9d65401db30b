import { beAdministrator, rowsOf } from '../../support/e2e/admin.ts';
import { book, bookOnline } from '../../support/e2e/bookings.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

test('a booking is found, confirmed, paid and completed', async ({ page }) => {
  const code = await bookOnline(page, schoolDay(1));
  await beAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'The day after' }).click();
  await expect(page.getByText(code)).toBeVisible();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await page.getByLabel('Search by Booking Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Search' }).click();
  const row = rowsOf(page);
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row).toHaveCount(1);
  const save = page.getByRole('button', { name: 'Save' });
  for (const status of ['CONFIRMED', 'COMPLETED']) {
    await row.getByRole('button', { name: 'Edit Status' }).click();
    await page.getByRole('dialog').getByLabel('Status Booking').selectOption(status);
    await save.click();
    // Tomorrow, and not paid yet.
    if (status === 'COMPLETED') await page.getByRole('button', { name: 'Complete it anyway' }).click();
    await toast(page, 'Booking updated successfully!');
    await expect(row.getByText(status)).toBeVisible();
  }
  await row.getByRole('button', { name: 'Edit Payment' }).click();
  await page.getByRole('dialog').getByLabel('Status Payment').selectOption('PAY');
  await save.click();
  await toast(page, 'Payment updated successfully!');
  await expect(row.getByText('PAID')).toBeVisible();
  await row.getByRole('button', { name: 'Edit Status' }).click();
  await expect(page.getByText('Status cannot be changed because booking has been COMPLETED.')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.keyboard.press('Escape');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
});

test('on a laptop a booking’s time and the button that copies its code are not cut off', async ({ page }) => {
  await bookOnline(page, schoolDay(1));
  await beAdministrator(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/api\/bookings\?/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object[] };
    const wide = { booking_code: 'WPQWKWEPVW', created_at: '2026-11-30T14:44:00Z' };
    await route.fulfill({ json: { ...rest, data: data.map((booking) => ({ ...booking, ...wide })) } });
  });
  await page.goto('/admin/transaction-bookings');
  const time = rowsOf(page).first().getByText('30 Nov 2026, 22:44');
  await expect(time).toBeVisible();
  expect(await time.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const copy = rowsOf(page).first().getByRole('button', { name: 'Copy WPQWKWEPVW' });
  // What its line does not show is cut off.
  const [button, line] = await Promise.all([copy.boundingBox(), copy.locator('xpath=ancestor::div[1]').boundingBox()]);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0));
  // One pixel too many would put a scrollbar below the list.
  const list = page.getByRole('table').locator('xpath=..');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('what a dialog saves is never said to be somebody else’s change', async ({ page }) => {
  const code = await book(page, { full_name: 'Ayu Own', phone: '+6281234500012' }, schoolDay(9));
  await page.addInitScript(() => {
    const look = () => {
      const said = document.querySelector('[role=dialog]')?.textContent ?? '';
      if (/Somebody has changed|Status cannot be changed/.test(said)) document.documentElement.dataset['seen'] = said;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`/admin/transaction-bookings?booking=${code}`);
  const panel = page.getByRole('dialog', { name: 'Booking Detail' });
  const saved = async (button: string | RegExp, shown: string | RegExp) => {
    await page.getByRole('button', { name: button }).click();
    await expect(panel.getByText(shown).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  };
  await panel.getByRole('button', { name: 'Edit guest' }).click();
  await page.getByLabel('Note for the school').fill('Vegetarian');
  await saved('Save', 'Vegetarian');
  await panel.getByRole('button', { name: 'Add payment' }).click();
  await saved(/^Add Rp/, /^Nothing due/);
  await panel.getByRole('button', { name: 'Complete booking' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved('Complete it anyway', 'COMPLETED'); // it is before its day
});
