import type { Page } from '@playwright/test';
import { firstFields } from '../../src/config/school.ts';
import { expectFits } from '../support/e2e/a11y.ts';
import { chooseImage } from '../support/e2e/adminSteps.ts';
import { owner, test } from '../support/e2e/emptySchool.ts';
import { expect, hydrated, schoolDay } from '../support/e2e/test.ts';
import { noteToasts, toast } from '../support/e2e/toasts.ts';

const school = {
  Name: 'Sekolah Selancar Angin & Laut',
  'Short name': 'Angin & Laut',
  Founded: '2019',
  'E-mail': 'halo@angin.example',
  Phone: '+62 345 6789 0123',
  WhatsApp: '',
  Street: 'Jalan Karang 7',
  Area: 'Senggigi',
  Region: 'Lombok',
  Map: 'https://www.openstreetmap.org/?mlat=-8.49&mlon=116.04',
  'Photo folder': '',
  Instagram: 'https://www.instagram.com/angin.example',
  Facebook: '',
  YouTube: '',
};

const words: Record<string, [english: string, indonesian: string]> = {
  Tagline: ['Wind first.', 'Angin dulu.'],
  Welcome: ['The reef is ours to share.', 'Karang ini milik kita bersama.'],
  'Our story': [
    'We are two sisters.\n\nWe began with a kite.',
    'Kami dua saudari.\n\nKami mulai dengan layang-layang.',
  ],
  Safety: ['Radio on the beach', 'Radio di pantai'],
  Included: ['A board', 'Papan'],
  'What to bring': ['A hat', 'Topi'],
  'Meeting point': ['At the red flag.\n\nTen minutes early.', 'Di bendera merah.\n\nSepuluh menit lebih awal.'],
  'Too much swell': ['We choose another reef.', 'Kami memilih karang lain.'],
  'Plans change': ['Call us.', 'Telepon kami.'],
  Notes: ['Bring water.', 'Bawa air minum.'],
};

/** What nobody may read any more. */
const former = new RegExp(
  [firstFields.brand, firstFields.street, '555 ?0114', firstFields.email.split('@')[1]?.split('.')[0]].join('|'),
  'i',
);

/** Fills the fields of a dialog by their labels and sends it. */
async function add(page: Page, path: string, button: string, fields: Record<string, string>): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Indonesian' }).click();
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(label, { exact: true });
    await ((await field.evaluate(({ tagName }) => tagName === 'SELECT'))
      ? field.selectOption({ label: value })
      : field.fill(value));
  }
  if (path === '/admin/surfspot') await chooseImage(dialog);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, / (?:added|created) successfully!$/);
}

// TRACE=1 makes a trace, which is a film, too, and as slow to make: npx playwright show-trace .tmp/e2e-results/…/trace.zip
test.use({
  viewport: { width: 360, height: 740 },
  trace: process.env['TRACE'] ? 'on' : 'off',
  actionTimeout: 60_000,
});

test('an empty installation becomes a school of its own without an editor, and a guest books it in Indonesian', async ({
  page: guest,
  browser,
  mail,
}) => {
  test.setTimeout(300_000);
  const office = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await office.newPage();
  const label = (name: string) => page.getByLabel(name, { exact: true });

  await test.step('the owner says who the school is', async () => {
    await noteToasts(page);
    await page.goto('/login');
    await label('Email').fill(owner.email);
    await label('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/admin$/);
    await page.goto('/admin/school');
    for (const [name, value] of Object.entries(school)) await label(name).fill(value);
    for (const [name, [english, indonesian]] of Object.entries(words)) {
      await label(`${name} (English)`).fill(english);
      await label(`${name} (Indonesian)`).fill(indonesian);
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'The school is saved.');
  });

  await test.step('and what it offers, where and by whom', async () => {
    await add(page, '/admin/categories', 'Add Category', {
      'Category Name': 'Private lessons',
      'Indonesian name': 'Kelas privat',
    });
    await add(page, '/admin/surfspot', 'Add Surf Spot', {
      Name: 'Red Reef',
      Location: 'Senggigi',
      'Difficulty Level': 'Beginner',
      Description: 'Soft waves over sand.',
      'Location URL': 'https://www.openstreetmap.org/?mlat=-8.5&mlon=116',
      'Indonesian name': 'Karang Merah',
      'Indonesian description': 'Ombak lembut di atas pasir.',
    });
    await add(page, '/admin/products', 'Add Product', {
      Category: 'Private lessons',
      Name: 'Private Reef Lesson',
      Price: '450000',
      Description: 'You and one instructor.',
      'Start times': '08:00',
      'Indonesian name': 'Kelas Karang Privat',
      'Indonesian description': 'Anda dan satu instruktur.',
    });
    await add(page, '/admin/instructors', 'Add Instructor', {
      Name: 'Laut',
      Role: 'Head coach',
      'Indonesian role': 'Pelatih kepala',
    });
    await office.close();
  });

  /** The page says nothing of the former school, fits the phone, and is in the guest's language. */
  const look = async (page = guest) => {
    await hydrated(page);
    const html = () => page.evaluate(() => document.title + document.head.innerHTML + document.body.innerHTML);
    await expect.poll(html, { message: page.url() }).not.toMatch(former);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expectFits(page);
  };

  await test.step('a guest reads it in Indonesian', async () => {
    await guest.goto('/?lang=id');
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(school.Name);
    await expect(guest.getByText('Karang ini milik kita bersama.')).toBeVisible();
    await expect(guest.getByText('Pelatih kepala')).toBeVisible();
    await look();
    await guest.goto('/aboutus');
    await expect(guest.getByText('Kami mulai dengan layang-layang.')).toBeVisible();
    await look();
    await guest.goto('/contactus');
    await expect(guest.getByRole('main').getByRole('link', { name: '+62 345 6789 0123' })).toBeVisible();
    await look();
    await guest.goto('/surfspot');
    await expect(guest.getByText('Ombak lembut di atas pasir.')).toBeVisible();
    await look();
    await guest.goto('/surf-lesson');
    await expect(guest.getByRole('heading', { name: 'Kelas privat' })).toBeVisible();
    await look();
  });

  const code = await test.step('chooses the lesson, books and pays', async () => {
    await guest.getByRole('link', { name: 'Kelas Karang Privat', exact: true }).click();
    await expect(guest.getByLabel('Spot Surfing')).toHaveValue(/Karang Merah/);
    await expect(guest.getByText('Bawa air minum.')).toBeVisible();
    await expect(guest.getByText('Di bendera merah.', { exact: true })).toBeVisible(); // a paragraph of its own
    await look();
    await guest.getByLabel('Tanggal Sesi').fill(schoolDay(3));
    await guest.getByRole('button', { name: 'Tambah ke Keranjang' }).click();
    await expect(guest.getByRole('main').getByText('Kelas Karang Privat', { exact: true })).toBeVisible();
    await look();
    await guest.getByRole('link', { name: 'Pesan', exact: true }).click();
    await expect(guest.getByRole('complementary').getByText('Kelas Karang Privat')).toBeVisible();
    await guest.getByLabel('Nama Lengkap').fill('Sari Dewi');
    await guest.getByLabel('Email').fill('sari@example.com');
    await guest.getByLabel('Nomor Telepon', { exact: true }).fill('+4915112345678'); // the language is not the phone's
    await guest.getByLabel('PEMBAYARAN ONLINE').check();
    await look();
    await guest.getByRole('button', { name: 'Lanjut ke Checkout' }).click();
    await guest.waitForURL(/booking-details\/[0-9A-Z]{10}$/);
    await expect(guest.getByText('MENUNGGU').first()).toBeVisible();
    await look();
    const opened = guest.context().waitForEvent('page');
    await guest.getByRole('button', { name: 'Kembali ke halaman pembayaran' }).click();
    const payment = await opened;
    const pay = payment.getByRole('button', { name: /paid|pay/i }).first();
    await expect(pay).toBeVisible();
    expect(await payment.content()).not.toMatch(former);
    await pay.click();
    await expect(payment.getByText('LUNAS').first()).toBeVisible();
    await look(payment);
    await payment.close();
    await expect(guest.getByText('LUNAS').first()).toBeVisible();
    await look();
    return guest.url().split('/').at(-1) ?? '';
  });

  await test.step('and gets a mail in Indonesian that names the school', async () => {
    const subjects = () => mail.received.map(({ mail: { subject } }) => subject);
    await expect
      .poll(subjects, { timeout: 60_000 })
      .toEqual([`Pemesanan Anda ${code}`, `Pembayaran untuk pemesanan ${code} sudah kami terima`]);
    for (const { to, mail: letter } of mail.received) {
      expect(to).toBe('sari@example.com');
      const { text = '', html } = letter;
      expect(text).toContain('Halo Sari Dewi,');
      expect(text).toContain('Kelas Karang Privat, 1 orang');
      expect(text).toContain('Lokasi: Karang Merah');
      expect(text).toContain(`${school.Name}, Jalan Karang 7, Senggigi`);
      expect(text).toContain('+62 345 6789 0123');
      expect(text + String(html)).not.toMatch(former);
    }
  });
});
