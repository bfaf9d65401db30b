import { dayAfter } from '../../../lib/dates';
import { inOrder, isPlausibleDay, MOST_DAYS, type Period } from '../shared/period';
import type { ListView } from '../shared/useListView';

const USUAL_DAYS = 31;

type Filter = Pick<ListView, 'filter'>;

/** The days in the address; undefined where there is none. */
export function daysAsked({ filter }: Filter): Partial<Period> {
  const day = (name: keyof Period) => (isPlausibleDay(filter(name)) ? filter(name) : undefined);
  return inOrder(day('from'), day('to'));
}

/** The days that are listed: where the address has none, those that the contract means then. */
export function rangeOf(view: Filter, today: string): Period {
  const { from, to = from !== undefined && from > today ? from : today } = daysAsked(view);
  return { from: from ?? dayAfter(to, 1 - USUAL_DAYS), to };
}

/** A range with another first or last day; the other end follows where the range would be none, or too long. */
export function withDay(range: Period, name: keyof Period, day: string): Period {
  const most = MOST_DAYS - 1;
  if (name === 'from') {
    const last = dayAfter(day, most);
    return { from: day, to: range.to < day ? day : range.to > last ? last : range.to };
  }
  const first = dayAfter(day, -most);
  return { from: range.from > day ? day : range.from < first ? first : range.from, to: day };
}
