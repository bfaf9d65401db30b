import { expect, test } from '../support/e2e/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('from the home page to a paid booking it takes at most twelve taps and forty characters', async ({
  page,
  context,
}) => {
  let taps = 0;
  let characters = 0;
  // What the browser itself takes for a finger or a key, on the site and on the payment page.
  await context.exposeFunction('noteTap', () => (taps += 1));
  await context.exposeFunction('noteCharacter', () => (characters += 1));
  await context.addInitScript(() => {
    const { noteTap, noteCharacter } = window as unknown as Record<'noteTap' | 'noteCharacter', () => void>;
    const whenTrusted = (note: () => void) => (event: Event) => {
      if (event.isTrusted) note();
    };
    window.addEventListener('pointerdown', whenTrusted(noteTap), true);
    window.addEventListener('beforeinput', whenTrusted(noteCharacter), true);
  });

  await page.goto('/');
  await page.getByRole('link', { name: 'Book Here' }).tap();
  await page.getByRole('link', { name: 'Private Surf Lesson', exact: true }).tap();
  await page.getByRole('button', { name: /^Tomorrow/ }).tap();
  await page.getByRole('button', { name: 'Add to Cart' }).tap();
  await page.getByRole('link', { name: 'Booking', exact: true }).tap();
  for (const [label, text] of [
    ['Full Name', 'Sari Dewi'],
    ['Email', 'sari@example.com'],
    ['Phone Number', '081234567890'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.tap();
    await field.pressSequentially(text);
  }
  await page.getByLabel('ONLINE PAYMENT').tap();
  await page.getByRole('button', { name: 'Process to Checkout' }).tap();
  await page.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Return to payment page' }).tap();
  const payment = await opened;
  await payment.getByRole('button', { name: 'Pay now' }).tap();
  await payment.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
  await expect(payment.getByText('PAID', { exact: true })).toBeVisible();

  console.log(`${String(taps)} taps, ${String(characters)} characters`);
  expect(taps).toBeGreaterThan(9); // they were counted
  expect(taps).toBeLessThanOrEqual(12);
  expect(characters).toBeGreaterThan(30);
  expect(characters).toBeLessThanOrEqual(40);
});
