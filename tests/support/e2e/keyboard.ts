import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80;

/** Presses Tab until an element has the focus; fails when it is not to be reached so. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${FAR} presses of Tab do not lead to ${String(target)}.`);
}
