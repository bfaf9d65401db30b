/**
 * npm run test:lighthouse: what Lighthouse (mobile) says of the pages where a visit begins, as far as no clock decides it:
 * accessibility, best practices, search engines and layout shift. Its performance is a benchmark: npm run bench:web.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { firstPages, measure, type Report, startBrowser } from './web/lighthouse';
import { startSite } from './web/siteServer';

const MAX_SHIFT = 0.02;
const floors = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** What is wrong with a page, or nothing. */
function complaints({ scores, cls }: Report): string[] {
  const found = Object.entries(floors)
    .filter(([category, floor]) => (scores[category] ?? 0) < floor)
    .map(([category, floor]) => `${category} ${String(scores[category])}, at least ${String(floor)}`);
  return cls < MAX_SHIFT ? found : [...found, `layout shift ${cls.toFixed(3)}, below ${String(MAX_SHIFT)}`];
}

const site = await startSite();
const browser = await startBrowser();
const pages = await firstPages(site.origin);
let failed = 0;
try {
  for (const path of pages) {
    const report = await measure(browser, site.origin + path);
    const scores = Object.keys(floors).map((name) => `${name} ${String(report.scores[name])}`);
    console.log(`${path}: ${scores.join(', ')}, shift ${report.cls.toFixed(3)}`);
    const wrong = complaints(report);
    for (const line of wrong) console.log(`  ✗ ${path}: ${line}`);
    if (wrong.length > 0) failed += 1;
  }
} finally {
  browser.kill();
  await site.stop();
}
const folder = '.tmp/test-reports';
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/lighthouse.tap`, `# pass ${String(pages.length - failed)}\n# fail ${String(failed)}\n`);
process.exitCode = failed === 0 ? 0 : 1;
