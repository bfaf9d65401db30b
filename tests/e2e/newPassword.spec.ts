import { beAdministrator, send } from '../support/e2e/admin.ts';
import { expectAccessible, expectFits } from '../support/e2e/a11y.ts';
import { expect, test } from '../support/e2e/test.ts';

interface Message {
  kind: string;
  text: string;
}

test.use({ viewport: { width: 390, height: 800 }, expectedErrors: [/400|401/] });

test('a forgotten password is replaced by the link of the mail, which works once', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = { email: `lupa.${String(Date.now())}@example.com`, password: 'ombak-lama-2027' };
  await send(page.request, '/api/auth/register', {
    data: { ...person, name: 'Lupa Sandi', confirm_password: person.password },
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);

  const office = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const headers = await beAdministrator(office);
  const answer = await office.request.get(`/api/messages?search=${encodeURIComponent(person.email)}`, { headers });
  const { data } = (await answer.json()) as { data: Message[] };
  await office.close();
  const reset = data.find(({ kind }) => kind === 'PASSWORD_RESET');
  const link = /https?:\/\/\S+\/reset-password\?token=\S+/.exec(reset?.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');

  const choose = async (password: string) => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm New Password').fill(password);
    await page.getByRole('button', { name: 'Set the new password' }).dblclick();
  };
  await choose('ombak-baru-2027');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your new password is set. You can log in now.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('ombak-baru-2027');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('/');

  await choose('ombak-lain-2027');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});
