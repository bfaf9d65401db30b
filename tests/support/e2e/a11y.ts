import type { Page } from '@playwright/test';
import { findByAxe } from '../../../scripts/web/axe.ts';
import { isDeep } from '../tier.ts';
import { expect, test } from './test.ts';

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/**
 * Waits until what has changed is shown, and for transitions to end, as axe would measure the colours in between. Endless
 * animations are not waited for.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });

/** Fails when axe finds something, in the whole page or in one part of it. */
export async function expectAccessible(page: Page, rules: 'all' | 'targets' = 'all', part?: string): Promise<void> {
  await settle(page);
  const found = await findByAxe(page, { part, ...(rules === 'targets' && { rule: 'target-size' }) });
  expect(found.map(({ id, html }) => `${id}: ${html.join(' | ')}`)).toEqual([]);
}

/** A page has one h1, and is not wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A table measures itself anew after the width has changed.
  await expect.poll(overflow, { message: 'the page scrolls sideways' }).toBeLessThanOrEqual(0);
}

/**
 * Checks the page that is shown: whether it fits, on a phone and on a desktop, and what axe finds on a desktop, as it is the same
 * at every width, in one of the colour schemes.
 */
async function checkOneLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.emulateMedia({ colorScheme });
  await expectAccessible(page);
}

type Walk = (page: Page, check: () => Promise<void>) => Promise<void>;

/**
 * A test that visits pages and calls `check` at each, which fails when it is not accessible or does not fit. The deep tests look
 * at each page at every width and in both schemes.
 */
export function testPages(what: string, walk: Walk): void {
  if (!isDeep)
    test(`${what}: accessible in one scheme after the other, and fitting a phone and a desktop`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: widths.desktop, height: 900 });
      let visited = 0;
      await walk(page, () => checkOneLook(page, visited++ % 2 === 0 ? 'light' : 'dark'));
    });
  else
    for (const [name, width] of Object.entries(widths))
      for (const colorScheme of ['light', 'dark'] as const)
        test(`${what}: accessible and fitting on a ${name}, ${colorScheme} @deep`, async ({ page }) => {
          test.setTimeout(180_000);
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await walk(page, async () => {
            await expectFits(page);
            await expectAccessible(page);
          });
        });
}
