import { beAdministrator } from '../../support/e2e/admin.ts';
import { bookOnline } from '../../support/e2e/bookings.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';

const hands = [
  { name: 'a finger', width: 390 },
  { name: 'a mouse', width: 1366 },
];

for (const { name, width } of isDeep ? hands : hands.slice(0, 1)) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: name === 'a finger' });

    test('a message of a booking is sent again from its panel @deep', async ({ page }) => {
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
      await yes.click({ trial: true }); // once it has moved to its place
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
