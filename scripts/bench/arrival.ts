import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * When a page is seen on a cheap phone (ms), and how long its code holds up the person (ms; NaN where a busy machine left no five
 * quiet seconds to count up to).
 */
export interface Arrival {
  first: number;
  largest: number;
  blocked: number;
}

export const methods = ['devtools', 'simulate'] as const;
/** Whether the network is really slowed down, or the times are computed from what an unhindered load asked for. */
export type Method = (typeof methods)[number];

const audits = { first: 'first-contentful-paint', largest: 'largest-contentful-paint', blocked: 'total-blocking-time' };

const TRIES = 3;

async function measured(browser: LaunchedChrome, url: string, method: Method, tries = TRIES): Promise<Arrival> {
  const result = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyAudits: Object.values(audits),
    throttlingMethod: method,
    disableFullPageScreenshot: true,
  });
  const value = (id: string) => result?.lhr.audits[id]?.numericValue ?? NaN;
  const arrival = { first: value(audits.first), largest: value(audits.largest), blocked: value(audits.blocked) };
  if (Number.isFinite(arrival.first) && Number.isFinite(arrival.largest)) return arrival;
  if (tries > 1) return measured(browser, url, method, tries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}

function median(values: readonly number[]): number {
  const found = values.filter(Number.isFinite).sort((a, b) => a - b);
  return found[found.length >> 1] ?? NaN;
}

/** The medians of several pages, loaded in turn, so that what else the machine does is the same for all. */
export async function compareArrivals(
  browser: LaunchedChrome,
  urls: readonly string[],
  method: Method,
  runs: number,
): Promise<Arrival[]> {
  const found = urls.map((): Arrival[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) found[index]?.push(await measured(browser, url, method));
  return found.map((arrivals) => ({
    first: median(arrivals.map(({ first }) => first)),
    largest: median(arrivals.map(({ largest }) => largest)),
    blocked: median(arrivals.map(({ blocked }) => blocked)),
  }));
}

/** What the home page shows first, by hand: its words, its picture at the width of a phone, no code and no fonts. */
const staticPage = (picture: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title><style>
body{margin:0;background:#07333e;color:#fff;font:1rem/1.4 sans-serif}img{display:block;width:100%;height:60vh;object-fit:cover}
main{padding:1rem}a{color:inherit}</style></head><body>
<img src="${picture}" alt="" fetchpriority="high"><main><h1>Ride and catch the waves</h1>
<p>Small groups, warm water, first waves. Lessons every day, from your first white water to your first green wave.</p>
<p><a href="/surf-lesson">Book Here</a></p></main></body></html>`;

/** The address of the first slide's picture as an upright phone asks for it. */
async function firstPicture(origin: string): Promise<string> {
  const { data } = (await (await fetch(`${origin}/api/carousels`)).json()) as { data: { image_url: string }[] };
  if (!data[0]) throw new Error('The site has no slide.');
  return `/public/${data[0].image_url}?w=960&crop=upright`;
}

/** Serves the static page, with its picture from the site. */
export async function serveStaticPage(origin: string): Promise<{ url: string; stop: () => void }> {
  const html = staticPage((await firstPicture(origin)).replace('&', '&amp;'));
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    void fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'image/webp' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, stop: () => void server.close() };
}
