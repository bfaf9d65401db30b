import { chromium, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { openCart } from '../support/e2e/bookings';
import { checkOut, expect, hydrated, test } from '../support/e2e/test';

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

const phone = { width: 360, height: 740 };

test('the site can be put on the home screen: its manifest names icons and addresses that are there', async ({
  page,
}) => {
  await page.goto('/');
  const manifestAddress = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(manifestAddress ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest.name).toBe('Ombak Pagi Surf School');
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${String(width)}x${String(height)}`).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    expect((await page.request.get(url)).status()).toBe(200);
  }
  for (const link of await page.locator('link[rel*="icon"]').all()) {
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test.describe('without a network', () => {
  test.use({
    expectedErrors: [/Failed to load resource|Loading chunk|ChunkLoadError/],
    serviceWorkers: 'allow',
    viewport: phone,
  });

  test('the home screen opens the ticket, and links within the site open their pages', async ({ page, context }) => {
    const { start_url: start } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
    await openCart(page, [1]);
    await page.getByRole('link', { name: 'Booking', exact: true }).click();
    const code = await checkOut(page, 'CASH');
    await expect(page.getByText('Total Payment')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

    await context.setOffline(true);
    await context.route('**/*', (route) => route.abort('internetdisconnected'));
    await page.goto(start);
    await page.getByRole('link', { name: new RegExp(code) }).click();
    await expect(page.getByText('Total Payment')).toBeVisible();
    for (const [name, title] of [
      ['About Us', /^About/],
      ['Contact Us', 'Contact Us'],
      ['Surf Lesson', 'Surf Lessons'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });
});

test.describe('a page whose code cannot be fetched', () => {
  test.use({ expectedErrors: [/./], viewport: phone });

  test('keeps the header, says what to do, and comes by itself when the network is back', async ({ page, context }) => {
    await page.goto('/check-bookings');
    await hydrated(page); // its own code may come after 'load'
    await page.getByRole('button', { name: 'Menu' }).focus();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  });
});

test.describe('a page whose code a new release has replaced', () => {
  test.use({ expectedErrors: [/./], viewport: phone });

  /** Opens a page, takes all other code away from the server, and goes on by a link. Counts the documents asked for since. */
  async function follow(page: Page, link: string, { isReleased }: { isReleased: boolean }) {
    const known = new Set<string>();
    const note = (request: Request) => void known.add(request.url());
    page.on('request', note);
    await page.goto('/check-bookings');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const documents: string[] = [];
    page.off('request', note);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route('**/js/*.js', async (route) => {
      // A document of the new release brings its own code.
      const isThere = known.has(route.request().url()) || (isReleased && documents.length > 0);
      await (isThere ? route.fallback() : route.fulfill({ status: 404 }));
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    return documents;
  }

  test('is opened anew by itself, and so is one in another layout', async ({ page }) => {
    const documents = await follow(page, 'About Us', { isReleased: true });
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
    await expect(page).toHaveURL('/aboutus');
    await page.unrouteAll();
    expect(documents).toHaveLength(1);
    await follow(page, 'Login', { isReleased: true });
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('is opened anew once, not over and over, where its code is missing in the new release as well', async ({
    page,
  }) => {
    const documents = await follow(page, 'Login', { isReleased: false });
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('a layout whose code cannot be fetched', () => {
  test.use({ expectedErrors: [/./], viewport: phone });

  test('is said like a page, and comes by itself when the network is back', async ({ page, context }) => {
    await page.goto('/check-bookings');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('the header', () => {
  test.use({ viewport: phone });

  test('does not move when its menu opens, and lets a low window go', async ({ page }) => {
    await page.goto('/contactus');
    const brand = page.getByRole('banner').getByRole('link', { name: 'Ombak Pagi' });
    // The fonts are asked for after the first picture, and change its width.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded'),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await brand.boundingBox();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => brand.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

    await page.setViewportSize({ width: 320, height: 225 }); // 1280 × 900 at 400 %
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test('where a scrollbar takes room, the page stays where it is behind an open window', async ({ baseURL }, {
  project,
}) => {
  const browser = await chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await page.goto('/');
  await hydrated(page);
  const left = () => page.getByRole('banner').evaluate((header) => header.firstElementChild?.getBoundingClientRect().x);
  const before = await left();
  await page.getByRole('button', { name: /photo/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await left()).toBe(before);
  await browser.close();
});

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark', forcedColors: 'active' });

  test('what is current and chosen is seen', async ({ page }) => {
    const colourOf = (name: string, role: 'button' | 'link' | 'tab') =>
      page
        .getByRole(role, { name, exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/');
    const isHomeSeen = async () => (await colourOf('Home', 'link')) !== (await colourOf('Contact Us', 'link'));
    await expect.poll(isHomeSeen).toBe(true); // the home page's styles come after its first picture
    const isTabSeen = async () => (await colourOf('Photo', 'tab')) !== (await colourOf('Video', 'tab'));
    await expect.poll(isTabSeen).toBe(true);
    await page.goto('/surfspot');
    const spots = page.getByRole('group', { name: 'Surf spots' }).getByRole('button');
    const [chosen, other] = [spots.nth(0), spots.nth(1)];
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const isChosenSeen = async () => (await chosen.evaluate(background)) !== (await other.evaluate(background));
    await expect.poll(isChosenSeen).toBe(true); // the spot is chosen when the page is hydrated
    const dots = await other.evaluate((element) => {
      const style = getComputedStyle(element, '::after');
      return { color: style.color, forcedColorAdjust: style.getPropertyValue('forced-color-adjust') };
    });
    expect(dots).toEqual({ color: 'rgb(255, 255, 255)', forcedColorAdjust: 'none' });
  });
});

test('a printed page has dark text, and no message in a box', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contactus');
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Message').fill('Twice!');
  await page.route('**/api/testimonies', (route) => route.fulfill({ status: 201, json: { data: {} } }));
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = page.locator('.notistack-SnackbarContainer');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
