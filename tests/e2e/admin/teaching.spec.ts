import { beAdministrator } from '../../support/e2e/admin.ts';
import { expectAccessible, expectFits } from '../../support/e2e/a11y.ts';
import { book } from '../../support/e2e/bookings.ts';
import { sheetsOf } from '../../support/e2e/paper.ts';
import { expect, schoolDay, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';
import { toast } from '../../support/e2e/toasts.ts';

const NAME = 'Kadek';

test('an instructor is added, is given a guest on the board, stands in the roster, and the guest reads who it is', async ({
  page,
}) => {
  const code = await book(page, { full_name: 'Tara Taught', phone: '+4915112345678' }, schoolDay(0));
  await beAdministrator(page);
  await page.goto('/admin/instructors');
  await page.getByRole('button', { name: 'Add Instructor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Instructor' });
  await dialog.getByLabel('Name', { exact: true }).fill(NAME);
  await dialog.getByLabel('Languages').fill('English, Dutch');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await toast(page, 'Instructor added successfully!');
  await page.getByRole('button', { name: `Away ${NAME}` }).click();
  await page
    .getByRole('dialog', { name: `${NAME} is away` })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('Today');

  await page.goto('/admin');
  const row = page.getByRole('row', { name: /Tara Taught/ });
  const menu = row.getByLabel('Instructor of Tara Taught');
  await menu.selectOption({ label: `${NAME} (away)` });
  await expect(row.getByText('away', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  await expect(row.getByText(NAME, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/admin/roster');
  const today = page.getByRole('button', { name: new RegExp(`^${NAME} away on .*: 1 session, 1 person`) });
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await today.click();
  await expect(today).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(today).toHaveAttribute('aria-pressed', 'false');
  // A4 upright within the usual margins: the sums, by which instructors are paid, stand last.
  await page.setViewportSize({ width: 717, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const hours = await page.getByRole('columnheader', { name: /Hours$/ }).boundingBox();
  expect(hours && hours.x + hours.width).toBeLessThanOrEqual(717);
  expect(await sheetsOf(page), 'no empty sheet behind it').toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/surf-lesson/booking-details/${code}`);
  await expect(page.getByText(`Your instructor: ${NAME}.`)).toBeVisible();
});

test('roster, instructors and the board are accessible on a phone and a laptop, light and dark @deep', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await book(page, { full_name: 'Lea Look', phone: '+4915112345679' }, schoolDay(0));
  await beAdministrator(page);
  // Light on a phone and dark on a laptop; the deep tests look at both on both.
  const looks = [
    { width: 390, schemes: isDeep ? (['light', 'dark'] as const) : (['light'] as const) },
    { width: 1366, schemes: isDeep ? (['light', 'dark'] as const) : (['dark'] as const) },
  ];
  for (const path of ['/admin/roster', '/admin/instructors', '/admin'])
    for (const { width, schemes } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByText(path === '/admin' ? 'Lea Look' : 'Komang').first()).toBeVisible();
      await expectFits(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
});

test('the board of today and the list of changes are no wider than their place on a laptop', async ({ page }) => {
  const code = await book(page, { full_name: 'Alejandra Fernández de la Vega', phone: '+4915112345670' }, schoolDay(0));
  const headers = await beAdministrator(page);
  const found = await page.request.get(`/api/bookings?page=1&search=${code}`, { headers });
  const [booking] = ((await found.json()) as { data: { id: string }[] }).data;
  const data = { note: 'Comes with a knee that hurts in the mornings. '.repeat(5) };
  await page.request.patch(`/api/bookings/${String(booking?.id)}`, { headers, data });
  // The kind of a video's change has the longest name.
  const video = { title: 'Soon gone', video_url: 'https://www.youtube.com/embed/gone' };
  const made = await page.request.post('/api/videos', { headers, data: video });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await page.request.delete(`/api/videos/${id}`, { headers });
  const tooWide = () =>
    page
      .locator('main table')
      .first()
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  for (const path of ['/admin', '/admin/changes'])
    for (const width of [1024, 1280, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByText(path === '/admin' ? 'No-show' : /^Note: none to Comes/).first()).toBeVisible();
      if (path === '/admin/changes')
        await expect(page.getByText('Photos, videos, slides, reviews', { exact: true }).last()).toBeVisible();
      await expect.poll(tooWide, { message: `${path} at ${String(width)} px` }).toBeLessThanOrEqual(0);
    }
});
