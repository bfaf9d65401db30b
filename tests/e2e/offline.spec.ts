import { renderedPages } from '../../scripts/sitePages';
import { bookOnline } from '../support/e2e/bookings';
import { expect, schoolDay, test } from '../support/e2e/test';

test.use({ expectedErrors: [/Failed to load resource/], serviceWorkers: 'allow' });

test('without a network, the home page, the lessons and an own booking still open, and say that they may be old', async ({
  page,
  context,
}) => {
  const code = await bookOnline(page, schoolDay(3));
  await page.goto(`/surf-lesson/booking-details/${code}`);
  await expect(page.getByText('Total Payment')).toBeVisible();
  // Whoever leaves before the answer is kept does not have it.
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), `/api/check-booking/${code}`);
  await expect.poll(isKept).toBe(true);
  await page.goto('/');
  await expect(page.getByText(/^Rp\. .* \/each$/).first()).toBeVisible();
  await page.goto('/surf-lesson');
  await expect(page.getByText(/^Rp\. .* \/each$/).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  // The worker's own requests as well, which `setOffline` alone leaves to older browsers.
  await context.setOffline(true);
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  const mayBeOld = page.getByText(/You are offline, so what you see may be old/);
  for (const path of ['/', '/surf-lesson']) {
    await page.goto(path);
    await expect(mayBeOld).toBeVisible();
    await expect(page.getByText(/^Rp\. .* \/each$/).first()).toBeVisible();
  }
  for (const { path } of renderedPages.filter(({ offline }) => offline)) {
    await page.goto(path);
    await expect(mayBeOld).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto(`/surf-lesson/booking-details/${code}`);
  await expect(page.getByText('Total Payment')).toBeVisible();
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(mayBeOld).toBeVisible();

  await context.unrouteAll();
  await context.setOffline(false);
  await page.goto('/surf-lesson');
  await expect(page.getByText(/^Rp\. .* \/each$/).first()).toBeVisible();
  await expect(mayBeOld).toBeHidden();
});
