import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../../support/e2e/a11y.ts';
import { isDeep } from '../../support/tier.ts';
import { beAdministrator } from '../../support/e2e/admin.ts';
import { book, firstPrivateLesson } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

const rupiah = (amount: number): string => `Rp. ${new Intl.NumberFormat('id-ID').format(amount)}`;

const openBooking = async (page: Page, code: string) => {
  await page.goto(`/admin/transaction-bookings?booking=${code}`);
  return page.getByRole('dialog', { name: 'Booking Detail' });
};

for (const width of isDeep ? [360, 1440] : [360]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a booking is paid in parts, and some of it is given back @deep', async ({ page }) => {
      const { price } = await firstPrivateLesson(page);
      const code = await book(page, { full_name: 'Putu Parts', phone: '+6281234500011' }, schoolDay(9));
      const panel = await openBooking(page, code);
      await panel.getByRole('button', { name: 'Add payment' }).click();
      const payment = page.getByRole('dialog', { name: 'Add payment' });
      const amount = payment.getByLabel('Amount in rupiah');
      await expect(amount).toHaveValue(String(price));
      await expectAccessible(page);
      await amount.fill('100.000');
      await expect(payment.getByText(`Rp. 100.000. ${rupiah(price - 100_000)} stays due.`)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(panel.getByText(`${rupiah(price - 100_000)} due · Rp. 100.000 paid`)).toBeVisible();
      await expect(panel.getByText('PENDING', { exact: true })).toBeVisible();

      await panel.getByRole('button', { name: 'Add payment' }).click();
      await payment.getByLabel('By transfer').check();
      await payment.getByRole('button', { name: `Add ${rupiah(price - 100_000)}` }).dblclick();
      await expect(panel.getByText(`Nothing due · ${rupiah(price)} paid`)).toBeVisible();
      await expect(panel.getByText('PAID', { exact: true })).toBeVisible();
      await expect(panel.getByText('Paid in cash', { exact: true })).toHaveCount(1);
      await expect(panel.getByText('Paid by transfer', { exact: true })).toHaveCount(1);

      await panel.getByRole('button', { name: 'Add payment' }).click();
      await amount.fill('50.000');
      await page.keyboard.press('Enter');
      await expect(payment.getByText('Say why: it is Rp. 50.000 more than is due.')).toBeVisible();
      await payment.getByLabel('Reason for a payment that is not due').fill('A tip');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('A tip', { exact: true })).toBeVisible();

      await panel.getByRole('button', { name: 'Give back' }).click();
      const refund = page.getByRole('dialog', { name: 'Give back' });
      await expect(refund).toBeVisible(); // until then a bar over the page says that it loads
      await expectAccessible(page);
      await refund.getByLabel('In cash (at most Rp. 150.000)').check();
      await refund.getByLabel('Amount in rupiah').fill('150.000');
      await refund.getByLabel('Lower the total by it').check();
      await refund.getByLabel('Reason for giving it back').fill('No waves');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('Given back in cash', { exact: true })).toBeVisible();
      await expect(panel.getByText('PAID', { exact: true })).toBeVisible();
      await page.reload();
      await expect(panel.getByText('− Rp. 150.000')).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    });
  });
}

test.describe('with somebody else at the counter', () => {
  test.use({ expectedErrors: [/409/] });

  test('what was given back meanwhile is refused in the dialog, and nothing typed is lost', async ({ page }) => {
    const { price } = await firstPrivateLesson(page);
    const code = await book(page, { full_name: 'Rai Refund', phone: '+6281234500012' }, schoolDay(9));
    const headers = await beAdministrator(page);
    const panel = await openBooking(page, code);
    const answer = await page.request.get(`/api/bookings?search=${code}`, { headers });
    const id = ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? '';
    const write = (entry: object, key: string) =>
      page.request.post(`/api/bookings/${id}/ledger`, { headers: { ...headers, 'Idempotency-Key': key }, data: entry });
    await write({ kind: 'PAYMENT', method: 'CASH', amount: price }, `paid-${code}`);
    await page.reload();
    await panel.getByRole('button', { name: 'Give back' }).click();
    await write({ kind: 'REFUND', method: 'CASH', amount: price - 20_000, reason: 'Rain' }, `back-${code}`);
    const refund = page.getByRole('dialog', { name: 'Give back' });
    await refund.getByLabel('Reason for giving it back').fill('Rain');
    await refund.getByRole('button', { name: `Give back ${rupiah(price)}` }).click();
    await expect(refund.getByRole('alert')).toContainText('Somebody has changed this booking meanwhile.');
    await expect(refund.getByRole('alert')).toContainText(`Given back: ${rupiah(price - 20_000)}`);
    await expect(refund.getByText('In cash (at most Rp. 20.000)')).toBeVisible();
    await expect(refund.getByLabel('Reason for giving it back')).toHaveValue('Rain');
    await refund.getByLabel('Amount in rupiah').fill('20.000');
    await refund.getByRole('button', { name: 'Give back Rp. 20.000' }).click();
    await expect(panel.getByText(`${rupiah(price)} due`)).toBeVisible();
  });
});
