import { median, type Report, type Throttling, throttlings } from './lighthouse.ts';

/** The runs of a page and of the static page that it is compared with, one of each in turn. */
export interface Runs {
  name: string;
  page: Record<Throttling, Report[]>;
  static: Record<Throttling, Report[]>;
}

/** The most that a page may take: times of the static page, ms, and layout shift; and the least that it must score. */
const most = { fcp: 1.1, lcp: 1.2, tbt: 150, tti: 2500, cls: 0.005 };
const least: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const names: Record<Throttling, string> = { simulate: 'Simulated', devtools: 'Really throttled' };

type Figure = Exclude<keyof Report, 'scores'>;

const middle = (reports: readonly Report[], figure: Figure): number => median(reports.map((report) => report[figure]));
const score = (reports: readonly Report[], category: string): number =>
  median(reports.map(({ scores }) => scores[category] ?? Number.NaN));

/** How many times the static page's figure a page's is. */
const ratio = (runs: Runs, throttling: Throttling, figure: Figure): number =>
  middle(runs.page[throttling], figure) / middle(runs.static[throttling], figure);

/** What is wrong with a page under one throttling. */
function complaintsOf(runs: Runs, throttling: Throttling): string[] {
  const reports = runs.page[throttling];
  const found: string[] = [];
  const demand = (isMet: boolean, what: string): void => {
    if (!isMet) found.push(`${runs.name}, ${names[throttling].toLowerCase()}: ${what}`);
  };
  for (const paint of ['fcp', 'lcp'] as const) {
    const times = ratio(runs, throttling, paint);
    const said = `${paint.toUpperCase()} is ${times.toFixed(2)} times the static page's, at most ${String(most[paint])}`;
    demand(times <= most[paint], said);
  }
  const { tbt, tti, cls } = {
    tbt: middle(reports, 'tbt'),
    tti: middle(reports, 'tti'),
    cls: middle(reports, 'cls'),
  };
  if (throttling === 'devtools') {
    demand(tbt <= most.tbt, `TBT is ${tbt.toFixed(0)} ms, at most ${String(most.tbt)}`);
    demand(tti <= most.tti, `TTI is ${tti.toFixed(0)} ms, at most ${String(most.tti)}`);
  }
  demand(cls < most.cls, `layout shift is ${cls.toFixed(4)}, below ${String(most.cls)}`);
  for (const [category, floor] of Object.entries(least)) {
    const reached = score(reports, category);
    demand(reached >= floor, `${category} is ${String(reached)}, at least ${String(floor)}`);
  }
  return found;
}

/** What is wrong with the pages; nothing when all is well. A figure that is missing is wrong, too. */
export const complaints = (all: readonly Runs[]): string[] =>
  all.flatMap((runs) => throttlings.flatMap((throttling) => complaintsOf(runs, throttling)));

const categories = Object.keys(least);
const head = ['Page', 'FCP', 'LCP', 'TBT', 'TTI', 'CLS', 'FCP ratio', 'LCP ratio', ...categories];

function row(name: string, reports: readonly Report[], ratios: readonly string[]): string[] {
  const times = (['fcp', 'lcp', 'tbt', 'tti'] as const).map((figure) => middle(reports, figure).toFixed(0));
  const scores = categories.map((category) => score(reports, category));
  return [
    name,
    ...times,
    middle(reports, 'cls').toFixed(3),
    ...ratios,
    ...scores.map((reached) => (Number.isNaN(reached) ? '' : String(reached))),
  ];
}

/** The figures as Markdown: a table for each throttling, each page after the static page that it is compared with. */
export function tables(all: readonly Runs[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return throttlings
    .map((throttling) => {
      const rows = all.flatMap((runs) => [
        row('static page', runs.static[throttling], ['', '']),
        row(
          `\`${runs.name}\``,
          runs.page[throttling],
          (['fcp', 'lcp'] as const).map((paint) => ratio(runs, throttling, paint).toFixed(2)),
        ),
      ]);
      const divider = head.map((_, index) => (index === 0 ? '---' : '---:'));
      return [`## ${names[throttling]}`, '', ...[head, divider, ...rows].map(line)].join('\n');
    })
    .join('\n\n');
}
