import { dayAfter, daysBetween, isCalendarDay } from '../../../lib/dates';

/** Days from `from` to `to`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The contract's limit of a figure, and of a list of sessions or entries, in days. */
export const MOST_DAYS = 366;
const MOST_DAYS_OF_A_LIST = 31;

/** The contract's limit of an instructor's days away: so many are noted at once, and listed from today on. */
export const AWAY_DAYS = 92;

/** No day of the school is before it; a year is typed digit by digit, and begins as 0002. */
const FIRST_DAY = '2000-01-01';

/** Whether a day is one that somebody means; a year that is being typed begins with zeros. */
export const isPlausibleDay = (text: string): boolean => isCalendarDay(text) && text >= FIRST_DAY;

/** Two ends of a range in their order, as an address may have them the wrong way round; an end may be open. */
export const inOrder = <Day extends string | undefined>(from: Day, to: Day): { from: Day; to: Day } =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The month of a day. */
export function monthOf(day: string): Period {
  const from = firstOfMonth(day);
  return { from, to: dayAfter(firstOfMonth(dayAfter(from, 31)), -1) };
}

/** The month before that of a day. */
export const monthBefore = (day: string): Period => monthOf(dayAfter(firstOfMonth(day), -1));

/** How many days a period has; NaN where an end of it is no day. */
export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** A period in parts that a list answers at once. */
export function listParts({ from, to }: Period): Period[] {
  const parts: Period[] = [];
  for (let first = from; first <= to; first = dayAfter(first, MOST_DAYS_OF_A_LIST)) {
    const last = dayAfter(first, MOST_DAYS_OF_A_LIST - 1);
    parts.push({ from: first, to: last < to ? last : to });
  }
  return parts;
}
