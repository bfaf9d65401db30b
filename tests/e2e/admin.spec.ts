import type { Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { checkOut, chooseLesson, expect, expectWholePage, schoolDay, test, widths } from '../support/e2e/test.ts';

const screens = {
  '/admin': 'Selamat datang di Dashboard Admin',
  '/admin?sheet=tomorrow': 'Tomorrow on the beach',
  '/admin/users': 'Manage Users',
  '/admin/categories': 'Manage Product Categories',
  '/admin/products': 'Manage Products',
  '/admin/transaction-bookings': 'Manage Bookings Transaction',
  '/admin/carousel': 'Manage Carousels',
  '/admin/testimony': 'Manage Testimonies',
  '/admin/surfspot': 'Manage Surf Spots',
  '/admin/photo': 'Manage Photo',
  '/admin/video': 'Manage Tab Video',
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@surf.example');
  await page.getByLabel('Password', { exact: true }).fill('ombak-admin-2027');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
}

async function open(page: Page, path: keyof typeof screens): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: screens[path] })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Loading')).toHaveCount(0);
}

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** A picture of one colour (PNG, 8 x 8). */
function picture(): { name: string; mimeType: string; buffer: Buffer } {
  const table = Array.from({ length: 256 }, (_, start) => {
    let value = start;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const crc = (bytes: Buffer) => ~bytes.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), -1) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc(body), body.length + 4);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const pixels = Buffer.concat(Array.from({ length: 8 }, () => Buffer.from([0, ...Array<number>(24).fill(120)])));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return { name: 'wave.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

test('nobody but an administrator comes in', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/');
});

for (const [name, width] of Object.entries(widths)) {
  test(`every screen is whole on a ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    for (const path of Object.keys(screens) as (keyof typeof screens)[]) {
      await open(page, path);
      await expectWholePage(page);
    }
  });
}

test('every dialog is whole, and gives the focus back', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: widths.phone, height: 900 });
  await signIn(page);
  for (const path of Object.keys(screens) as (keyof typeof screens)[]) {
    await open(page, path);
    const buttons = page.locator('main button[aria-haspopup=dialog]:enabled');
    const labels = await buttons.allTextContents();
    for (const label of new Set(labels)) {
      await buttons.nth(labels.indexOf(label)).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWholePage(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(buttons.nth(labels.indexOf(label))).toBeFocused();
    }
  }
});

test.describe('categories', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] }); // a name that is taken

  test('a category is added, changed and deleted', async ({ page }) => {
    await signIn(page);
    await open(page, '/admin/categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.getByLabel('Category Name').last().fill('Foil lessons');
    await page.keyboard.press('Enter');
    await toast(page, 'Product Category added successfully!');
    await page.getByRole('button', { name: 'Edit Foil lessons' }).click();
    await page.getByLabel('Category Name').last().fill('Private Lessons');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Category name already exists.');
    await page.getByLabel('Category Name').last().fill('Wing lessons');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Product Category updated successfully!');
    await page.getByRole('button', { name: 'Delete Wing lessons' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Product category deleted successfully!');
    await expect(page.getByText('Wing lessons')).toHaveCount(0);
  });
});

test('a photo is chosen, added, seen and deleted', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/photo');
  const rows = page.locator('tbody tr[data-row-key]');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add Photo' }).click();
  await page
    .getByLabel('Image')
    .last()
    .setInputFiles({ ...picture(), buffer: Buffer.alloc(10 * 1024 * 1024) });
  await toast(page, 'Image size must be less than 10MB.');
  await page.getByLabel('Image').last().setInputFiles(picture());
  await expect(page.getByAltText('The chosen image')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Photo added successfully!');
  await expect(rows).toHaveCount(before + 1);
  const added = rows.last();
  await added.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await added.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Photo deleted successfully!!');
  await expect(rows).toHaveCount(before);
});

test('a booking is found, confirmed, paid and completed', async ({ page }) => {
  await chooseLesson(page, 'Private');
  await page.getByLabel('Reservation Date').fill(schoolDay(1));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  const code = await checkOut(page, 'CASH');

  await signIn(page);
  await page.getByRole('link', { name: 'Tomorrow on the beach' }).click();
  await expect(page.getByText(code)).toBeVisible();
  await page.getByRole('link', { name: 'Bookings Transaction' }).click();
  await page.getByLabel('Search by Booking Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Search' }).click();
  const row = page.locator('tbody tr[data-row-key]');
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row).toHaveCount(1);
  const save = page.getByRole('button', { name: 'Save' });
  for (const status of ['CONFIRMED', 'COMPLETED']) {
    await row.getByRole('button', { name: 'Edit Status' }).click();
    await page.getByLabel('Status Booking').last().selectOption(status);
    await save.click();
    await toast(page, 'Booking updated successfully!');
    await expect(row.getByText(status)).toBeVisible();
  }
  await row.getByRole('button', { name: 'Edit Payment' }).click();
  await page.getByLabel('Status Payment').last().selectOption('PAY');
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

test('the sidebar is a drawer on a phone, and Log Out leads home', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await signIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await toast(page, 'Logout successful!');
});
