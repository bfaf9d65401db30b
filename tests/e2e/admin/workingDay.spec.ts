import type { Locator, Page } from '@playwright/test';
import { beAdministrator, rowsOf, send } from '../../support/e2e/admin.ts';
import { book, privateLesson } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

/** The tasks of a day (findings, 'The working day'): each takes at most so many taps and fields. */

/** Counts what a person does. */
function counted() {
  let actions = 0;
  const act = async (work: Promise<unknown>): Promise<void> => {
    actions += 1;
    await work;
  };
  return {
    tap: (target: Locator) => act(target.click()),
    fill: (field: Locator, text: string) => act(field.fill(text)),
    choose: (field: Locator, value: string | { label: string }) => act(field.selectOption(value)),
    expectAtMost: (most: number) => expect(actions).toBeLessThanOrEqual(most),
  };
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

/** A lesson for one person that has no hours, as those of others may have passed today. */
const lessonOfAnyHour = async (sheet: Locator): Promise<{ label: string }> => ({
  label: (await sheet.getByLabel('Lesson').locator('option', { hasText: 'Surf Guide & Day Trip' }).textContent()) ?? '',
});

test('a walk-in is booked and has paid in eight taps and fields, and stands on the board', async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/admin');
  const { tap, fill, choose, expectAtMost } = counted();
  await tap(page.getByRole('link', { name: 'New booking' }));
  const sheet = page.getByRole('dialog', { name: 'New Booking' });
  await fill(sheet.getByLabel('Guest', { exact: true }), 'Wayan Walk-In');
  await fill(sheet.getByLabel('Phone of the guest'), '081234500001');
  const lesson = sheet.getByLabel('Lesson');
  await choose(lesson, await lessonOfAnyHour(sheet));
  await tap(sheet.getByLabel('Paid in cash'));
  await tap(button(sheet, 'Book'));
  expectAtMost(8);
  await expect(page.getByRole('dialog').getByText('Wayan Walk-In')).toBeVisible();
  await page.goto('/admin');
  const guest = page.getByRole('row', { name: /Wayan Walk-In/ });
  await expect(guest.getByText('Paid', { exact: true })).toBeVisible();
});

test('the sheet for a new booking is over the board: a reload keeps what is typed, and closing leads back', async ({
  page,
}) => {
  await beAdministrator(page);
  const board = `/admin?day=${schoolDay(5)}`;
  await page.goto(board);
  const title = page.getByRole('heading', { level: 1, name: 'Selamat datang di Dashboard Admin' });
  const sheet = page.getByRole('dialog', { name: 'New Booking' });
  const guest = sheet.getByLabel('Guest', { exact: true });
  page.on('dialog', (question) => void question.accept()); // the browser's own, before a reload
  const open = async () => {
    await page.getByRole('link', { name: 'New booking' }).click();
    await expect(guest).toBeFocused();
    await expect(title).toBeAttached();
  };
  await open();
  await guest.fill('Rani Reload');
  await page.reload();
  await expect(guest).toHaveValue('Rani Reload');
  await expect(title).toBeAttached();
  for (const way of ['Cancel', 'Back']) {
    if (way === 'Back') await page.goBack();
    else await button(sheet, 'Cancel').click();
    await button(page, 'Discard changes').click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(board);
    if (way === 'Back') break;
    await open();
    await expect(guest).toHaveValue('');
    await guest.fill('Rani Again');
  }
  await expect(page.getByRole('link', { name: 'New booking' })).toBeFocused();
  await open();
  await guest.fill('Rani Returns');
  await sheet.getByLabel('Phone of the guest').fill('081234500077');
  await sheet.getByLabel('Lesson').selectOption(await lessonOfAnyHour(sheet));
  await button(sheet, 'Book').click();
  const panel = page.getByRole('dialog', { name: 'Booking Detail' });
  await expect(panel.getByText('Rani Returns')).toBeVisible();
  await panel.getByText('Close', { exact: true }).click();
  await expect(page).toHaveURL(board);
});

test('the cash of a guest is written down from the board in two taps, and the board is there again', async ({
  page,
}) => {
  await book(page, { full_name: 'Cara Cash', phone: '+6281234500009' }, schoolDay(0));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const guest = page.getByRole('row', { name: /Cara Cash/ });
  const { tap, expectAtMost } = counted();
  await tap(guest.getByRole('link', { name: /^Rp\. .* to pay: Cara Cash$/ }));
  await tap(button(page.getByRole('dialog', { name: 'Add payment' }), /^Add Rp/));
  expectAtMost(2);
  await expect(page).toHaveURL('/admin');
  await expect(guest.getByText('Paid', { exact: true })).toBeInViewport();
});

test('Back from a booking returns to its place on the board', async ({ page }) => {
  for (let index = 0; index < 6; index += 1)
    await book(page, { full_name: `Bea Back ${String(index)}`, phone: `+628123450020${String(index)}` }, schoolDay(6));
  await page.setViewportSize({ width: 390, height: 844 });
  await beAdministrator(page);
  await page.clock.install();
  await page.goto(`/admin?day=${schoolDay(6)}`);
  const last = page.getByRole('row', { name: /Bea Back/ }).last();
  await expect(last.getByLabel(/^Instructor of/)).toBeVisible();
  const guest = last.getByRole('link', { name: /^Bea Back/ });
  await guest.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await guest.click();
  await expect(page.getByRole('dialog', { name: 'Booking Detail' })).toBeVisible();
  await page.clock.fastForward('03:00'); // a look at the booking, and a word with the guest
  await page.goBack();
  await expect(guest).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a guest who did not come is noted by one tap, and taken back by another', async ({ page }) => {
  await book(page, { full_name: 'Nadia No-Show', phone: '+6281234500002' }, schoolDay(0));
  await page.goto('/admin');
  const noShow = button(page.getByRole('row', { name: /Nadia No-Show/ }), /No-show/);
  const { tap, expectAtMost } = counted();
  await tap(noShow);
  expectAtMost(1);
  await expect(noShow).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(noShow).toHaveAttribute('aria-pressed', 'true');
  await noShow.click();
  await expect(noShow).toHaveAttribute('aria-pressed', 'false');
});

test('a guest comes another day in four taps and fields', async ({ page }) => {
  await book(page, { full_name: 'Mira Mover', phone: '+6281234500003' }, schoolDay(0));
  await page.goto('/admin');
  const { tap, fill, expectAtMost } = counted();
  await tap(page.getByRole('link', { name: 'Mira Mover', exact: true }));
  await tap(button(page, /^Move or change/));
  await fill(page.getByLabel('Day of the session'), schoolDay(2));
  await tap(button(page, 'Save'));
  expectAtMost(4);
  await expect(page.getByRole('dialog', { name: 'Move or Change Session' })).toBeHidden();
  await page.goto(`/admin?day=${schoolDay(2)}`);
  await expect(page.getByRole('link', { name: 'Mira Mover', exact: true })).toBeVisible();
});

test('a guest is found by name, phone and code in one field', async ({ page }) => {
  const code = await book(page, { full_name: 'Zoé Unikum', phone: '+6281277700004' }, schoolDay(3));
  await page.goto('/admin/transaction-bookings');
  for (const words of ['zoe uni', '0812777000', code.toLowerCase()]) {
    await page.getByLabel('Search by Booking Code').fill(words);
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText('Zoé Unikum');
  }
});

test('a day is closed in four taps and fields, and its guests stand on a closed day', async ({ page }) => {
  const day = schoolDay(60);
  await book(page, { full_name: 'Nia Nyepi', phone: '+6281234500005' }, day);
  await page.goto('/admin');
  const { tap, fill, expectAtMost } = counted();
  await fill(page.getByLabel('Go to a day'), day);
  await tap(button(page, 'Close this day'));
  await fill(page.getByLabel('Reason, which guests read'), 'Ceremony');
  await tap(button(page, 'Close for bookings'));
  expectAtMost(4);
  await expect(page.getByText('Closed: Ceremony')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On a closed day' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nia Nyepi', exact: true })).toBeVisible();
});

test('all bookings that wait are confirmed in six taps', async ({ page }) => {
  await beAdministrator(page);
  const guest = { full_name: 'Made Many', email: 'many@example.com', phone: '+6281234500006', country: 'ID' };
  const data = { payment_method: 'CASH', customer_details: guest, ...(await privateLesson(page, schoolDay(5))) };
  for (let index = 0; index < 12; index += 1) await send(page.request, '/api/bookings', { data });
  await page.goto('/admin');
  const { tap, expectAtMost } = counted();
  await tap(page.getByRole('link', { name: 'See who waits' }));
  await tap(page.getByLabel('Choose this page'));
  await tap(button(page, /^All \d+ results$/));
  await tap(button(page, 'Confirm chosen'));
  await tap(page.getByRole('dialog').getByRole('button', { name: /^Confirm \d+ bookings$/ }));
  await tap(button(page, 'Done'));
  expectAtMost(6);
  await expect(page.getByText('0 results')).toBeVisible();
});

test('somebody becomes staff in four taps and fields, and sees today, the bookings, the roster and the way out alone', async ({
  page,
}) => {
  const person = { email: 'komang@example.com', password: 'ombak-staff-2027' };
  await send(page.request, '/api/auth/register', {
    data: { ...person, name: 'Komang Staff', confirm_password: person.password },
  });
  await beAdministrator(page);
  await page.goto('/admin');
  const { tap, choose, expectAtMost } = counted();
  await tap(page.getByRole('link', { name: 'Users' }));
  await tap(rowsOf(page).filter({ hasText: 'Komang Staff' }).getByRole('button', { name: /^Edit/ }));
  await choose(page.getByRole('dialog').getByLabel('Role'), 'STAFF');
  await tap(button(page.getByRole('dialog'), /^(Save|Update)/));
  expectAtMost(4);
  await expect(rowsOf(page).filter({ hasText: 'Komang Staff' })).toContainText('STAFF');

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log in').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText(['Today', 'Bookings', 'Roster']);
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/\/$/);
});
