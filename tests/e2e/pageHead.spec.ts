import { renderedPages } from '../../scripts/sitePages.ts';
import { school } from '../../src/config/school.ts';
import { expect, hydrated, test } from '../support/e2e/test.ts';

const fullTitle = (title?: string) => (title ? `${title} | ${school.name}` : `${school.name} | ${school.tagline}`);

/** Of which there is one on every page. */
const elements = ['title', 'name="description"', 'name="robots"', 'property="og:title"'];

/** Those with an absolute address, which a page that was rendered without an origin has only in the browser. */
const addresses = ['meta[property="og:url"]', 'meta[property="og:image"]', 'link[rel="canonical"]'];

for (const { path, title } of renderedPages) {
  test(`${path} is shown before any script has run, each head element once, and so it is after hydration`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, heading] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
    expect(heading).toBeTruthy();
    expect(html).not.toMatch(/<script>(?!<)/); // the site's policy lets no inline script run
    expect(html).toContain(`<title>${fullTitle(title)}</title>`);
    for (const element of elements)
      expect(html.split(`<${element.includes('=') ? 'meta ' : ''}${element}`)).toHaveLength(2);

    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toContainText(heading ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, page.url()).href);
    await expect(page).toHaveTitle(fullTitle(title));
    for (const element of elements) {
      const selector = element.includes('=') ? `meta[${element}]` : `head > ${element}`;
      await expect(page.locator(selector)).toHaveCount(1);
    }
    for (const selector of addresses) await expect(page.locator(selector)).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  });
}

test("the HTML of a page that is the visitor's own says its title before any code", async ({ request }) => {
  for (const [path, name] of [
    ['/profile', 'Profile'],
    ['/login', 'Log in'],
  ] as const)
    expect(await (await request.get(path)).text()).toContain(`<title>${fullTitle(name)}</title>`);
});

test.describe('pages without lists', () => {
  test.use({ expectedErrors: [/status of 404/] }); // Chromium logs the answer itself

  test('say in the head what they are, once', async ({ page }) => {
    for (const [path, name] of [
      ['/surf-lesson?search=group', 'Surf Lessons'],
      ['/surf-lesson/booking-cart', 'Your cart'],
      ['/nowhere', 'Oops! Page not found.'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(fullTitle(name));
      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', fullTitle(name));
    }
  });
});

/** How wide phones are. */
const phones = [320, 344, 360, 375, 390, 412, 430];

for (const language of ['en', 'id'])
  test(`a headline has as many lines before its face has come, in the language ${language}`, async ({ page }) => {
    for (const { path } of renderedPages) {
      await page.goto(`${path}?lang=${language}`);
      await hydrated(page);
      for (const width of phones) {
        await page.setViewportSize({ width, height: 740 });
        const heights = await page.locator('h1').evaluate((heading) =>
          ['Display', 'Display fallback'].map((face) => {
            heading.style.fontFamily = `'${face}'`;
            return Math.round(heading.getBoundingClientRect().height);
          }),
        );
        expect(heights[1], `${path} at ${String(width)} px`).toBeCloseTo(heights[0] ?? 0, -1);
      }
    }
  });
