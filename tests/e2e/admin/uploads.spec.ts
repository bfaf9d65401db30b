import { writeFileSync } from 'node:fs';
import { beAdministrator, open, rowsOf } from '../../support/e2e/admin.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { bomb, photo } from '../../support/server/images.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { isDeep } from '../../support/tier.ts';

const MEGABYTE = 1024 * 1024;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

// The recorder of traces fetches the chosen picture itself, which the site's policy forbids.
test.use({ expectedErrors: [/41[35] \(|^Connecting to 'blob:/] });

test('a photo of 9.9 MB is uploaded, and what is no photo is refused with a reason', async ({ page }, info) => {
  // A browser takes a large file from the disk many times faster than from its test.
  const fileOf = (name: string, content: Buffer) => {
    const file = info.outputPath(name);
    writeFileSync(file, content);
    return file;
  };
  await beAdministrator(page);
  await open(page, '/admin/photo');
  const before = await rowsOf(page).count();
  await page.getByRole('button', { name: 'Add Photo' }).click();
  const form = page.getByRole('dialog', { name: 'Add Photo' });
  const input = form.getByLabel('Image');
  const add = form.getByRole('button', { name: 'Add', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));

  // What the page sees by itself is refused before anything is sent, and the choice is cleared.
  const large = Buffer.alloc(10.1 * MEGABYTE);
  for (const [file, message] of [
    [fileOf('large.jpg', large), 'Image size must be less than 10MB.'],
    [{ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') }, 'Please select an image.'],
    [{ name: 'script.svg', mimeType: 'image/svg+xml', buffer: svg }, 'Please select an image.'],
  ] as const) {
    await input.setInputFiles(file);
    await toast(page, message);
    await expect(input).toHaveValue('');
  }
  await add.click();
  await toast(page, 'Please select an image.');
  expect(sent).toEqual([]);

  // What only looks like a picture is the server's to refuse; the form stays open.
  for (const [name, buffer, message] of [
    ['words.png', Buffer.from('just words'), 'The file is not an image.'],
    ['script.png', svg, 'The file is not an image.'],
    ['bomb.png', bomb(6500), 'The image has more than 40 megapixels.'],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'image/png', buffer });
    await add.click();
    await toast(page, message);
    await expect(add).toBeEnabled();
  }

  await input.setInputFiles(fileOf('wave.jpg', await photo(9.9 * MEGABYTE)));
  await expect(form.getByAltText('The chosen image')).toBeVisible();
  // Sent only when the progress was seen, which a fast network would show too briefly.
  await page.route('**/api/images', async (route) => {
    if (route.request().method() === 'POST')
      await expect(form.getByRole('progressbar', { name: 'Sending the image' })).toBeVisible();
    await route.continue();
  });
  await add.click();
  await toast(page, 'Photo added successfully!');
  await expect(rowsOf(page)).toHaveCount(before + 1);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Photo deleted successfully!!');
});

if (isDeep)
  test('several photos are chosen at once and sent one after another @deep', async ({ page }) => {
    await beAdministrator(page);
    await open(page, '/admin/photo');
    const before = await rowsOf(page).count();
    await page.getByRole('button', { name: 'Add Photo' }).click();
    const form = page.getByRole('dialog', { name: 'Add Photo' });
    const picture = await photo(400_000);
    const files = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: picture,
    }));
    const heic = { name: 'four.heic', mimeType: 'image/heic', buffer: picture };
    await form.getByLabel('Image').setInputFiles([...files, heic]);
    await expect(form.getByRole('listitem')).toHaveCount(4);
    await expect(form.getByRole('listitem').last()).toContainText('This is a HEIC photo');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await toast(page, '3 photos added successfully!');
    await expect(rowsOf(page)).toHaveCount(before + 3);
    for (const left of [2, 1, 0]) {
      await rowsOf(page)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await toast(page, 'Photo deleted successfully!!');
      await expect(rowsOf(page)).toHaveCount(before + left);
    }
  });
