/**
 * What Lighthouse (mobile) says of the pages where a visit begins, as far as no clock decides it: accessibility, best practices,
 * search engines and layout shift. How fast they are is looked at by hand (docs/page-loading.md).
 */
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { categories, firstPages, measure, startBrowser } from '../scripts/web/lighthouse';
import { startSite } from '../scripts/web/siteServer';

const MAX_SHIFT = 0.02;

const site = await startSite();
after(() => site.stop());
const browser = await startBrowser();
after(() => browser.kill());

for (const path of await firstPages(site.origin)) {
  it(path, async () => {
    const { scores, faults, cls } = await measure(browser, site.origin + path);
    for (const category of categories) assert.equal(scores[category], 100, `${category}: ${faults.join(', ')}`);
    assert.ok(cls < MAX_SHIFT, `layout shift ${String(cls)}`);
  });
}
