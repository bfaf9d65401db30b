import type { Locator } from '@playwright/test';
import { beAdministrator, expectScreen, open, send } from '../support/e2e/admin.ts';
import { privateLesson } from '../support/e2e/bookings.ts';
import { expect, hydrated, schoolDay, test } from '../support/e2e/test.ts';

test.use({ colorScheme: 'dark', forcedColors: 'active' });

const backgroundOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

/** What is chosen stands on the system's colour for it, and its neighbour does not. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const highlight = await chosen.evaluate((element) => {
    const probe = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });
  await expect.poll(() => backgroundOf(chosen)).toBe(highlight);
  expect(await backgroundOf(other)).not.toBe(highlight);
}

/** The ring around what has the focus differs from what it stands on. */
async function expectFocusSeen(control: Locator): Promise<void> {
  await control.focus();
  const ring = await control.evaluate((element) => {
    const { outlineColor, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
    return { isDrawn: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2, outlineColor, backgroundColor };
  });
  expect(ring.isDrawn).toBe(true);
  expect(ring.outlineColor).not.toBe(ring.backgroundColor);
}

test('what is chosen in the list’s filters and in the day chooser is seen, and what is not to be had is grey', async ({
  page,
}) => {
  // In the middle of a month, which has days that are past and days that are free.
  const month = schoolDay(31).slice(0, 7);
  await page.clock.setSystemTime(`${month}-15T04:00:00Z`);
  await page.goto('/surf-lesson?who=group');
  await hydrated(page);
  const filters = page.getByRole('main').getByRole('list').first().getByRole('link');
  const chosen = page.getByRole('main').locator('a[aria-current="true"]');
  await expectChosen(chosen, filters.first());
  await page.keyboard.press('Tab'); // the focus that follows is the keyboard's
  await expectFocusSeen(chosen);

  await page.getByRole('article').getByRole('link').first().click();
  const opener = page.getByRole('button', { name: /^Choose the day of/ }).first();
  const day = page.getByRole('gridcell').getByRole('button');
  await expect(opener.or(day.first()).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  const free = page.locator('[role="gridcell"] button:not([aria-disabled])');
  await free.nth(2).click();
  const taken = page.locator('[role="gridcell"][aria-selected="true"] button').first();
  await expectChosen(
    taken,
    page.locator('[role="gridcell"]:not([aria-selected="true"]) button:not([aria-disabled])').first(),
  );
  await page.keyboard.press('Tab');
  await expectFocusSeen(taken);
  const colourOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).color);
  const past = page.locator('[role="gridcell"]:not([aria-selected="true"]) button[aria-disabled="true"]').first();
  expect(await colourOf(past)).not.toBe(await colourOf(free.last()));
});

test('what is chosen on the board, among the bookings and in the menu of the admin area is seen', async ({ page }) => {
  const headers = await beAdministrator(page);
  const guest = { customer: { full_name: 'Wayan Seen', phone: '+6281234500011' }, paid: null };
  const data = { ...guest, ...(await privateLesson(page, schoolDay(0))), force: true };
  await send(page.request, '/api/counter-bookings', { headers, data });
  await open(page, '/admin');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const entry = (name: string) => menu.getByRole('link', { name, exact: true });
  await expectChosen(menu.locator('a[aria-current="page"]'), entry('Money'));
  const days = page.getByRole('group', { name: 'Day of the board' });
  const today = days.getByRole('link', { name: 'Today' });
  await expectChosen(today, days.getByRole('link', { name: 'The day after' }));
  await page.keyboard.press('Tab'); // the focus that follows is the keyboard's
  await expectFocusSeen(today);
  const attendance = page.getByRole('group', { name: 'Attendance of Wayan Seen' });
  await attendance.getByRole('button').first().click();
  await expectChosen(attendance.locator('[aria-pressed="true"]'), attendance.locator('[aria-pressed="false"]').first());
  await attendance.locator('[aria-pressed="true"]').click(); // as it was

  await menu.locator('a[href="/admin/transaction-bookings"]').click();
  await expectScreen(page, '/admin/transaction-bookings');
  await expectChosen(menu.locator('a[aria-current="page"]'), menu.locator('a[href="/admin"]'));
  await page.keyboard.press('Tab');
  await expectFocusSeen(page.getByLabel('Sessions from'));
});
