import { school } from '../config/school';
import { textLocale, visitorLocale } from './language';
import { once } from './once';

// The formats are made when they are first needed, as making both takes a tenth of a second on a cheap phone.

// Put together from its parts, as no locale promises YYYY-MM-DD. toISOString() would answer the day in UTC, which is
// another one for eight hours a day.
const schoolDay = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: school.timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** Today in the school's time zone as YYYY-MM-DD, whatever the visitor's clock shows. It is the earliest day that can be reserved (spec §9). */
export function schoolToday(now: Date = new Date()): string {
  const parts = Object.fromEntries(
    schoolDay()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`;
}

/** The instant at which a day (YYYY-MM-DD) begins in UTC, for counting days and for formats in UTC; an invalid date for no day. */
export const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether `text` is a day of the calendar, written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const date = asDate(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether `day` can be reserved: a calendar day that is not before today (spec §5). */
export const isReservable = (day: string, today: string = schoolToday()): boolean => isCalendarDay(day) && day >= today;

/** The day `offset` days after `day` (YYYY-MM-DD). */
export function dayAfter(day: string, offset = 1): string {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + offset);
  return date.toISOString().slice(0, 10);
}

/** How many days `day` is after `first`, both YYYY-MM-DD. */
export const daysBetween = (first: string, day: string): number => (Date.parse(day) - Date.parse(first)) / 86_400_000;

/** So many days in a row from `first` on; `first` alone while it is no day. */
export const daysInRow = (first: string, count: number): string[] =>
  isCalendarDay(first) ? Array.from({ length: count }, (_, offset) => dayAfter(first, offset)) : [first];

const localDay = once(() => new Intl.DateTimeFormat(visitorLocale, { dateStyle: 'long', timeZone: 'UTC' }));

/** A calendar day (YYYY-MM-DD) in the visitor's own date format (spec §2, booking details); anything else as it is. */
export const formatDay = (day: string): string => (isCalendarDay(day) ? localDay().format(asDate(day)) : day);

/** So many days in a row in the visitor's own date format: '30 November – 2 December 2026'. */
export const formatDays = (first: string, count: number): string =>
  count > 1 && isCalendarDay(first)
    ? localDay().formatRange(asDate(first), asDate(dayAfter(first, count - 1)))
    : formatDay(first);

const wordsOfDay = once(
  () =>
    new Intl.DateTimeFormat(textLocale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A calendar day with its weekday, in the site's language: 'Monday 30 November 2026'; of a course its first and last day, as short as they can be said. */
export const dayInWords = (day: string, count = 1): string =>
  count === 1 && isCalendarDay(day) ? wordsOfDay().format(asDate(day)) : formatDays(day, count);
