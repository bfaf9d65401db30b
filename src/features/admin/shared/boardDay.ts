import { paths } from '../../../config/paths';
import { isCalendarDay, schoolToday } from '../../../lib/dates';

/** The day that an address asks for; anything but a day of the calendar is today. */
export function boardDay(params: URLSearchParams, today: string): string {
  const asked = params.get('day') ?? '';
  return isCalendarDay(asked) ? asked : today;
}

/** The address of a day's board. Today has none of its own, so that it is still today tomorrow. */
export const boardPath = (day: string, today: string = schoolToday()): string =>
  day === today ? paths.admin : `${paths.admin}?day=${day}`;

const withWeekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Monday 8 March 2027' */
export const longDay = (day: string): string => withWeekday.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
