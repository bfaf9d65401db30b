import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { startSite } from '../../../scripts/web/siteServer.ts';

export interface WorkerFixtures {
  /** The address of the worker's own server. */
  site: string;
}

export interface Fixtures {
  /** Texts of console errors that the test expects; any other fails it. Chromium logs every answered 4xx itself. */
  expectedErrors: RegExp[];
  quietConsole: undefined;
  withinOneDay: undefined;
}

/** No test takes longer, on a busy machine either (ms). */
const LONGEST = 3 * 60_000;
const HOUR = 3_600_000;

/**
 * Playwright's test on a server of the worker's own, so that workers share nothing. It also fails on any uncaught error and
 * on any console error that the test does not expect. It begins and ends on one day of the school, so that what is booked
 * for today stays on the board of today: shortly before midnight it waits.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // Playwright reads from this pattern which fixtures one needs.
    async ({}, use) => {
      const { origin, stop } = await startSite();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
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
  withinOneDay: [
    async ({}, use) => {
      const left = 24 * HOUR - ((Date.now() + 8 * HOUR) % (24 * HOUR)); // Bali is UTC+8
      if (left < LONGEST) {
        console.log('Waiting for midnight at the school.'); // a run that is silent for long is taken for one that hangs
        await sleep(left);
      }
      await use(undefined);
    },
    { auto: true, timeout: 2 * LONGEST },
  ],
});

export { expect };

/** The day `offset` days from the school's today, YYYY-MM-DD. */
export function schoolDay(offset: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' });
  return day.format(new Date(Date.now() + offset * 86_400_000));
}

/** The address of any lesson. */
export const lessonAddress = /\/surf-lesson\/lesson-detail\?lesson=[\w-]+$/;

/** Waits until the app has taken over the page that the server has sent. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('[data-page]')).toHaveCount(0);

/**
 * Waits until a page has been taken over, has all that it shows, and has done what it had put off. What it asked for is known
 * then.
 */
export async function loaded(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (let round = 0; round < 2; round += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Opens the page of the lesson of that name. */
export async function openLesson(page: Page, name = 'Private Surf Lesson'): Promise<void> {
  const answer = await page.request.get(`/api/products?page=1&search=${encodeURIComponent(name)}`);
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const lesson = data.find((one) => one.name === name);
  if (!lesson) throw new Error(`The demo school has no lesson ${name}.`);
  await page.goto(`/surf-lesson/lesson-detail?lesson=${lesson.id}`);
}

/** Opens the lesson list and chooses the first lesson whose name contains `name`. */
export async function chooseLesson(page: Page, name: string): Promise<void> {
  await page.goto(`/surf-lesson?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: new RegExp(name, 'i') })
    .first()
    .click();
  await expect(page).toHaveURL(lessonAddress);
}

/** Fills the checkout form and sends it; the booking's page is open afterwards. Returns the booking code. */
export async function checkOut(page: Page, method: 'CASH' | 'ONLINE PAYMENT'): Promise<string> {
  await page.getByLabel('Full Name').fill('Sari Dewi');
  await page.getByLabel('Email').fill('sari@example.com');
  await page.getByLabel('Phone Number', { exact: true }).fill('+6281234567890');
  await page.getByLabel(method, { exact: true }).check();
  await page.getByRole('button', { name: 'Process to Checkout' }).click();
  await page.waitForURL(/\/booking-details\/[0-9A-Z]{10}$/);
  return page.url().split('/').at(-1) ?? '';
}
