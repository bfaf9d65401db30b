import { paths } from '../../../config/paths';
import { asDate, isCalendarDay, schoolToday } from '../../../lib/dates';

/** The day that an address asks for; anything but a day of the calendar is today. */
export function boardDay(params: URLSearchParams, today: string): string {
  const asked = params.get('day') ?? '';
  return isCalendarDay(asked) ? asked : today;
}

/** The address of a day's board. Today has none of its own, so that it is still today tomorrow. */
export const boardPath = (day: string, today: string = schoolToday()): string =>
  day === today ? paths.admin : `${paths.admin}?day=${day}`;

/** What a way to the board keeps in the history where it is one guest who is looked for there: the code of the booking. */
export const toGuest = (code: string) => ({ guest: code });

/** Who is looked for on the board that a state of the history belongs to. */
export const guestOf = (state: unknown): string | undefined =>
  (state as Partial<ReturnType<typeof toGuest>> | null)?.guest;

/** The day that a new booking begins with: that of the board below it, or today where that has passed. */
export function bookingDay(params: URLSearchParams, today: string = schoolToday()): string {
  const day = boardDay(params, today);
  return day > today ? day : today;
}

/** The address of the sheet for a new booking over a day's board. */
export function newBookingPath(day: string, today: string = schoolToday()): string {
  const board = boardPath(day, today);
  return `${board}${board.includes('?') ? '&' : '?'}new=booking`;
}

const withWeekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Monday 8 March 2027' */
export const longDay = (day: string): string => withWeekday.format(asDate(day)).replace(',', '');
