/**
 * npm run test:lighthouse: Lighthouse (mobile, median of three) on the pages where a visit begins, against floors.
 * Performance is shown alone: what a clock decides is a benchmark, npm run bench:web.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { paths } from '../src/config/paths';
import { measure, median, type Report, startBrowser } from './web/lighthouse';
import { startSite } from './web/siteServer';

const RUNS = 3;
const PORT = 3913;
const MAX_SHIFT = 0.02;
const floors = { accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = [paths.home, paths.lessons, paths.lessonDetail];

/** What is wrong with a page, or nothing. */
function complaints(path: string, reports: readonly Report[]): string[] {
  const found = Object.entries(floors).flatMap(([category, floor]) => {
    const score = median(reports.map(({ scores }) => scores[category] ?? 0));
    return score < floor ? [`${path}: ${category} ${String(score)}, at least ${String(floor)}`] : [];
  });
  const shift = median(reports.map(({ cls }) => cls));
  return shift < MAX_SHIFT
    ? found
    : [...found, `${path}: layout shift ${shift.toFixed(3)}, below ${String(MAX_SHIFT)}`];
}

const site = await startSite(PORT);
const browser = await startBrowser();
let failed = 0;
try {
  for (const path of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await measure(browser, site.origin + path));
    const middle = (read: (report: Report) => number) => median(reports.map(read));
    const scores = ['performance', ...Object.keys(floors)].map(
      (name) => `${name} ${String(middle((report) => report.scores[name] ?? 0))}`,
    );
    const times = `FCP ${middle(({ fcp }) => fcp).toFixed(0)} ms, LCP ${middle(({ lcp }) => lcp).toFixed(0)} ms`;
    console.log(`${path}: ${scores.join(', ')}; ${times}, shift ${middle(({ cls }) => cls).toFixed(3)}`);
    const wrong = complaints(path, reports);
    for (const line of wrong) console.log(`  ✗ ${line}`);
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
