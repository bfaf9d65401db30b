import type { Page } from '@playwright/test';

/** What the HTML of an address holds, before any script has run. */
interface Parsed {
  title: string;
  headings: number;
  /** Whether the HTML has no content of its own yet. */
  isShell: boolean;
  robots: string;
  canonical: string | null;
  jsonLd: string[];
  /** The page in each language: `hreflang` → address. */
  languages: Record<string, string>;
  links: string[];
  files: string[];
}

export interface CrawledPage extends Parsed {
  address: string;
}

export interface Crawl {
  pages: CrawledPage[];
  /** Addresses that are answered with an error: status, address and where it is linked from. */
  broken: string[];
}

/** Reads HTML by the browser's own parser. Nothing of it is fetched or run. */
const parse = (page: Page, html: string): Promise<Parsed> =>
  page.evaluate((text) => {
    const html = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string, attribute: string): string[] =>
      [...html.querySelectorAll(selector)].flatMap((element) => element.getAttribute(attribute) ?? []);
    return {
      title: html.title,
      headings: html.querySelectorAll('h1').length,
      isShell: html.querySelector('#root')?.childElementCount === 0,
      robots: all('meta[name="robots"]', 'content').join(),
      canonical: all('link[rel="canonical"]', 'href')[0] ?? null,
      jsonLd: [...html.querySelectorAll('script[type="application/ld+json"]')].map((element) => element.textContent),
      languages: Object.fromEntries(
        [...html.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => [
          link.hreflang,
          link.getAttribute('href') ?? '',
        ]),
      ),
      links: all('a[href]', 'href'),
      files: [
        ...all('link[href]:not([rel="canonical"], [hreflang])', 'href'),
        ...all('script[src]', 'src'),
        ...all('img[src]', 'src'),
        ...all('meta[property="og:image"]', 'content'),
      ],
    };
  }, html);

interface Visited {
  status: number;
  page: CrawledPage | null;
}

/** What was found at an address: nothing changes on the site between the tests of a crawl. */
const visited = new Map<string, Visited>();

async function visit(page: Page, address: string): Promise<Visited> {
  const known = visited.get(address);
  if (known) return known;
  const answer = await page.request.get(address, { headers: { accept: 'text/html,*/*' } });
  const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
  const found = {
    status: answer.status(),
    page: isPage ? { address, ...(await parse(page, await answer.text())) } : null,
  };
  visited.set(address, found);
  return found;
}

/** Follows every link of the site's own from its first page, and looks at every file that the pages name. */
export async function crawl(page: Page, origin: string, alsoFrom: readonly string[] = []): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const broken: string[] = [];
  const linkedFrom = new Map([`${origin}/`, ...alsoFrom].map((address) => [address, 'the start']));
  // A Map gives what is added while it is walked through as well.
  for (const [address, from] of linkedFrom) {
    const found = await visit(page, address);
    if (found.status >= 400) broken.push(`${String(found.status)} ${address}, linked from ${from}`);
    if (!found.page) continue;
    pages.push(found.page);
    for (const link of [...found.page.links, ...found.page.files]) {
      const url = new URL(link, address);
      url.hash = '';
      // The widths of a picture are made on demand: whether the picture is there is told by the picture itself.
      if (url.pathname.startsWith('/public/')) url.search = '';
      if (url.origin === origin && !linkedFrom.has(url.href)) linkedFrom.set(url.href, address);
    }
  }
  return { pages, broken };
}

/** The addresses that a sitemap lists. */
export const addressesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
