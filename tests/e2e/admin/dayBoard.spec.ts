import type { Page } from '@playwright/test';
import { expectAccessible, expectFits, widths } from '../../support/e2e/a11y.ts';
import { beAdministrator } from '../../support/e2e/admin.ts';
import { sheetsOf } from '../../support/e2e/paper.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';

const GUESTS = 30;
const DAY = '2027-03-08';

const listOf = (data: object[]) => ({
  data,
  paging: { page: 1, size: data.length, total_item: data.length, total_page: 1 },
});

const session = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  booking_id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
  booking_code: `7K3M9QXT${String(10 + index)}`,
  booking_status: index % 7 === 3 ? 'PENDING' : 'CONFIRMED',
  customer_name: ['Sari Dewi', 'Jonas Lindqvist-Abrahamsen', 'Alejandro García Fernández de la Vega'][index % 3],
  customer_phone: `+62812345678${String(10 + index)}`,
  surf_spot_id: null,
  surf_spot_name: ['Batu Bolong', 'Kuta Beach', 'Padang Padang', 'Seminyak'][Math.floor(index / 8)],
  product_id: null,
  product_name: ['Group Surf Lesson', 'Semi-Private Intermediate Lesson', '3 Days Beginner Surf Camp'][index % 3],
  reservation_date: DAY,
  person: 1 + (index % 4),
  total_amount: 650_000,
  part: 1,
  parts: index % 3 === 2 ? 3 : 1,
  payment_method: index % 2 === 0 ? 'CASH' : 'GATEWAY',
  payment_status: index % 2 === 0 ? 'PENDING' : 'EXPIRED',
  amount_due: 1_950_000,
  attendance: null,
});

/** A day with as many guests as a page of paper has to take. */
async function openBoard(page: Page, changes: object = {}): Promise<void> {
  await beAdministrator(page);
  const day = { date: DAY, is_open: false, reason: 'Nyepi', places_left: 7, capacity: 80, people: 73 };
  await page.route(/\/api\/sessions\?/, (route) =>
    route.fulfill({
      json: listOf(Array.from({ length: GUESTS }, (_, index) => ({ ...session(index), ...(index === 1 && changes) }))),
    }),
  );
  await page.route(/\/api\/days\?/, (route) =>
    route.fulfill({ json: listOf([{ ...day, note: 'High tide 07:40, small swell' }]) }),
  );
  await page.goto(`/admin?day=${DAY}`);
  await expect(page.getByRole('link', { name: 'Sari Dewi' }).first()).toBeVisible();
}

test('thirty guests fit on one printed page', async ({ page }) => {
  await openBoard(page);
  expect(await sheetsOf(page)).toBe(1);
});

test('a name of one long word fits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page, { customer_name: `Hubertus ${'Wolfeschlegelsteinhausenberger'.repeat(2)}` });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
});

test('the board is accessible and fits at every width, with its forms @deep', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openBoard(page);
  await page.getByRole('button', { name: 'Edit the note' }).click();
  for (const width of isDeep ? [widths.phone, 820, 1366] : [widths.phone, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    await expectAccessible(page, 'all');
    for (const name of [/^Call/, /^WhatsApp/]) {
      const box = await page.getByRole('link', { name }).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(width < 500 ? 44 : 24);
    }
  }
});
