import type { APIRequestContext, Page } from '@playwright/test';
import { beAdministrator, send } from '../support/e2e/admin.ts';
import { expectAccessible, expectFits } from '../support/e2e/a11y.ts';
import { flat } from '../support/server/images.ts';
import { expect, test } from '../support/e2e/test.ts';
import { isDeep } from '../support/tier.ts';

const slidesOfDemo = 3;
const many = 12;
/** Sizes in px: the smallest phone, a usual one, a tablet, both sides of the width where the layout changes, a desktop. */
const screens = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [959, 800],
  [960, 800],
  [1440, 900],
] as const;

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the controls of the slides are, and what they may not cover. */
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name: element.getAttribute('aria-label') ?? element.textContent, left, right, top, bottom };
    }),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

async function expectControlsFit(page: Page, slides: number): Promise<void> {
  const group = page.getByRole('group', { name: 'Slides' });
  await expect(group.getByRole('button', { name: /^Go to slide/ })).toHaveCount(slides);
  // The text comes from below, over the controls.
  await page.locator('[aria-label=Welcome] a').evaluate(async (link) => {
    await Promise.all(link.getAnimations().map(({ finished }) => finished));
  });
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
    const controls = await boxesOf(page, '[role=group][aria-label=Slides] button');
    const text = await boxesOf(page, '[aria-label=Welcome] :is(h1, p, a)');
    for (const [index, box] of controls.entries()) {
      const what = `${box.name} at ${String(width)} px`;
      expect(box.right - box.left, `width of ${what}`).toBeGreaterThanOrEqual(44);
      expect(box.bottom - box.top, `height of ${what}`).toBeGreaterThanOrEqual(44);
      expect(box.left, `left edge of ${what}`).toBeGreaterThanOrEqual(0);
      expect(box.right, `right edge of ${what}`).toBeLessThanOrEqual(width);
      for (const other of [...controls.slice(index + 1), ...text])
        expect(overlap(box, other), `${what} covers ${other.name}`).toBe(false);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'targets');
}

async function withMoreSlides(
  request: APIRequestContext,
  headers: { authorization: string },
  act: () => Promise<void>,
) {
  const buffer = await flat(320, 180).jpeg().toBuffer();
  const made: string[] = [];
  try {
    for (let count = slidesOfDemo; count < many; count += 1) {
      const picture = { name: 'slide.jpg', mimeType: 'image/jpeg', buffer };
      const multipart = { active: 'true', image_url: picture };
      made.push((await send<{ id: string }>(request, '/api/carousels', { headers, multipart })).id);
    }
    await act();
  } finally {
    for (const id of made) await request.delete(`/api/carousels/${id}`, { headers });
  }
}

test('the controls of 3 slides can be touched at every width and cover nothing', async ({ page }) => {
  await page.goto('/');
  await expectControlsFit(page, slidesOfDemo);
});

if (isDeep)
  test('and so can those of 12 @deep', async ({ page }) => {
    const headers = await beAdministrator(page);
    await withMoreSlides(page.request, headers, async () => {
      await page.goto('/');
      await expectControlsFit(page, many);
      const last = page.getByRole('button', { name: `Go to slide ${String(many)}` });
      await last.click();
      await expect(last).toHaveAttribute('aria-current', 'true');
      await page.goto('about:blank'); // before the pictures that it still loads are deleted
    });
  });
