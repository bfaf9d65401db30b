import { writtenOperations } from '../../scripts/writtenOperations.ts';
import { documentedCalls, startForeignSite } from '../support/e2e/foreignSite.ts';
import { checkOut, expect, schoolDay, test } from '../support/e2e/test.ts';

/** What the site may ask of every backend, and does without where the answer is 404. */
const ofLevel2 = writtenOperations()
  .filter(({ level, method, isForGuests }) => level === 2 && method === 'GET' && isForGuests)
  .map(({ path }) => path.replace('/api/', 'GET /'));

test.use({ expectedErrors: [/404/] }); // what a backend of level 1 says of the calls beyond the documented ones

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
    const days = page.waitForResponse((answer) => answer.url().includes('/api/days'));
    await page.goto(`${origin}/login`);
    await days; // by which the page learns that nothing is known of forgotten passwords
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Log in to your');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    await page.goto(`${origin}/surfspot`);
    await expect(page.getByRole('heading', { level: 1, name: 'Surf Spots in Bali' })).toBeVisible();
    await page.goto(`${origin}/no/such/page`);
    await expect(page.getByText('Oops! Page not found.')).toBeVisible();
  } finally {
    stop();
  }
  expect(asked.unknown.filter((call) => !ofLevel2.includes(call.replace(/\?.*/, '')))).toEqual([]);
  expect(missing).toEqual([]);
  const kinds = new Set(asked.calls.map((call) => call.replace(/\?.*/, '').replace(/[0-9A-Z]{10}$/, '…')));
  expect([...kinds].filter((call) => !ofLevel2.includes(call)).sort()).toEqual([
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
