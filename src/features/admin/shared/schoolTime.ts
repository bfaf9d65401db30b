import { school } from '../../../config/school';
import { asDate, isCalendarDay, schoolToday } from '../../../lib/dates';
import { once } from '../../../lib/once';

// The admin area speaks English and goes by the school's clock, wherever the browser stands.
const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }));
const time = once(
  () => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', hourCycle: 'h23', timeZone: school.timeZone }),
);

/** A calendar day (YYYY-MM-DD) as '15 Jan 2030'; anything else as it is. */
export const shortDay = (date: string): string => (isCalendarDay(date) ? day().format(asDate(date)) : date);

/** The day and the time of an instant (ISO 8601) at the school; null for what is none. */
function atSchool(instant: string): { day: string; time: string } | null {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : { day: schoolToday(date), time: time().format(date) };
}

/** An instant as '15 Jan 2030, 14:05' on the school's clock. */
export function schoolTime(instant: string): string {
  const at = atSchool(instant);
  return at ? `${shortDay(at.day)}, ${at.time}` : instant;
}

/** An instant as '2030-01-15 14:05' on the school's clock, as spreadsheets read it. */
export function sheetTime(instant: string): string {
  const at = atSchool(instant);
  return at ? `${at.day} ${at.time}` : instant;
}

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: school.timeZone, hour: '2-digit', hourCycle: 'h23' });

/** The hour at the school now, from 0 to 23. */
export const hourAtSchool = (): number => Number(hour.format(new Date()));
