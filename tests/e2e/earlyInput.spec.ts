import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test.ts';
import { gate } from '../support/web/gate.ts';

/** Opens a page whose code does not come before the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const code = gate();
  await page.route('**/js/main.*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return code.open;
}

test('a button that is pressed before the code is there does its work when it is', async ({ page }) => {
  const sendCode = await openWithoutCode(page, '/surfspot');
  await page.getByRole('button', { name: 'Uluwatu' }).click();
  sendCode();
  await expect(page.getByRole('heading', { name: 'Uluwatu' })).toBeVisible();
});

test('a part that is taken over later answers an early press, too', async ({ page }) => {
  const sendCode = await openWithoutCode(page, '/');
  await page.getByRole('tab', { name: 'Video' }).click();
  sendCode();
  await expect(page.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
});

test('a form that is filled in and sent before the code is there is sent once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/testimonies')) sent += 1;
  });
  const sendCode = await openWithoutCode(page, '/contactus');
  await page.getByLabel('Name', { exact: true }).fill('Jonas');
  await page.getByLabel('Message').fill('The first wave was mine.');
  await page.locator('main form').getByRole('button').click();
  sendCode();
  await expect(page.getByText('Your testimony has been successfully submitted.')).toBeVisible();
  expect(sent).toBe(1);
});

test('a search that is typed before the code is there is made', async ({ page }) => {
  const sendCode = await openWithoutCode(page, '/surf-lesson');
  await page.getByPlaceholder('Search by Product Name').fill('group');
  sendCode();
  await expect(page).toHaveURL(/search=group/);
  await expect(page.getByPlaceholder('Search by Product Name')).toHaveValue('group');
});
