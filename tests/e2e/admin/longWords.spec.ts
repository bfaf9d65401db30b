import type { Page } from '@playwright/test';
import { expectFits, widths } from '../../support/e2e/a11y.ts';
import { beAdministrator, expectScreen } from '../../support/e2e/admin.ts';
import { book } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
const LONG_LINK = `https://maps.example.com/${'abcdefghij'.repeat(20)}`;

/** Changes something by a call that must succeed. */
async function change(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.patch(path, { headers: await beAdministrator(page), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a guest’s name of one word and a link in a note fit on a phone', async ({ page }) => {
  const day = schoolDay(60);
  const code = await book(page, { full_name: LONG_NAME, phone: '+6281234567860' }, day);
  const headers = await beAdministrator(page);
  const found = await page.request.get(`/api/bookings?search=${code}`, { headers });
  const { data } = (await found.json()) as { data: { id: string }[] };
  await change(page, `/api/bookings/${data[0]?.id ?? ''}`, { note: LONG_LINK });
  await change(page, '/api/days', { from: day, to: day, is_open: false });
  await page.setViewportSize({ width: widths.phone, height: 800 });

  await page.goto(`/admin/transaction-bookings?booking=${code}`);
  await expect(page.getByText(`Note: none to ${LONG_LINK}`, { exact: false })).toBeVisible();
  const width = () => page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await width()).toBeLessThanOrEqual(0);

  await page.goto('/admin/money');
  await expectScreen(page, '/admin/money');
  await expect(page.getByText(LONG_NAME).first()).toBeVisible();
  await expectFits(page);
  await change(page, '/api/days', { from: day, to: day, is_open: true });
});

test('a booking’s code and phone number, which are read out to somebody, stay in one line on a phone', async ({
  page,
}) => {
  const phone = '+6281234567861';
  const code = await book(page, { full_name: 'Sari Dewi', phone }, schoolDay(61));
  await beAdministrator(page);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(`/admin/transaction-bookings?booking=${code}`);
  for (const text of [code, phone]) {
    const shown = page.getByRole('definition').getByText(text, { exact: true });
    const lines = await shown.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, text).toBe(1);
  }
});
