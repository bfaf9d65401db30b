import type { Page } from '@playwright/test';
import { beAdministrator, open } from '../../support/e2e/admin.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { expect, test } from '../../support/e2e/test.ts';

interface School {
  phone: string;
  texts: Record<'en' | 'id', { meeting: string | null }>;
}

const schoolOf = async (page: Page): Promise<School> => {
  const answer = await page.request.get('/api/school');
  return ((await answer.json()) as { data: School }).data;
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.use({ viewport: { width: 1366, height: 768 }, expectedErrors: [/409 \(Conflict\)/] });

test('an owner changes the phone and a text in both languages, and sees what another has changed', async ({
  page,
  context,
}) => {
  const headers = await beAdministrator(page);
  const before = await schoolOf(page);
  try {
    await open(page, '/admin/school');
    const other = await context.newPage();
    await open(other, '/admin/school');

    await field(page, 'Phone').fill('+62 361 555 0177');
    await field(page, 'Meeting point (English)').fill('At the red flag.\n\nTen minutes early.');
    await field(page, 'Meeting point (Indonesian)').fill('Di bendera merah.\n\nSepuluh menit lebih awal.');
    const seen = page.getByRole('group', { name: 'Meeting point' }).getByRole('figure');
    await expect(seen.locator('p')).toHaveText(['Di bendera merah.', 'Sepuluh menit lebih awal.']);
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'The school is saved.');

    // A reload asks nothing, as nothing is unsaved.
    await page.reload();
    await expect(field(page, 'Phone')).toHaveValue('+623615550177');
    await expect(field(page, 'Meeting point (English)')).toHaveValue('At the red flag.\n\nTen minutes early.');
    await expect(field(page, 'Meeting point (Indonesian)')).toHaveValue(
      'Di bendera merah.\n\nSepuluh menit lebih awal.',
    );
    expect(await schoolOf(page)).toMatchObject({ phone: '+623615550177' });

    // The other has not seen that, and is told before it is lost.
    await field(other, 'Phone').fill('+62 361 555 0188');
    await field(other, 'Phone').press('Enter');
    const told = other.getByRole('alert').filter({ hasText: 'Somebody has changed the school meanwhile.' });
    await expect(told).toContainText('+623615550177');
    await expect(told).toContainText('Di bendera merah.');
    await expect(field(other, 'Phone')).toHaveValue('+62 361 555 0188');
    await expect(field(other, 'Meeting point (English)')).toHaveValue('At the red flag.\n\nTen minutes early.');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Everything is saved.')).toBeVisible();
    expect(await schoolOf(page)).toMatchObject({
      phone: '+623615550188',
      texts: { id: { meeting: 'Di bendera merah.\n\nSepuluh menit lebih awal.' } },
    });
  } finally {
    // Other tests of this server read the school, too.
    const { phone, texts } = before;
    const meeting = { en: { meeting: texts.en.meeting }, id: { meeting: texts.id.meeting } };
    const answer = await page.request.patch('/api/school', { headers, data: { phone, texts: meeting } });
    expect(answer.status()).toBe(200);
  }
});
