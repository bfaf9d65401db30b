import { dayAfter } from '../../../lib/dates';
import type { Period } from './period';
import { shortDay } from './schoolTime';

/** Dates in their order as ranges of days that follow each other. */
export function rangesOf(dates: readonly string[]): Period[] {
  const ranges: Period[] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last && dayAfter(last.to) === date) last.to = date;
    else ranges.push({ from: date, to: date });
  }
  return ranges;
}

/** '15 Jan 2030', or '15 Jan 2030 to 18 Jan 2030'. */
export const rangeText = ({ from, to }: Period): string =>
  from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;
