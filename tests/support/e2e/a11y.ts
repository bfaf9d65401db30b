import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
const schemes = ['light', 'dark'] as const;

interface Look {
  width: keyof typeof widths;
  scheme: (typeof schemes)[number];
  /** The rules of axe: all of them, those that a colour scheme decides, or none. */
  rules: 'all' | 'colours' | 'none';
}

/** Set by `npm run test:deep`: every page at every width in both schemes. */
export const isDeep = process.env['DEEP'] === '1';

/** Accessibility is checked on a desktop alone, as it is the same at every width; whether a page fits, at each width. */
const common: Look[] = [
  { width: 'phone', scheme: 'light', rules: 'none' },
  { width: 'tablet', scheme: 'dark', rules: 'none' },
  { width: 'desktop', scheme: 'light', rules: 'all' },
  { width: 'desktop', scheme: 'dark', rules: 'colours' },
];
const every = (Object.keys(widths) as Look['width'][]).flatMap((width) =>
  schemes.map((scheme): Look => ({ width, scheme, rules: 'all' })),
);

/** Waits for transitions to end, as axe would measure the colours in between. Endless animations are not waited for. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** Fails when axe finds something, in the whole page or in one part of it. */
export async function expectAccessible(
  page: Page,
  rules: 'all' | 'colours' | 'targets' = 'all',
  part?: string,
): Promise<void> {
  await settle(page);
  // Without frames of other sites the legacy mode finds the same, and opens no second page for its results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  if (rules === 'targets') axe.withRules(['target-size']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** A page has one h1, and is not wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** A test for each look. `walk` visits pages and calls `check` at each, which fails when it is not accessible or does not fit. */
export function testPages(what: string, walk: (page: Page, check: () => Promise<void>) => Promise<void>): void {
  for (const { width, scheme, rules } of isDeep ? every : common)
    test(`${what}: accessible and fitting on a ${width}, ${scheme} @deep`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: widths[width], height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await walk(page, async () => {
        await expectFits(page);
        if (rules !== 'none') await expectAccessible(page, rules);
      });
    });
}
