import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Texts of console errors that the test expects; any other fails it. Chromium logs every answered 4xx itself. */
  expectedErrors: RegExp[];
  quietConsole: undefined;
}

/** Playwright's test, which also fails on any uncaught error and on any console error that the test does not expect. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** The day `offset` days from the school's today, YYYY-MM-DD. */
export function schoolDay(offset: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' });
  return day.format(new Date(Date.now() + offset * 86_400_000));
}

/** Keeps what a page looks like: `.tmp/pages/{page}-{width}-{light or dark}.png`, a build's output for people to look at. */
async function keepPicture(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const dialog = (await page.getByRole('dialog').count()) > 0 ? '-dialog' : '';
  const name = pathname.slice(1).replaceAll('/', '-') || 'home';
  const file = `${name}${dialog}-${page.viewportSize()?.width ?? 0}-${isDark ? 'dark' : 'light'}.png`;
  await page.screenshot({ path: `.tmp/pages/${file}`, fullPage: dialog === '' });
}

/** A page is accessible, has one h1, and is not wider than the screen. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // A colour half-way through its transition is no colour that anybody reads. Endless ones (a spinner) are not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  await keepPicture(page);
}

/** Opens the lesson list and chooses the first lesson whose name contains `name`. */
export async function chooseLesson(page: Page, name: string): Promise<void> {
  await page.goto(`/surf-lesson?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: new RegExp(name, 'i') })
    .first()
    .click();
  await expect(page).toHaveURL('/surf-lesson/lesson-detail');
}

/** Fills the checkout form and sends it; the booking's page is open afterwards. Answers the booking code. */
export async function checkOut(page: Page, method: 'CASH' | 'ONLINE PAYMENT'): Promise<string> {
  await page.getByLabel('Full Name').fill('Sari Dewi');
  await page.getByLabel('Email').fill('sari@example.com');
  await page.getByLabel('Phone Number', { exact: true }).fill('+6281234567890');
  await page.getByLabel(method, { exact: true }).check();
  await page.getByRole('button', { name: 'Process to Checkout' }).click();
  await page.waitForURL(/\/booking-details\/[0-9A-Z]{10}$/);
  return page.url().split('/').at(-1) ?? '';
}
