import type { Page } from '@playwright/test';
import { beAdministrator } from '../support/e2e/admin.ts';
import { expectAccessible } from '../support/e2e/a11y.ts';
import { firstPrivateLesson } from '../support/e2e/bookings.ts';
import { checkOut, expect, schoolDay, test } from '../support/e2e/test.ts';

const rupiah = (amount: number): string => `Rp. ${new Intl.NumberFormat('id-ID').format(amount)}`;

test.use({ viewport: { width: 390, height: 800 }, expectedErrors: [/409/] });

test('a price that an administrator changes is never paid unseen', async ({ page, browser, baseURL }) => {
  const office: Page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const headers = await beAdministrator(office);
  const lesson = await firstPrivateLesson(office);
  const setPrice = async (price: number) => {
    const answer = await office.request.put(`/api/products/${lesson.id}`, { headers, multipart: { price } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  try {
    await page.goto(`/surf-lesson/lesson-detail?lesson=${lesson.id}`);
    await page.getByLabel('Reservation Date').fill(schoolDay(14));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(`Total: ${rupiah(lesson.price)}`)).toBeVisible();

    await setPrice(lesson.price + 10_000);
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    const agree = page.getByRole('button', { name: 'Agree to the new price' });
    await expect(agree).toBeVisible();
    await expect(page.getByText(`from ${rupiah(lesson.price)} to ${rupiah(lesson.price + 10_000)}`)).toBeVisible();
    await agree.click();
    await page.getByLabel('Full Name').fill('Sari Dewi');
    await page.getByLabel('Email').fill('sari@example.com');
    await page.getByLabel('Phone Number', { exact: true }).fill('+6281234567890');
    await page.getByLabel('CASH', { exact: true }).check();

    await setPrice(lesson.price + 20_000);
    await page.getByRole('button', { name: 'Process to Checkout' }).click();
    await expect(page.getByText(`the total is now ${rupiah(lesson.price + 20_000)}`).first()).toBeVisible();
    await expect(agree).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await agree.click();
    await checkOut(page, 'CASH');
    await expect(page.getByText(rupiah(lesson.price + 20_000)).first()).toBeVisible();
  } finally {
    await setPrice(lesson.price);
    await office.close();
  }
});
