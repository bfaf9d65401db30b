import { asDate } from '../../../lib/dates';
import { once } from '../../../lib/once';
import type { Period } from '../shared/period';

const days = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
const weekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }));
const dayMonth = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }));
const monthYear = once(() => new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** '1–30 November 2026' */
export const periodText = ({ from, to }: Period): string => days().formatRange(asDate(from), asDate(to));

/** '2 Nov' */
export const dayText = (day: string): string => dayMonth().format(asDate(day));

/** 'Nov 2026' */
export const monthText = (day: string): string => monthYear().format(asDate(day));

/** 'Mon 2 Nov', with the year where the period has more than one. */
export function weekdayText(day: string, { from, to }: Period): string {
  const [year] = day.split('-');
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${weekday().format(asDate(day))} ${dayText(day)}${isOneYear ? '' : ` ${year}`}`;
}
