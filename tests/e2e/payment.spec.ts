import { openCart } from '../support/e2e/bookings.ts';
import { checkOut, expect, schoolDay, test } from '../support/e2e/test.ts';

test('online payment: the payment page opens and leads back, and the booking shows by itself that it was paid', async ({
  page,
  context,
}) => {
  await openCart(page, [1]);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  const code = await checkOut(page, 'ONLINE PAYMENT');
  expect((await context.cookies()).map(({ name }) => name)).toContain('redirectInfo');
  await expect(page.getByRole('heading', { name: /^One step left: pay Rp\. / })).toBeVisible();
  await expect(page.getByText(/pay by/)).toBeVisible();

  // Another device learns of the payment page from the booking.
  await context.clearCookies({ name: 'redirectInfo' });
  await page.reload();
  await page.getByRole('button', { name: 'Check Payment Status' }).click();
  await expect(page.getByText('Payment status updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check Payment Status' })).toBeFocused();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Return to payment page' }).click();
  const payment = await opened;
  await expect(payment.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute(
    'href',
    `/surf-lesson/booking-details/${code}`,
  );
  await payment
    .getByRole('button', { name: /paid|pay/i })
    .first()
    .click();
  await expect(payment).toHaveURL(`/surf-lesson/booking-details/${code}`);
  await expect(payment.getByText('PAID', { exact: true })).toBeVisible();
  await payment.close();

  await expect(page.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible();
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return to payment page' })).toBeDisabled();
});

test('a payment that expired leads to the same cart once more', async ({ page }) => {
  await openCart(page, [1]);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await checkOut(page, 'ONLINE PAYMENT');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Return to payment page' }).click();
  const payment = await opened;
  await payment.getByRole('button', { name: 'Let the payment expire', exact: true }).click();
  await expect(payment.getByRole('heading', { name: 'This booking has been called off' })).toBeVisible();
  await expect(payment.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await payment.getByRole('button', { name: 'Book again' }).click();
  await expect(payment).toHaveURL('/surf-lesson/booking-cart');
  await expect(payment.getByLabel(/^Reservation date of/)).toHaveValue(schoolDay(1));
});
