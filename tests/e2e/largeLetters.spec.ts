import { findChromium } from '../../scripts/web/chromium.ts';
import { expectFits } from '../support/e2e/a11y.ts';
import { openCart } from '../support/e2e/bookings.ts';
import { expect, hydrated, openLesson, test } from '../support/e2e/test.ts';

// A browser in which the letters of pages are twice as large: by its own setting, which the widths of layouts follow.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 360, height: 740 },
});

for (const lang of ['en', 'id'])
  test(`no page is wider than a phone with letters of twice the size: ${lang}`, async ({ page }) => {
    for (const path of ['/', '/surf-lesson', '/aboutus', '/contactus', '/surfspot']) {
      await page.goto(`${path}?lang=${lang}`);
      await hydrated(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectFits(page);
    }
    await openLesson(page, '3 Days Beginner Course, Private');
    await expectFits(page);
    await openCart(page, [2, 1]);
    const picture = page.locator('td img').first();
    await expect(picture).toBeVisible();
    await expectFits(page);
    // A name beside its picture would stand letter below letter.
    const name = page.locator('td span[dir="auto"]').first();
    expect((await name.boundingBox())?.height).toBeLessThan(200);
    await page.goto('/surf-lesson/booking-details');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expectFits(page);
  });
