import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lessonPath, paths } from '../../src/config/paths';
import { findChromium } from './chromium';

/** What Lighthouse says of a page on a cheap phone (its mobile preset), as far as no clock decides it. */
interface Report {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** What keeps a category from 100. */
  faults: string[];
  /** Layout shift. */
  cls: number;
}

export const categories = ['accessibility', 'best-practices', 'seo'];

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

/** Measures the page at an address. Tries again when a recording is lost on a busy machine, and throws when there is none in the end. */
export async function measure(browser: LaunchedChrome, url: string, tries = TRIES): Promise<Report> {
  const result = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: categories,
    onlyAudits: ['cumulative-layout-shift'],
    disableFullPageScreenshot: true, // it is for reports that are looked at
  });
  const cls = result?.lhr.audits['cumulative-layout-shift']?.numericValue;
  if (result && !result.lhr.runtimeError && cls !== undefined) {
    const found = Object.values(result.lhr.categories);
    const scores = Object.fromEntries(found.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
    const faults = found
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => result.lhr.audits[id])
      .filter((audit) => audit?.score != null && audit.score < 1)
      .map((audit) => JSON.stringify([audit?.id, audit?.details]));
    return { scores, faults, cls };
  }
  if (tries > 1) return measure(browser, url, tries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}
