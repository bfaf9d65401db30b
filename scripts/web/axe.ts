import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** There once it has been brought. */
    axe?: typeof axe;
  }
}

interface Finding {
  id: string;
  /** The elements it was found at. */
  html: string[];
}

/** What axe finds in a page, or in one part of it, by all of its rules or by one. Frames, all of other sites, are not looked into. */
export async function findByAxe(page: Page, { part, rule }: { part?: string; rule?: string } = {}): Promise<Finding[]> {
  // It is more than a megabyte, so a document gets it once, however often it is looked at; by a script tag the policy forbids it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, only]) => {
      const context = within === undefined ? document : { include: [within] };
      const runOnly = only === undefined ? {} : { runOnly: { type: 'rule' as const, values: [only] } };
      const results = await window.axe?.run(context, { resultTypes: ['violations'], ...runOnly });
      if (!results) throw new Error('axe is not there.');
      return results.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
    },
    [part, rule] as const,
  );
}
