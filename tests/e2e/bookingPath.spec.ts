import { openCart } from '../support/e2e/bookings.ts';
import { checkOut, chooseLesson, expect, openLesson, schoolDay, test } from '../support/e2e/test.ts';
import { testPages } from '../support/e2e/a11y.ts';

test('a guest books two sessions with CASH and finds the booking by its code', async ({ page }) => {
  await chooseLesson(page, 'Private');
  await expect(page.getByLabel('Surf Spot')).not.toHaveValue('');
  await expect(page.getByLabel('Number of People')).toBeDisabled();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeDisabled();
  await page.getByLabel('Reservation Date').fill(schoolDay(1));
  await page.getByRole('button', { name: 'Add Session' }).click();
  await expect(add).toBeDisabled();
  await page.getByLabel('Reservation Date').nth(1).fill(schoolDay(2));
  await add.click();

  await expect(page).toHaveURL('/surf-lesson/booking-cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Action' })).toBeVisible();
  await expect(page.getByText(/^Total: Rp\. \d{1,3}(\.\d{3})+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();

  const code = await checkOut(page, 'CASH');
  await expect(page.getByText('Booking successful!')).toBeVisible();
  await expect(page.getByText('Sari Dewi')).toBeVisible();
  await expect(page.getByText('PENDING')).toHaveCount(2);
  await expect(page.getByText('Indonesia (ID)')).toBeVisible();
  // On paper the receipt names the school, no toast leaves a box, and no link is shown that nobody can tap.
  const map = page.getByText('Map (opens a new tab)');
  await expect(map).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(map).toBeHidden();
  await expect(page.getByText('+62 361 555 0114').first()).toBeVisible();
  await expect(page.locator('.notistack-SnackbarContainer')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('row')).toHaveCount(3);

  // The cart is gone, and the code finds the booking again.
  await page.goto('/surf-lesson/booking-cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goto('/check-bookings');
  const check = page.getByRole('button', { name: 'Check Booking' });
  await expect(check).toBeDisabled();
  await page.getByLabel('Booking Code').fill('   ');
  await expect(check).toBeDisabled();
  await page.getByLabel('Booking Code').fill(` ${code.toLowerCase()} `);
  await check.click();
  await expect(page.getByText('Booking details loaded successfully!')).toBeVisible();
  await expect(page.getByText('s…@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Check Payment Status' }).click();
  await expect(page.getByText('Payment status updated!')).toBeVisible();
  await page.getByRole('button', { name: 'Return to payment page' }).click();
  await expect(page.getByText('No redirect information found.')).toBeVisible();
});

test('a group lesson takes three people or more, and the cart can be changed', async ({ page, context }) => {
  await openLesson(page, 'Group Surf Lesson');
  const people = page.getByLabel('Number of People');
  await expect(people).toHaveValue('3');
  await people.fill('2');
  await expect(people).toHaveValue('3');
  await people.fill('12');
  await expect(people).toHaveValue('12');
  await page.getByLabel('Reservation Date').fill(schoolDay(-1));
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await page.getByLabel('Reservation Date').fill(schoolDay(1));
  await page.getByRole('button', { name: 'Add to Cart' }).click();

  await expect(page.getByLabel(/Number of people of/)).toHaveValue('12');
  await expect(page.getByRole('columnheader', { name: 'Action' })).toHaveCount(0);
  const total = page.getByText(/^Total: Rp\. /);
  const before = await total.textContent();
  await page.getByLabel(/Number of people of/).fill('4');
  await expect(total).not.toHaveText(before ?? '');

  // spec §4: the cart cookie lives on the lesson-detail path alone
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart');
  await page.goto('/surf-lesson/lesson-detail');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('cart');
  await page.getByRole('link', { name: 'Cart (1)' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('cart');
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an unknown code and a failing server do not break the page', async ({ page }) => {
    await page.goto('/surf-lesson/booking-details/NOSUCHCODE');
    await expect(page.getByText('Booking Not Found')).toBeVisible();
    await expect(page.getByText('Make sure your booking code is correct')).toBeVisible();
    await page.route('**/api/check-booking/**', (route) => route.abort());
    await page.goto('/surf-lesson/booking-details/7K3M9QXT2A');
    await expect(page.getByText('Failed to load booking details')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('a booking that fails keeps form and cart, and the retry books once', async ({ page }) => {
    await openCart(page, [1]);
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    const keys: (string | undefined)[] = [];
    let isFirst = true;
    await page.route('**/api/bookings', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first answer is lost after the server has booked.
      const response = await route.fetch();
      if (isFirst) await route.abort();
      else await route.fulfill({ response });
      isFirst = false;
    });
    await page.getByLabel('Full Name').fill('Sari Dewi');
    await page.getByLabel('Email').fill('sari@example.com');
    await page.getByLabel('Phone Number', { exact: true }).fill('+6281234567890');
    await page.getByLabel('CASH').check();
    await page.getByRole('button', { name: 'Process to Checkout' }).dblclick();
    await expect(page.getByText('Failed to complete booking. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Sari Dewi');
    await page.getByRole('button', { name: 'Process to Checkout' }).click();
    await page.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/status of 404/] }); // Chromium logs the answer itself

  test('no lesson chosen, an empty cart, an unknown address: each page says so', async ({ page }) => {
    await page.goto('/surf-lesson/lesson-detail');
    await expect(page.getByText('No lesson selected')).toBeVisible();
    await expect(page.getByText('Please select a lesson to book.')).toBeVisible();
    await page.goto('/surf-lesson/booking-details');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByText('Oops! Page not found.')).toBeVisible();
  });

  testPages('the booking path', async (page, check) => {
    await page.goto('/surf-lesson');
    await page
      .getByText(/\/each$/)
      .first()
      .waitFor();
    await check();
    await openLesson(page, 'Group Surf Lesson');
    await page.getByRole('button', { name: 'Add Session' }).click();
    await page.getByLabel('Reservation Date').first().fill(schoolDay(5));
    await page.getByLabel('Reservation Date').nth(1).fill(schoolDay(6));
    await check();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.waitForURL(/booking-cart/);
    await check();
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    await page.waitForURL(/booking-details/);
    await check();
    await checkOut(page, 'CASH');
    await page.getByText('Total Payment').waitFor();
    await check();
    await page.goto('/check-bookings');
    await check();
    await page.goto('/nowhere');
    await check();
  });
});
