/**
 * npm run bench:web: Lighthouse's performance of the pages where a visit begins (median of three), and the home page beside a
 * static page with the same first picture and no JavaScript (mobile, simulated, median of five). Exits with 1 when a page's
 * performance is below its floor, or the home page paints later than it may. To be run on a quiet machine.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { freePort } from './freePort';
import { firstPages, measure, median, type Report, startBrowser } from './web/lighthouse';
import { startSite } from './web/siteServer';

const RUNS = 5;
const PAGE_RUNS = 3;
/** The goal is 95; the floor is lower, as the figure moves with whatever else the machine does. */
const FLOOR = 90;
const limits = { fcp: 1.1, lcp: 1.5 };
const picture = '/pictures/light/hero-1-tall-608.avif'; // what the home page loads on Lighthouse's phone

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A picture.">
<style>body{margin:0}img{width:100vw;height:100vh;object-fit:cover;display:block}h1{position:absolute;top:40vh;color:#fff}</style>
</head><body><main><img src="${picture}" alt="" fetchpriority="high"><h1>Ride and catch the waves</h1></main></body></html>`;

const staticServer = http.createServer((request, response) => {
  if (request.url === picture)
    response.setHeader('content-type', 'image/avif').end(readFileSync(path.join('dist', picture)));
  else response.setHeader('content-type', 'text/html').end(page);
});
const staticPort = await freePort();
await new Promise<void>((resolve) => staticServer.listen(staticPort, '127.0.0.1', resolve));
const site = await startSite();
const browser = await startBrowser();
const reports: Record<'home' | 'static', Report[]> = { home: [], static: [] };
try {
  for (const path of await firstPages(site.origin)) {
    const runs: Report[] = [];
    for (let run = 0; run < PAGE_RUNS; run += 1) runs.push(await measure(browser, site.origin + path));
    const performance = median(runs.map(({ scores }) => scores['performance'] ?? 0));
    console.log(`${path}: performance ${String(performance)}, at least ${String(FLOOR)}`);
    if (performance < FLOOR) process.exitCode = 1;
  }
  for (let run = 0; run < RUNS; run += 1) {
    reports.home.push(await measure(browser, `${site.origin}/`));
    reports.static.push(await measure(browser, `http://127.0.0.1:${String(staticPort)}/`));
  }
} finally {
  browser.kill();
  staticServer.close();
  await site.stop();
}

for (const paint of ['fcp', 'lcp'] as const) {
  const home = median(reports.home.map((report) => report[paint]));
  const without = median(reports.static.map((report) => report[paint]));
  const ratio = home / without;
  console.log(
    `${paint.toUpperCase()}: home page ${home.toFixed(0)} ms, static page ${without.toFixed(0)} ms, ratio ${ratio.toFixed(2)}, at most ${String(limits[paint])}`,
  );
  if (ratio > limits[paint]) process.exitCode = 1;
}
