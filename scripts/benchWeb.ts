/**
 * npm run bench:web: how the pages where visits begin load on Lighthouse's phone, beside static pages without scripts that have
 * the same first picture; with both throttlings of Lighthouse, simulated and real, each figure the median of five runs.
 * Exits with 1 when a page misses what is demanded of it. To be run on a quiet machine. --write keeps the tables in
 * docs/page-loading-figures.md, --runs=1 is a quick look.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { paths } from '../src/config/paths';
import { measure, median, startBrowser, type Throttling, throttlings } from './web/lighthouse';
import { complaints, type Runs, tables } from './web/pageFigures';
import { startSite } from './web/siteServer';
import { startStaticPages } from './web/staticPages';

const DOCUMENT = 'docs/page-loading-figures.md';

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const empty = (): Runs['page'] => ({ simulate: [], devtools: [] });

const [loadBefore = Number.NaN] = os.loadavg(); // other work on the machine makes all figures worse
const site = await startSite();
const browser = await startBrowser();
const { data } = (await (await fetch(`${site.origin}/api/products?page=1`)).json()) as { data: { id: string }[] };
const [lesson] = data;
if (!lesson) throw new Error('The school has no lesson.');
const pages = {
  [paths.home]: paths.home,
  [paths.lessons]: paths.lessons,
  [`${paths.lessonDetail}?lesson=…`]: `${paths.lessonDetail}?lesson=${lesson.id}`,
};
const addresses = Object.values(pages).map((path) => site.origin + path);
const statics = await startStaticPages(addresses);
const all = Object.keys(pages).map((name): Runs => ({ name, page: empty(), static: empty() }));
for (const [index, { name }] of all.entries())
  if (!statics.havePicture[index]) console.log(`${name} has no picture on its first screen, nor has its static page.`);

/** Measures each page after its static page, so that whatever else the machine does affects all alike. */
async function measureAll(throttling: Throttling): Promise<void> {
  for (const [index, { page, static: still }] of all.entries()) {
    const other = await measure(browser, statics.addresses[index] ?? '', { throttling, categories: ['performance'] });
    still[throttling].push(other);
    page[throttling].push(await measure(browser, addresses[index] ?? '', { throttling }));
  }
}

try {
  for (let run = 1; run <= runs; run += 1) {
    for (const throttling of throttlings) await measureAll(throttling);
    console.log(`${String(run)} of ${String(runs)} runs`);
  }
} finally {
  browser.kill();
  statics.stop();
  await site.stop();
}

const { version } = JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8')) as { version: string };
const [cpu] = os.cpus();
const machine = median(all.flatMap(({ static: still }) => still.simulate.map((report) => report.machine)));
const about = [
  `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench:web\`: Lighthouse ${version}, its mobile preset,`,
  `${runs === 1 ? 'one run' : `medians of ${String(runs)} runs`}, times in ms. Machine: ${String(os.cpus().length)} × ${cpu?.model ?? 'unknown processor'},`,
  `${os.type()}, Node ${process.versions.node}, Lighthouse's benchmark index ${machine.toFixed(0)},`,
  `load ${loadBefore.toFixed(1)} before the first run.`,
].join(' ');
const text = tables(all);
const wrong = complaints(all);
const verdict =
  wrong.length === 0 ? 'Every demand is met.' : `Not met:\n\n${wrong.map((one) => `- ${one}`).join('\n')}`;
console.log(`\n${text}\n\n${about}\n\n${verdict}`);
if (values.write) {
  const document = `# Figures of page loading\n\n${about}\n\n${text}\n\n## Demands\n\n${verdict}\n`;
  writeFileSync(DOCUMENT, await format(document, { ...(await resolveConfig(DOCUMENT)), parser: 'markdown' }));
  console.log(`Kept in ${DOCUMENT}.`);
}
process.exitCode = wrong.length === 0 ? 0 : 1;
