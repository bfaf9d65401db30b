import type { Page } from '@playwright/test';

/** How many sheets of paper a page takes when it is printed. */
export async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
