/**
 * npm run bench:web: the home page beside a static page with the same first picture and no JavaScript, measured in turn
 * (Lighthouse mobile, simulated, median of five). Exits with 1 when the home page paints later than it may, or Lighthouse's
 * performance of it is below its floor. To be run on a quiet machine.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { measure, median, type Report, startBrowser } from './web/lighthouse';
import { startSite } from './web/siteServer';

const RUNS = 5;
const ports = { site: 3914, still: 3915 };
const limits = { fcp: 1.1, lcp: 1.5 };
/** The goal is 95; the floor is lower, as the figure moves with whatever else the machine does. */
const MIN_PERFORMANCE = 90;
const picture = '/pictures/light/hero-1-tall-608.avif'; // what the home page loads on Lighthouse's phone

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Still</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A picture.">
<style>body{margin:0}img{width:100vw;height:100vh;object-fit:cover;display:block}h1{position:absolute;top:40vh;color:#fff}</style>
</head><body><main><img src="${picture}" alt="" fetchpriority="high"><h1>Ride and catch the waves</h1></main></body></html>`;

const still = http.createServer((request, response) => {
  if (request.url === picture)
    response.setHeader('content-type', 'image/avif').end(readFileSync(path.join('dist', picture)));
  else response.setHeader('content-type', 'text/html').end(page);
});
await new Promise<void>((resolve) => still.listen(ports.still, '127.0.0.1', resolve));
const site = await startSite(ports.site);
const browser = await startBrowser();
const reports: Record<'home' | 'still', Report[]> = { home: [], still: [] };
try {
  for (let run = 0; run < RUNS; run += 1) {
    reports.home.push(await measure(browser, `${site.origin}/`));
    reports.still.push(await measure(browser, `http://127.0.0.1:${String(ports.still)}/`));
  }
} finally {
  browser.kill();
  still.close();
  await site.stop();
}

for (const paint of ['fcp', 'lcp'] as const) {
  const home = median(reports.home.map((report) => report[paint]));
  const without = median(reports.still.map((report) => report[paint]));
  const ratio = home / without;
  console.log(
    `${paint.toUpperCase()}: home page ${home.toFixed(0)} ms, static page ${without.toFixed(0)} ms, ratio ${ratio.toFixed(2)}, at most ${String(limits[paint])}`,
  );
  if (ratio > limits[paint]) process.exitCode = 1;
}
const performance = median(reports.home.map(({ scores }) => scores['performance'] ?? 0));
console.log(`Performance of the home page: ${String(performance)}, at least ${String(MIN_PERFORMANCE)}`);
if (performance < MIN_PERFORMANCE) process.exitCode = 1;
