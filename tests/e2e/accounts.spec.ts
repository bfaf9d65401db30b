import type { Page } from '@playwright/test';
import { checkOut, expect, hydrated, openLesson, schoolDay, test } from '../support/e2e/test.ts';
import { accounts, signInAs } from '../support/e2e/accounts.ts';
import { testPages } from '../support/e2e/a11y.ts';

async function login(
  page: Page,
  { email, password }: { email: string; password: string },
  at = '/login',
): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}

const openAccountMenu = (page: Page) => page.locator('header button[aria-expanded]:visible').last().click();

test('a customer registers, logs in, books, sees the booking under My Schedule and logs out', async ({ page }) => {
  const email = `sari.${String(Date.now())}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Name').fill('Sari Dewi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('ombak-pagi-2027');
  await page.getByLabel('Confirm Password').fill('ombak-pagi-2027');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('/login');
  await login(page, { email, password: 'ombak-pagi-2027' });
  await page.waitForURL('/');

  await openLesson(page);
  await page.getByLabel('Reservation Date').fill(schoolDay(4));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await page.getByLabel('Orderer is the buyer').check();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sari Dewi');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Orderer is the buyer').uncheck();
  await expect(page.getByLabel('Email')).toHaveValue('');
  const code = await checkOut(page, 'CASH');
  // A page that comes takes the focus, which closes a menu that was opened before.
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Details' })).toBeFocused();

  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await page.getByRole('button', { name: 'Order History' }).click();
  await expect(page.getByText('Belum ada riwayat booking.')).toBeVisible();

  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('a tab that nobody looks at follows a logout and a login of another one', async ({ page, context }) => {
  // A session of its own: that of signInAs is shared with other tests, and a logout ends it.
  await login(page, accounts.customer);
  const other = await context.newPage();
  await other.addInitScript(() => addEventListener('focus', (event) => event.stopImmediatePropagation(), true));
  await other.goto('/aboutus');
  await hydrated(other);
  await expect(other.getByRole('button', { name: /^Account of (?!Guest)/ })).toBeVisible();
  await page.goto('/');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await login(page, accounts.customer);
  await expect(other.getByRole('button', { name: /^Account of (?!Guest)/ })).toBeVisible();
});

test('each guard sends people where they belong', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');

  await login(page, accounts.customer, '/login?next=%2Fprofile');
  await page.waitForURL('/profile');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.goto('/register');
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('an administrator is led to the admin area, which others do not see in the menu', async ({ page }) => {
  await login(page, accounts.administrator);
  await page.waitForURL('/admin');
  await page.goto('/surf-lesson');
  await openAccountMenu(page);
  await expect(page.getByRole('link', { name: 'Dashboard Admin' })).toBeVisible();
});

test('a person who leaves a page before the current user is loaded stays signed in', async ({ page }) => {
  await signInAs(page, 'customer');
  let isSlow = true;
  await page.route('**/api/users/current', async (route) => {
    if (!isSlow) return route.continue();
    isSlow = false;
    // never answered: the browser breaks it off
  });
  const asked = page.waitForRequest('**/api/users/current');
  await page.goto('/aboutus');
  await asked;
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Ayu Lestari').first()).toBeVisible();
});

test.describe('sessions that end', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an expired access token is refreshed without a message', async ({ page, context, baseURL }) => {
    await signInAs(page, 'customer');
    await context.addCookies([{ name: 'access_token', value: 'expired', url: baseURL ?? '' }]);
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
    });
    await page.goto('/profile');
    await expect(page.getByText('Ayu Lestari').first()).toBeVisible();
    await expect(page.getByText('Group Surf Lesson').first()).toBeVisible();
    expect(refreshes).toBe(1);
    const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value;
    expect(token).not.toBe('expired');
  });

  test('when the refresh token is refused too, the person is asked to log in', async ({ page, context, baseURL }) => {
    await signInAs(page, 'customer');
    await context.addCookies([
      { name: 'access_token', value: 'expired', url: baseURL ?? '' },
      { name: 'refresh_token', value: 'revoked', url: baseURL ?? '' },
    ]);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login/);
  });

  test('wrong credentials and a taken address are said, and nothing typed is lost', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');

    await page.goto('/register');
    await page.getByLabel('Name').fill('Ayu');
    await page.getByLabel('Email').fill(accounts.customer.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('ombak-pagi-2027');
    await page.getByLabel('Confirm Password').fill('ombak-pagi-2027');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('This e-mail address is already registered.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ayu');
  });
});

testPages('login, registration, forgotten passwords and profile', async (page, check) => {
  await page.goto('/register');
  await check();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).waitFor();
  await check();
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await check();
  await page.goto('/reset-password?token=of-a-mail');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await check();
  await signInAs(page, 'customer');
  await page.goto('/profile');
  await page.getByText('Group Surf Lesson').first().waitFor();
  await check();
});
