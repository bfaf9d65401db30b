import type { Page } from '@playwright/test';
import { sitePages } from '../../scripts/sitePages.ts';
import { adminPaths } from '../support/e2e/admin.ts';
import { accounts } from '../support/e2e/accounts.ts';
import { documentedCalls, startForeignSite, startSiteOnMock } from '../support/e2e/foreignSite.ts';
import { checkOut, expect, schoolDay, test } from '../support/e2e/test.ts';

test('dist/ on a plain host, with a backend that knows the documented calls alone, takes a booking', async ({
  page,
}) => {
  expect(documentedCalls).toHaveLength(45);
  const { origin, asked, missing, stop } = await startForeignSite();
  try {
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ride and catch the waves with');
    await expect(page.getByRole('button', { name: 'Go to slide 2' })).toBeVisible();
    await expect(page.getByText('Rp. 1.500.000 /each')).toBeVisible();
    await expect(page.getByText('We stood up.')).toBeVisible();
    await page.getByRole('link', { name: 'Book Here' }).click();
    await expect(page.getByRole('heading', { name: 'Private lessons' })).toBeVisible();
    await page.getByRole('link', { name: 'Private lesson', exact: true }).click();
    await expect(page).toHaveURL(/\/surf-lesson\/lesson-detail/);
    await page.reload();
    await expect(page.getByLabel('Surf Spot')).toHaveValue(/Kuta Beach/);
    await page.getByLabel('Reservation Date').fill(schoolDay(2));
    await expect(page.getByText(/closed|cannot be booked/i)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Total: Rp. 650.000')).toBeVisible();
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    await checkOut(page, 'CASH');
    await expect(page.getByText('Sari Dewi')).toBeVisible();
    await expect(page.getByText('If your plans change')).toHaveCount(0);
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Log in to your');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    await page.goto(`${origin}/surfspot`);
    await expect(page.getByRole('heading', { level: 1, name: 'Surf Spots in Bali' })).toBeVisible();
    await page.goto(`${origin}/no/such/page`);
    await expect(page.getByText('Oops! Page not found.')).toBeVisible();
    await page.goto('about:blank'); // nothing is asked for any more
  } finally {
    stop();
  }
  expect(asked.unknown).toEqual([]);
  expect(missing).toEqual([]);
  const kinds = new Set(asked.calls.map((call) => call.replace(/\?.*/, '').replace(/[0-9A-Z]{10}$/, '…')));
  expect([...kinds].sort()).toEqual([
    'GET /carousels',
    'GET /check-booking/…',
    'GET /images',
    'GET /product-categories',
    'GET /products',
    'GET /surf-spots',
    'GET /testimonies',
    'POST /bookings',
  ]);
});

test('with a backend of level 1 no page asks for what is not there, an administrator’s neither', async ({ page }) => {
  test.slow();
  const { origin, stop } = await startSiteOnMock(['--level', '1']);
  const failed: string[] = [];
  page.context().on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${String(answer.status())} ${answer.url()}`);
  });
  const visit = async (path: string, tab = page) => {
    await tab.goto(origin + path);
    await tab.waitForLoadState('networkidle');
  };
  /** Visits pages side by side, as each is waited for until it has long asked for nothing. */
  const visitAll = async (
    paths: string[],
    look: (tab: Page, path: string) => Promise<void> = () => Promise.resolve(),
  ) => {
    const left = [...paths];
    const inTurn = async () => {
      const tab = await page.context().newPage();
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await visit(path, tab);
        await look(tab, path);
      }
      await tab.close();
    };
    await Promise.all([inTurn(), inTurn(), inTurn(), inTurn()]);
  };
  try {
    await visit('/surf-lesson');
    await page.getByRole('link', { name: 'Private Surf Lesson' }).first().click();
    await page.getByLabel('Reservation Date').fill(schoolDay(2));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    const code = await checkOut(page, 'CASH');
    await page.waitForLoadState('networkidle');
    await visitAll(sitePages.map(({ path }) => (path === '*' ? '/no/such/page' : path.replace(':bookingCode', code))));
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(accounts.administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.administrator.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/admin$/);
    const ofLevel2 = ['money', 'messages', 'instructors', 'roster', 'changes', 'school'].map(
      (name) => `/admin/${name}`,
    );
    await visitAll(adminPaths, (tab, path) =>
      expect(tab.getByText('Oops! Page not found.')).toHaveCount(ofLevel2.includes(path) ? 1 : 0),
    );
    await visit(`/admin/transaction-bookings?booking=${code}`);
    await expect(page.getByRole('dialog')).toContainText(code);
    await expect(page.getByRole('link', { name: 'Money' })).toHaveCount(0);
  } finally {
    await stop();
  }
  expect(failed).toEqual([]);
});

test.describe('on a host of its own', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('a site says what its backend of level 2 says of the school, in the visitor’s language', async ({ page }) => {
    const { origin, stop } = await startSiteOnMock([], 2);
    try {
      const login = await page.request.post(`${origin}/api/auth/login`, { data: accounts.administrator });
      const { data: tokens } = (await login.json()) as { data: { access_token: string } };
      const data = {
        name: 'Sekolah Angin',
        phone: '+6234567890123',
        texts: {
          en: { welcome: 'The reef is ours.', tagline: 'Wind first.' },
          id: { tagline: 'Angin dulu.', welcome: null },
        },
      };
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      expect((await page.request.patch(`${origin}/api/school`, { headers, data })).status()).toBe(200);
      await page.goto(origin);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekolah Angin');
      await expect(page.getByText('The reef is ours.')).toBeVisible();
      await page.goto(`${origin}/contactus?lang=id`);
      await expect(page.getByRole('link', { name: '+62 345 6789 0123' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Angin dulu.')).toBeVisible();
      // A backend that is away for a moment leaves the page with the words of the build.
      await page.route('**/api/school', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }));
      await page.goto(`${origin}/contactus`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('about:blank'); // nothing is asked for any more
    } finally {
      await stop();
    }
  });
});
