import type { Page } from '@playwright/test';
import { adminPaths, beAdministrator, expectScreen, open, signIn } from '../../support/e2e/admin.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { expectAccessible, expectFits, testPages, widths } from '../../support/e2e/a11y.ts';
import { makeBooking } from '../../support/e2e/pairs.ts';
import { isDeep } from '../../support/tier.ts';

/** Screens of the same parts as the one of the products; the deep tests look at them as well. */
const likeProducts = ['/admin/categories', '/admin/surfspot', '/admin/photo', '/admin/video', '/admin/carousel'];

const menuPaths = adminPaths.filter((address) => !address.includes('?'));

/** Goes through the sidebar, in which each screen has its place and a title of its own. */
async function walkSidebar(page: Page, check: () => Promise<void>): Promise<void> {
  await page.goto('/aboutus');
  await open(page, '/admin');
  for (const [index, path] of menuPaths.entries()) {
    await page.getByRole('navigation').getByRole('link').nth(index).click();
    await expect(page).toHaveURL(path);
    await expectScreen(page, path);
    if (!likeProducts.includes(path)) await check();
  }
}

testPages('every screen', async (page, check) => {
  await beAdministrator(page);
  if (!isDeep) await walkSidebar(page, check); // on a phone it is a drawer
  for (const path of isDeep ? adminPaths : adminPaths.filter((address) => !menuPaths.includes(address))) {
    await open(page, path);
    await check();
  }
});

test('what is tapped around a list is a thumb’s width on a phone', async ({ page }) => {
  await beAdministrator(page);
  await page.setViewportSize({ width: widths.phone, height: 900 });
  for (const path of ['/admin/users', '/admin/messages', '/admin/changes', '/admin/products'] as const) {
    await open(page, path);
    const around = 'input:not([type=checkbox]), select, [type=submit], [aria-haspopup=menu], nav button';
    const controls = page.locator(`main :is(${around})`);
    const heights = await controls.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
    expect(heights.length, path).toBeGreaterThan(1);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
  }
});

test('every dialog is accessible and fits, and returns the focus @deep', async ({ page }) => {
  test.setTimeout(180_000);
  // The dialogs are one component: outside of the deep tests one screen stands for all, and one shared dialog for each kind.
  const isShared = /^(Delete|Preview)/;
  const seen = new Set<string>();
  await page.setViewportSize({ width: widths.phone, height: 900 });
  await beAdministrator(page);
  for (const path of isDeep ? adminPaths : adminPaths.filter((one) => one === '/admin/products')) {
    await open(page, path);
    // The dialogs of further rows are those of the first.
    const buttons = page.locator('main button[aria-haspopup=dialog]:enabled:not([data-row-key] ~ [data-row-key] *)');
    const count = await buttons.count();
    for (let index = 0; index < count; index += 1) {
      const [label = ''] = isShared.exec((await buttons.nth(index).innerText()).trim()) ?? [];
      if (!isDeep && seen.has(label)) continue;
      if (label !== '') seen.add(label);
      await buttons.nth(index).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFits(page);
      await expectAccessible(page, 'all', '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(buttons.nth(index)).toBeFocused();
    }
  }
});

test('a booking, its dialogs and choosing on the board are accessible and fit', async ({ page }) => {
  test.setTimeout(240_000);
  const headers = await beAdministrator(page);
  const booking = await makeBooking(page, headers, 'three lines');
  const address = `/admin/transaction-bookings?booking=${booking.booking_code}`;
  const panel = page.getByRole('dialog', { name: 'Booking Detail' });
  const shown = async (name: string | RegExp) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.locator('[role=dialog] [aria-busy="true"]')).toHaveCount(0);
  };
  const openAt = (name: string, path: string) => async () => {
    await page.goto(path);
    await shown(name);
  };
  /** Opens a dialog from the panel, to which the one before leads back, as loading the page anew for each takes a second. */
  const openFromPanel = (name: string, button: string | RegExp) => async () => {
    if (await panel.isHidden()) await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: button }).first().click();
    await shown(name);
  };
  const choose = async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Choose sessions' }).click();
    await page
      .getByLabel(/^All of/)
      .first()
      .check();
  };
  const views: (() => Promise<unknown>)[] = [
    openAt('Booking Detail', address),
    openFromPanel('Edit Guest', 'Edit guest'),
    openFromPanel('Move or Change Session', /^Move or change/),
    openFromPanel('Cancel Session', /^Cancel .+ on /),
    openAt('Add Lesson', `${address}&edit=add-session`),
    openAt('Edit Status Booking', `${address}&edit=status`),
    openAt('Add payment', `${address}&edit=add-payment`),
    openAt('New Booking', '/admin?new=booking'),
    choose,
    async () => {
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Move…' }).click();
      await shown(/^Move \d+ session/);
    },
  ];
  const looks = [
    { width: 390, colorScheme: 'light' },
    { width: 1366, colorScheme: 'dark' },
    { width: 390, colorScheme: 'dark' },
    { width: 1366, colorScheme: 'light' },
  ] as const;
  for (const [index, open] of views.entries())
    for (const { width, colorScheme } of isDeep ? looks : looks.slice(index % 2, (index % 2) + 1)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open();
      await expectFits(page);
      await expectAccessible(page);
    }
});

test('the sidebar is a drawer on a phone, and Log Out leads home', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await signIn(page); // a session of its own, as it is ended
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await toast(page, 'Logout successful!');
});
