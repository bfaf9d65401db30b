import { beAdministrator } from '../../support/e2e/admin.ts';
import { bookOnline } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';

for (const [name, width] of [
  ['a mouse', 1366],
  ['a finger', 390],
] as const) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: name === 'a finger' });

    test('a message of a booking is sent again from its panel', async ({ page }) => {
      await beAdministrator(page);
      const code = await bookOnline(page, schoolDay(9));
      await page.goto(`/admin/transaction-bookings?booking=${code}`);
      const panel = page.getByRole('dialog', { name: 'Booking Detail' });
      const again = panel.getByRole('button', { name: /^Send again/ });
      await again.first().scrollIntoViewIfNeeded();
      await again.first().click();
      const yes = panel.getByRole('button', { name: 'Yes, send it' });
      await expect(yes).toBeInViewport();
      // By where it is: what lies above or below it would get the click.
      await page.waitForTimeout(500); // it moves to its place
      const box = await yes.boundingBox();
      if (!box) throw new Error('The button is not shown.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (name === 'a finger') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await expect(page.getByText('Written again as a rehearsal.')).toBeVisible();
      await expect(again).toHaveCount(2);
    });
  });
}
