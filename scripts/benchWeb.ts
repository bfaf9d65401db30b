/**
 * npm run bench:web [-- runs]: what the HTML of the public pages weighs as it is sent, and when the home page is seen on a cheap phone
 * beside a static page with the same first picture: really slowed down, and simulated. Clocks decide these, so no test looks at them.
 */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../src/config/paths';
import { type Arrival, compareArrivals, methods, serveStaticPage } from './bench/arrival';
import { firstPages, startBrowser } from './web/lighthouse';
import { startSite } from './web/siteServer';

const given = process.argv[2] ?? '5';
if (!/^[1-9]\d{0,2}$/.test(given)) {
  console.error(
    `${given} is no number of runs: npm run bench:web -- <runs> takes one from 1 to 999, and 5 without it.`,
  );
  process.exit(1);
}
const runs = Number(given);

/** The bytes of an answer as they come over the network. */
const weight = (url: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    sent.on('error', reject).end();
  });

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const share = (a: number, b: number): string => `${a.toFixed(0)} ms (${(a / b).toFixed(2)})`;
const told = ({ first, largest, blocked }: Arrival, by: Arrival): string =>
  `first paint ${share(first, by.first)}, largest ${share(largest, by.largest)}, blocked ${Number.isNaN(blocked) ? 'not measured' : `${blocked.toFixed(0)} ms`}`;

const site = await startSite();
const others = [paths.surfSpots, paths.aboutUs, paths.contactUs, paths.checkBookings];
for (const path of [...(await firstPages(site.origin)), ...others]) {
  const url = site.origin + path;
  // The page is kept, and compressed as far as possible once it was sent a few times.
  for (let visit = 0; visit < 8; visit += 1) await weight(url, 'br');
  await sleep(500);
  console.log(`${path}: ${kB(await weight(url, 'br'))} as Brotli, ${kB(await weight(url, 'gzip'))} as gzip`);
}
const plain = await serveStaticPage(site.origin);
const browser = await startBrowser();
for (const method of methods) {
  const [page, still] = await compareArrivals(browser, [site.origin + paths.home, plain.url], method, runs);
  if (page && still) console.log(`${method}: home ${told(page, still)}; static page ${told(still, still)}`);
}
browser.kill();
plain.stop();
await site.stop();
