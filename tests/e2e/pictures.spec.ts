import sharp from 'sharp';
import { type PictureName, pictures, pictureWidths, tallWidths } from '../../src/config/pictures';
import { isDeep, some } from '../support/tier.ts';
import { expect, test } from '../support/e2e/test.ts';

/** How far the mean of a colour may be from the drawing's: a part of it has more sea or more sky. */
const NEAR = 15;

const meansOf = async (file: string): Promise<number[]> =>
  (await sharp(file).removeAlpha().stats()).channels.map(({ mean }) => mean);

test('pictures that ship with the site have the colours of their drawings, whole and upright @deep', async () => {
  for (const name of some(Object.keys(pictures) as PictureName[], 4)) {
    const drawn = await meansOf(`scripts/drawings/${name}.svg`);
    const upright = pictures[name].tall ? tallWidths.map((width) => `tall-${String(width)}`) : [];
    for (const size of ['480', ...upright])
      for (const type of ['avif', 'webp']) {
        const means = await meansOf(`dist/pictures/light/${name}-${size}.${type}`);
        const differences = means.map((mean, channel) => Math.abs(mean - (drawn[channel] ?? NaN)));
        expect(Math.max(...differences), `${name}-${size}.${type}`).toBeLessThan(NEAR);
      }
  }
});

/** The widths that the backend makes of a picture (px). */
const made = [320, 480, 640, 800, 960, 1280, 1920];

/** Screens, how many lesson cards stand beside each other on them, and the density that most screens of this width have. */
const screens = [
  { width: 360, columns: 1, usual: 3 },
  { width: 768, columns: 2, usual: 2 },
  { width: 1440, columns: 3, usual: 1 },
].flatMap(({ usual, ...screen }) => (isDeep ? [1, 2, 3] : [usual]).map((density) => ({ ...screen, density })));

for (const { width, columns, density } of screens) {
  test.describe(`at ${String(width)} px and density ${String(density)}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test('the first row of lessons comes at the width that fits, each picture once @deep', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/public/')) asked.push(request.url());
      });
      await page.goto('/surf-lesson');
      const row = page.locator('section').first().locator('article img');
      await expect(row).not.toHaveCount(0);
      for (const picture of (await row.all()).slice(0, columns)) {
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        const { shown, source } = await picture.evaluate((image: HTMLImageElement) => ({
          shown: image.clientWidth,
          source: image.currentSrc,
        }));
        expect(Number(new URL(source).searchParams.get('w'))).toBe(made.find((each) => each >= shown * density));
      }
      const names = asked.map((url) => new URL(url).pathname);
      expect(new Set(names).size).toBe(names.length);
    });
  });
}

type Shift = PerformanceEntry & { sources: { node: Node | null }[] };

/** What has moved by itself since a time of the page (ms): each element with its first words. */
const movedSince = async (since: number): Promise<string[]> => {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // What has just been drawn is known after the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  const all = [...shifts, ...observer.takeRecords()] as Shift[];
  return all
    .filter(({ startTime }) => startTime > since)
    .flatMap(({ sources }) =>
      sources.map(({ node }) => `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 60) ?? ''}`),
    );
};

test('until a picture is there, its place shows its blurred colours, and nothing moves when it comes', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/public/**', (route) => {
    held.push(() => route.continue());
  });
  await page.goto('/surf-lesson', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('article img').first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
  await expect(picture).toHaveCSS('background-color', /^rgb\(/);
  // The fonts come later as well, and replace fallbacks whose letters are as wide on average: that is not the picture's doing.
  const areFontsThere = () =>
    [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded');
  await expect.poll(() => page.evaluate(areFontsThere)).toBe(true);
  const before = await picture.boundingBox();
  const since = await page.evaluate(() => performance.now());
  for (const release of held) await release();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(before);
  expect(await page.evaluate(movedSince, since)).toEqual([]);
});

test('the site’s own pictures are there in every width and format', async ({ page }) => {
  const stems = Object.entries(pictures).flatMap(([name, picture]) => [
    ...pictureWidths.map((width) => `${name}-${String(width)}`),
    ...('tall' in picture ? tallWidths.map((width) => `${name}-tall-${String(width)}`) : []),
  ]);
  for (const file of stems.flatMap((stem) => [`${stem}.avif`, `${stem}.webp`])) {
    const answer = await page.request.head(`/pictures/light/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type']).toBe(file.endsWith('avif') ? 'image/avif' : 'image/webp');
  }
});
