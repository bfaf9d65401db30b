import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lessonPath, paths } from '../../src/config/paths';
import { findChromium } from './chromium';

/** What Lighthouse says of a page on a cheap phone (its mobile preset, simulated). */
export interface Report {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** First contentful paint, largest contentful paint (ms), layout shift. */
  fcp: number;
  lcp: number;
  cls: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The pages where a visit begins; one of them is that of the first lesson which the site at `origin` lists. */
export async function firstPages(origin: string): Promise<string[]> {
  const { data } = (await (await fetch(`${origin}/api/products?page=1`)).json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('The site has no lesson.');
  return [paths.home, paths.lessons, lessonPath(data[0].id)];
}

/** Starts a browser for measurements. */
export const startBrowser = async (): Promise<LaunchedChrome> =>
  launch({ chromePath: await findChromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });

const TRIES = 3;

/** Measures the page at an address. Tries again when a recording is lost on a busy machine, and throws in the end. */
export async function measure(browser: LaunchedChrome, url: string, tries = TRIES): Promise<Report> {
  const result = await lighthouse(url, { port: browser.port, logLevel: 'error', onlyCategories: categories });
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (failure !== undefined && tries > 1) return measure(browser, url, tries - 1);
  if (!result || failure !== undefined) throw new Error(`${url}: ${failure ?? ''}`);
  const { lhr } = result;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
  };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
