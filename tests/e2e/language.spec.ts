import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { beAdministrator } from '../support/e2e/admin.ts';
import { expectAccessible, expectFits } from '../support/e2e/a11y.ts';
import { isDeep } from '../support/tier.ts';
import { startForeignSite } from '../support/e2e/foreignSite.ts';
import { expect, hydrated, openLesson, schoolDay, test } from '../support/e2e/test.ts';

const scriptsIn = (file: string): string[] => readFileSync(file, 'utf8').match(/\/js\/main\.\w+\.js/g) ?? [];
const lessons = { en: 'Surf Lessons', id: 'Kelas Surfing' };

test('the switch shows this page in Indonesian, keeps it, and leads back', async ({ page }) => {
  await page.goto('/surf-lesson?page=2');
  await page.getByRole('banner').getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
  await expect(page).toHaveURL('/surf-lesson?page=2'); // a later step back does not change the language
  await expect(page).toHaveTitle(/^Kelas Surfing, halaman 2 \|/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hubungi Kami' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hubungi Kami' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goto('/surf-lesson');
  await expect(page.getByRole('heading', { level: 1, name: lessons.en })).toBeVisible();
});

test('a link with ?lang=id opens in Indonesian, and brings the code of that language alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/surf-lesson?lang=id');
  await hydrated(page);
  const [english = ''] = scriptsIn('dist/index.html');
  const [indonesian = ''] = scriptsIn('dist/id/index.html');
  expect(asked).toContain(indonesian);
  expect(asked).not.toContain(english);
});

test.describe('on a phone, in Indonesian', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a lesson is found, booked and paid', async ({ page, context }) => {
    test.slow();
    await page.goto('/?lang=id');
    const look = async () => {
      await expectFits(page);
      if (isDeep) await expectAccessible(page); // else the same pages in English stand for it
    };
    await look();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: lessons.id }).click();
    await look();
    await page.getByRole('link', { name: 'Kelas Surfing Privat', exact: true }).click();
    await expect(page).toHaveTitle(/^Kelas surfing: Kelas Surfing Privat \|/);
    await look();
    await page.getByLabel('Tanggal Sesi').fill(schoolDay(3));
    await page.getByRole('button', { name: 'Tambah ke Keranjang' }).click();
    await look();
    await page.getByRole('link', { name: 'Pesan', exact: true }).click();
    await look();
    await page.getByRole('button', { name: 'Lanjut ke Checkout' }).click();
    await expect(page.getByText('Mohon lengkapi semua data').first()).toBeVisible();
    await page.getByLabel('Nama Lengkap').fill('Sari Dewi');
    await page.getByLabel('Email').fill('sari@example.com');
    await page.getByLabel('Nomor Telepon', { exact: true }).fill('+6281234567890');
    await page.getByLabel('PEMBAYARAN ONLINE').check();
    await page.getByRole('button', { name: 'Lanjut ke Checkout' }).click();
    await page.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
    await expect(page.getByText('MENUNGGU').first()).toBeVisible();
    await expect(page.getByText('Kelas Surfing Privat').first()).toBeVisible();
    await expect(page.getByText('Private Surf Lesson')).toHaveCount(0);
    await look();
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Kembali ke halaman pembayaran' }).click();
    const payment = await opened;
    await payment
      .getByRole('button', { name: /paid|pay/i })
      .first()
      .click();
    await expect(payment.getByText('LUNAS').first()).toBeVisible();
    await payment.close();
    await expect(page.getByText('LUNAS').first()).toBeVisible();
    await look();
  });
});

test.describe('a browser in Indonesian', () => {
  test.use({ locale: 'id-ID' });

  test('begins in English, and is offered Indonesian once', async ({ page }) => {
    await page.goto('/surf-lesson');
    await expect(page.getByRole('heading', { level: 1, name: lessons.en })).toBeVisible();
    const offer = page.getByRole('complementary', { name: 'Bahasa Indonesia' });
    await expectAccessible(page);
    await offer.getByRole('link', { name: 'Baca dalam Bahasa Indonesia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('sees total and button of cart and checkout above the offer, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLesson(page);
    await page.getByLabel('Reservation Date').fill(schoolDay(5));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const offer = page.getByRole('complementary', { name: 'Bahasa Indonesia' });
    const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;
    await expect(page.getByText('Total: Rp.')).toBeVisible();
    for (const button of [
      page.getByRole('link', { name: 'Booking', exact: true }),
      page.getByRole('button', { name: 'Process to Checkout' }),
    ]) {
      await expect(button).toBeInViewport();
      await expect(offer).toBeVisible();
      const { y, height } = (await button.boundingBox()) ?? { y: NaN, height: NaN };
      expect(y + height).toBeLessThanOrEqual(await topOf(offer));
      expect(await topOf(page.getByText('Total: Rp.'))).toBeLessThan(await topOf(offer));
      await button.click();
    }
    await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all details' })).toBeInViewport();
  });

  test('is not asked again where it was declined', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Bahasa Indonesia' });
    await offer.getByRole('button', { name: 'Tidak, terima kasih' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(offer).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language of a link is kept as well', async ({ page }) => {
    await page.goto('/surfspot?lang=id');
    await expect(page.getByRole('heading', { level: 1, name: 'Spot Surfing di Bali' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: lessons.id }).click();
    await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
  });
});

test('the admin area is in English, and the site in Indonesian again after it', async ({ page }) => {
  await page.goto('/?lang=id');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await hydrated(page); // a page that starts stores what it has read, and would remove cookies that come in between
  await beAdministrator(page);
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selamat datang di Dashboard Admin');
  await page.goto('/surf-lesson');
  await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
});

test('on a plain host, which knows nothing of languages, the switch works, too', async ({ page }) => {
  const { origin, stop } = await startForeignSite();
  try {
    await page.goto(`${origin}/surf-lesson`);
    await page.getByRole('banner').getByRole('button', { name: 'Bahasa Indonesia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: lessons.id })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: lessons.en })).toBeVisible();
  } finally {
    stop();
  }
});
