import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lessonPath, paths } from '../../src/config/paths';
import { findChromium } from './chromium';

/** What Lighthouse says of a page on a cheap phone (its mobile preset). */
export interface Report {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /**
   * First contentful paint, largest contentful paint, total blocking time, time to interactive (ms), layout shift. Without the
   * category of performance the times are not measured, and endless.
   */
  fcp: number;
  lcp: number;
  tbt: number;
  tti: number;
  cls: number;
  /** How fast the machine was during the run, by Lighthouse's own small benchmark. */
  machine: number;
}

/** How Lighthouse slows network and processor down: by calculation, or really, as DevTools does. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

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

interface Options {
  throttling?: Throttling;
  /** Which of Lighthouse's categories are judged. */
  categories?: string[];
}

/**
 * Measures the page at an address. Tries again when a recording or one of its times is lost on a busy machine. In the end it
 * throws when there is no recording; a time that is still missing is endless, as the page has not come that far.
 */
export async function measure(
  browser: LaunchedChrome,
  url: string,
  { throttling = 'simulate', categories = allCategories }: Options = {},
  tries = TRIES,
): Promise<Report> {
  const isTimed = categories.includes('performance');
  const result = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: categories,
    ...(!isTimed && { onlyAudits: ['cumulative-layout-shift'] }),
    disableFullPageScreenshot: true, // it is for reports that are looked at
    throttlingMethod: throttling,
  });
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (failure !== undefined && tries > 1) return measure(browser, url, { throttling, categories }, tries - 1);
  if (!result || failure !== undefined) throw new Error(`${url}: ${failure ?? ''}`);
  const { lhr } = result;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Infinity;
  const report = {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tti: value('interactive'),
    cls: value('cumulative-layout-shift'),
    machine: lhr.environment.benchmarkIndex,
  };
  const times = [report.fcp, report.lcp, report.tbt, report.tti];
  const isWhole = [report.cls, ...(isTimed ? times : [])].every(Number.isFinite);
  return isWhole || tries === 1 ? report : measure(browser, url, { throttling, categories }, tries - 1);
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
