import http from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../freePort.ts';
import { findChromium } from './chromium.ts';

/** The screen of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What a visitor of a page sees first. */
interface FirstView {
  title: string;
  picture: { path: string; type: string; body: Buffer; box: Box } | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Looks at a page on Lighthouse's phone: its heading, and the first picture on its first screen. */
async function look(page: Page, url: string): Promise<FirstView> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const title = await page.locator('h1').innerText();
  const found = await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const { x, y, width, height } = image.getBoundingClientRect();
      if (width > 0 && y < window.innerHeight && image.currentSrc.startsWith('http'))
        return { src: image.currentSrc, box: { x, y, width, height } };
    }
    return null;
  });
  if (!found) return { title, picture: null };
  const answer = await page.request.get(found.src, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const { pathname, search } = new URL(found.src);
  const type = answer.headers()['content-type'] ?? '';
  return { title, picture: { path: pathname + search, type, body: await answer.body(), box: found.box } };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page with the same heading and the same picture at the same place, and nothing else. The place of the header stays free: a
 * picture that fills the whole screen was never counted as the largest paint.
 */
function htmlOf({ title, picture }: FirstView): string {
  const { x, y, width, height } = picture?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = `left:${String(x)}px;top:${String(y)}px;width:${String(width)}px;height:${String(height)}px`;
  const image = picture ? `<img src="${escaped(picture.path)}" alt="" fetchpriority="high">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A picture.">
<style>body{margin:0;font-family:sans-serif}img{position:absolute;${place};object-fit:cover}h1{position:relative;z-index:1}</style>
</head><body><main>${image}<h1>${escaped(title)}</h1></main></body></html>`;
}

/** Static pages on a server of their own, one for each page that they are compared with. */
export interface StaticPages {
  /** The address of the static page for the n-th page. */
  addresses: string[];
  /** Whether the n-th page has a picture on its first screen. */
  havePicture: boolean[];
  stop: () => void;
}

/** Serves, for each of the pages at `urls`, a page without scripts that has the same first picture. */
export async function startStaticPages(urls: readonly string[]): Promise<StaticPages> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const page = await (await browser.newContext(phone)).newPage();
  const views: FirstView[] = [];
  for (const url of urls) views.push(await look(page, url));
  await browser.close();

  const answers = new Map<string, { type: string; body: Buffer | string }>();
  for (const [index, view] of views.entries()) {
    answers.set(`/${String(index)}`, { type: 'text/html', body: htmlOf(view) });
    if (view.picture) answers.set(view.picture.path, view.picture);
  }
  const server = http.createServer((request, response) => {
    const answer = answers.get(request.url ?? '') ?? { type: 'text/plain', body: '' };
    // Without it, Chromium left the picture out of the largest paint in most runs.
    const length = Buffer.byteLength(answer.body);
    response.writeHead(answer.body ? 200 : 404, { 'content-type': answer.type, 'content-length': length });
    response.end(answer.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    addresses: urls.map((_, index) => `http://127.0.0.1:${String(port)}/${String(index)}`),
    havePicture: views.map(({ picture }) => picture !== null),
    stop: () => void server.close(),
  };
}
