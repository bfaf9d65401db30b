import { expectAccessible, expectFits } from '../support/e2e/a11y.ts';
import { isDeep } from '../support/tier.ts';
import { bookOnline } from '../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../support/e2e/test.ts';

const EMAIL = 'sari@example.com';
const OTHER_EMAIL = 'else@example.com';

for (const width of isDeep ? [360, 1440] : [360]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedErrors: [/404/] });

    test('a guest moves a booking and cancels it, by the keyboard too @deep', async ({ page }) => {
      await page.goto(`/surf-lesson/booking-details/${await bookOnline(page, schoolDay(10))}`);

      const section = page.getByRole('region', { name: 'If your plans change' });
      await expect(section).toContainText(/You can move your days or cancel here until/);
      const move = section.getByRole('button', { name: 'Move to another day' });
      await move.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Move to another day' });
      await dialog.getByRole('button', { name: 'Move the session' }).click();
      await expect(dialog.getByLabel('New day')).toBeFocused();
      await expectAccessible(page);
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(move).toBeFocused();

      await move.click();
      await dialog.getByLabel('New day').fill(schoolDay(12));
      await dialog.getByLabel('E-mail address of the booking').fill(OTHER_EMAIL);
      await dialog.getByRole('button', { name: 'Move the session' }).click();
      await expect(dialog.getByText('This booking was made with another e-mail address.')).toBeVisible();
      await dialog.getByLabel('E-mail address of the booking').fill(EMAIL.toUpperCase());
      await page.keyboard.press('Enter');
      await expect(section.getByText(/^Done\. .+ now\.$/)).toBeVisible();
      await expect(move).toBeFocused();

      await page.reload();
      await section.getByRole('button', { name: 'Cancel this booking' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await question.getByLabel('E-mail address of the booking').fill(EMAIL);
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(section.getByText('Your booking is cancelled.')).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'This booking has been called off' })).toBeVisible();
      await expect(move).toHaveCount(0);
    });
  });
}
