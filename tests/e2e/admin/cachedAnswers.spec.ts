import { beAdministrator, expectScreen, rowsOf, send } from '../../support/e2e/admin.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';

const password = 'a long password';

if (isDeep)
  test('an administrator who changes their own name reads it in the menu at once, and after a reload @deep', async ({
    page,
  }) => {
    const headers = await beAdministrator(page);
    const self = { name: 'Ketut Lama', email: 'ketut.lama@example.com' };
    const { id } = await send<{ id: string }>(page.request, '/api/auth/register', {
      data: { ...self, password, confirm_password: password },
    });
    await page.request.put(`/api/users/${id}`, { headers, data: { ...self, role: 'ADMIN' } });
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(self.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/admin$/);

    await page.getByRole('link', { name: 'Users' }).click();
    await expectScreen(page, '/admin/users');
    await page.getByLabel('Search by Name').fill(self.name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Edit ${self.name}` }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ketut Baru');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'User updated successfully!');
    await page.getByRole('link', { name: 'Home Page' }).click();
    await expect(page.getByRole('button', { name: 'Account of Ketut Baru' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Ketut Baru' })).toBeVisible();
  });

test('a lesson that an administrator adds and deletes comes and goes on the public pages, without a reload', async ({
  page,
}) => {
  const name = 'Ombak sehari';
  const lesson = page.getByRole('link', { name });
  const searchLessons = async () => {
    await page.getByRole('link', { name: 'Surf Lesson' }).first().click();
    await page.getByPlaceholder('Search by Product Name').fill(name);
    await expect(page).toHaveURL(/search=/); // going there would close the account's menu
  };
  const manageProducts = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Dashboard Admin' }).click();
    await page.getByRole('link', { name: 'Products' }).click();
    await expectScreen(page, '/admin/products');
  };
  await beAdministrator(page);
  await page.goto('/');
  await searchLessons();
  await expect(page.getByText('Produk tidak tersedia')).toBeVisible();

  await manageProducts();
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await form.getByLabel('Category').selectOption({ index: 1 });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Price').fill('1000');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Product added successfully!');
  await page.getByRole('link', { name: 'Home Page' }).click();
  await searchLessons();
  await expect(lesson).toBeVisible();

  await manageProducts();
  await page.getByLabel('Search by Product Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Product deleted successfully!');
  await page.getByRole('link', { name: 'Home Page' }).click();
  await searchLessons();
  await expect(page.getByText('Produk tidak tersedia')).toBeVisible();
});
