import type { Revenue, RevenueRow } from '../../../api';
import { paths } from '../../../config/paths';
import { boardPath } from '../shared/boardDay';
import { monthOf } from '../shared/period';
import { dayText, monthText, weekdayText } from './periodText';
import { sides } from './usePeriod';

/** A row as it is shown. */
export interface ShownRow extends RevenueRow {
  /** Where its name leads: a day to its board, a month to its days. */
  to?: string;
  /** Its name under a bar. */
  short: string;
}

/** More days than that are added up by month. */
const MOST_DAYS_SHOWN = 62;

/** Whether a revenue by day has so many days that it is shown by month. */
export const isByMonth = ({ by, rows }: Revenue): boolean => by === 'day' && rows.length > MOST_DAYS_SHOWN;

/** What a row stands for. */
export const sideOf = (revenue: Revenue): string => (isByMonth(revenue) ? 'Month' : sides[revenue.by]);

function monthsOf({ from, to, rows }: Revenue): ShownRow[] {
  const months = new Map<string, ShownRow>();
  for (const { key: day, sessions, people, amount } of rows) {
    const month = monthOf(day);
    const before = months.get(month.from) ?? { sessions: 0, people: 0, amount: 0 };
    const [first, last] = [month.from < from ? from : month.from, month.to > to ? to : month.to];
    months.set(month.from, {
      key: month.from,
      label: monthText(day),
      short: monthText(day),
      to: `${paths.adminMoney}?by=day&from=${first}&to=${last}`,
      sessions: before.sessions + sessions,
      people: before.people + people,
      amount: before.amount + amount,
    });
  }
  return [...months.values()];
}

/** The rows of an answer as they are shown. */
export function shownRows(revenue: Revenue): ShownRow[] {
  if (isByMonth(revenue)) return monthsOf(revenue);
  if (revenue.by !== 'day') return revenue.rows.map((row) => ({ ...row, short: row.label }));
  return revenue.rows.map((row) => ({
    ...row,
    label: weekdayText(row.key, revenue),
    short: dayText(row.key),
    to: boardPath(row.key),
  }));
}
