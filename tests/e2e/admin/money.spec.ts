import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beAdministrator, open } from '../../support/e2e/admin.ts';
import { expectAccessible, expectFits, widths } from '../../support/e2e/a11y.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';

const id = '00000000-0000-4000-8000-000000000001';
const code = 'ABCDEFGH23';
const list = (data: object[]) => ({
  data,
  paging: { page: 1, size: 10, total_item: data.length, total_page: 1 },
});

const item = {
  ...{ id, kind: 'REFUND_DUE', booking_id: id, booking_code: code, created_at: '2026-11-02T16:30:00Z' },
  text: 'The booking is cancelled; Rp. 500.000 are to be given back.',
};
const entry = {
  ...{ id, kind: 'REFUND', method: 'TRANSFER', amount: 500_000, reason: '=1+1', paid_at: '2026-11-02T16:30:00Z' },
  ...{ actor: 'Made', booking_id: id, booking_code: code, customer_name: 'Zoë' },
};

const sums = { since: null, earned: 0, received: 0, owed: 0, deferred: 0, over: 0 };
const guest = {
  booking_code: code,
  booking_status: 'CONFIRMED',
  customer_name: 'Zoë',
  customer_phone: '+6281234567890',
};
const balances = [
  { ...sums, ...guest, id, since: '2026-11-02', earned: 1_050_000, owed: 1_050_000 },
  { ...sums, ...guest, id: id.replace('1', '2'), received: 650_000, deferred: 650_000 },
];

/** A backend with one thing to see to, one lesson, one entry, one booking that owes and one that is paid ahead. */
async function stubMoney(page: Page): Promise<void> {
  await page.route('**/api/attention', (route) => route.fulfill({ json: list([item]) }));
  await page.route('**/api/revenue?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [from, to, by] = ['from', 'to', 'by'].map((name) => searchParams.get(name));
    const rows = [{ key: id, label: 'Group Surf', sessions: 1, people: 3, amount: 1_050_000 }];
    return route.fulfill({ json: { data: { from, to, by, rows, total_amount: 1_050_000 } } });
  });
  await page.route('**/api/balances?*', (route) => route.fulfill({ json: list(balances) }));
  await page.route('**/api/ledger?*', (route) => route.fulfill({ json: list([entry]) }));
}

if (isDeep)
  test('the period stays through reload and Back @deep', async ({ page }) => {
    await beAdministrator(page);
    await stubMoney(page);
    await open(page, '/admin/money');
    await page.getByRole('button', { name: 'Last month' }).click();
    await page.getByRole('button', { name: 'By spot' }).click();
    await expect(page).toHaveURL('/admin/money?period=last-month&by=spot');
    await page.reload();
    await expect(page.getByRole('button', { name: 'By spot', pressed: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'By lesson', pressed: true })).toBeVisible();
    await page.getByLabel('Period from').fill('2026-11-01');
    await page.getByLabel('Period to').fill('2026-11-05');
    await expect(page).toHaveURL('/admin/money?from=2026-11-01&to=2026-11-05');
  });

test('on a phone the hint leads to what needs attention, and a question opens where its button is', async ({
  page,
}) => {
  await beAdministrator(page);
  await stubMoney(page);
  await page.setViewportSize({ width: widths.phone, height: 700 });
  await page.goto('/admin/money');
  await page.getByRole('link', { name: '1 thing needs attention' }).click();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeInViewport();
  await page.getByRole('button', { name: `Done: Refund due, ${code}` }).click();
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeInViewport();
});

test('the ledger is a file in UTF-8 with its mark, in which no formula runs', async ({ page }) => {
  await beAdministrator(page);
  await stubMoney(page);
  await page.goto('/admin/money?from=2026-11-01&to=2026-11-30');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export ledger' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('ledger-2026-11-01-to-2026-11-30.csv');
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain(
    `"2026-11-03","00:30","${code}","Zoë","REFUND","TRANSFER",-500000,"'=1+1","Made"`,
  );
});

if (isDeep)
  test('by keyboard: what is done is noted after a question @deep', async ({ page }) => {
    await beAdministrator(page);
    await stubMoney(page);
    await page.route(`**/api/attention/${id}`, (route) => route.fulfill({ json: { data: true } }));
    await open(page, '/admin/money');
    await page.getByRole('button', { name: `Done: Refund due, ${code}` }).press('Enter');
    await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing needs attention.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

test('the screen fits on a phone and is accessible @deep', async ({ page }) => {
  await beAdministrator(page);
  await stubMoney(page);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  for (const by of isDeep ? ['lesson', 'spot', 'method'] : ['lesson']) {
    await page.goto(`/admin/money?by=${by}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('1 booking', { exact: true })).toHaveCount(2);
    for (const bookings of await page.getByText('1 booking', { exact: true }).all()) await bookings.click();
    await expect(page.getByRole('table')).toHaveCount(3);
    await expectFits(page);
    await expectAccessible(page, 'all');
  }
});

test('days on which much comes in fit on a phone', async ({ page }) => {
  await beAdministrator(page);
  await stubMoney(page);
  const rows = ['2026-11-29', '2026-11-30'].map((day) => ({
    key: day,
    label: day,
    sessions: 120,
    people: 340,
    amount: 111_825_000,
  }));
  const revenue = { from: '2026-11-29', to: '2026-11-30', by: 'day', rows, total_amount: 223_650_000 };
  await page.route('**/api/revenue?*', (route) => route.fulfill({ json: { data: revenue } }));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/admin/money?by=day');
  await expect(page.getByRole('cell', { name: 'Rp. 111.825.000' })).toHaveCount(2);
  await expectFits(page);
});
