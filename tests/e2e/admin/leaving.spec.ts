import { beAdministrator, open } from '../../support/e2e/admin.ts';
import { bookOnline } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

test('a half-filled form is neither lost nor sent by Back, Forward, a reload or a changed mind', async ({ page }) => {
  await beAdministrator(page);
  // As on a slow device: the browser has moved for a while before the form's page brings it back.
  await page.addInitScript(() => {
    const go = window.history.go.bind(window.history);
    window.history.go = (delta) => void setTimeout(() => go(delta), 300);
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const nav = page.getByRole('navigation', { name: 'Admin' });
  const question = page.getByText('You have unsaved changes.');
  const name = page.getByRole('dialog').getByLabel('Category Name');
  await open(page, '/admin');
  await nav.getByRole('link', { name: 'Product Categories' }).click();
  await page.getByRole('button', { name: 'Add Category' }).click();
  await name.fill('Half');

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Half');

  const asked = page.waitForEvent('dialog');
  await name.press('End');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Half');

  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Who goes on before the page has changed stays on it, with the focus on the form's button.
  await expect(page.getByRole('heading', { level: 1, name: /Dashboard Admin/ })).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Product Categories' })).toBeFocused();
  expect(sent).toEqual([]);
});

test('an editor of a booking asks before Back takes what was typed, and closes alone', async ({ page }) => {
  await beAdministrator(page);
  const code = await bookOnline(page, schoolDay(9));
  await open(page, '/admin/transaction-bookings');
  await page.goto(`/admin/transaction-bookings?booking=${code}`);
  const panel = page.getByRole('dialog', { name: 'Booking Detail' });
  const note = page.getByLabel('Note for the school');
  const openEditor = async (text: string) => {
    await panel.getByRole('button', { name: 'Edit guest' }).click();
    await note.fill(text);
  };
  const isClosed = async () => {
    await expect(page).toHaveURL(`/admin/transaction-bookings?booking=${code}`);
    await expect(panel.getByRole('button', { name: 'Edit guest' })).toBeFocused();
  };
  await openEditor('Half');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('Half');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await isClosed();
  await openEditor('Half');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await isClosed();
  await openEditor('Vegetarian');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await isClosed();
  await expect(panel.getByText('Vegetarian', { exact: true })).toBeVisible();
});
