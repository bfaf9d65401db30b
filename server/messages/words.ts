import { msgid } from 'ttag';
import { LANGUAGES } from '../contract.gen.ts';
import { dayAfter, dayStart, schoolDay } from '../school/days.ts';
import { internationalPhone } from '../school/phone.ts';
import type { Language } from '../school/words.ts';
import type { Speech } from './speech.ts';

/** The language of a guest: the one that is set, else Indonesian with an Indonesian phone. */
export const languageOf = ({ language, phone }: { language: Language | null; phone: string }): Language =>
  language ?? (internationalPhone(phone)?.startsWith('+62') ? 'id' : 'en');

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const formats = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, day)]),
) as Record<Language, Intl.DateTimeFormat>;

/** '2027-05-14' → 'Friday 14 May 2027', 'Jumat, 14 Mei 2027'; without the year where that is the given one. */
export function dayIn(language: Language, date: string, year?: string): string {
  const parts = formats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  return parts
    .filter(({ type, value }) => type !== 'literal' && !(type === 'year' && value === year))
    .map(({ type, value }) => (type === 'weekday' && language === 'id' ? `${value},` : value))
    .join(' ');
}

/** Names one after the other, as a sentence has them. */
export const listIn = (language: Language, names: Iterable<string>): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** Days one after the other. */
export const daysIn = (language: Language, dates: readonly string[]): string =>
  listIn(
    language,
    dates.map((date) => dayIn(language, date)),
  );

/** How many people. */
export const peopleIn = ({ ngettext }: Speech, count: number): string =>
  ngettext(msgid`${count} person`, `${count} people`, count);

/** Which day of its course a session is; null where it is no course. */
export const courseDayIn = (
  { t }: Speech,
  { courseDay, courseDays }: { courseDay: number; courseDays: number },
): string | null => (courseDays > 1 ? t`day ${courseDay} of ${courseDays}` : null);

/** What guests are told while an hour is open. */
export const tideDecides = ({ t }: Speech): string => t`The tide decides the hour; we tell you the evening before.`;

/** Who teaches a session. */
export const taughtBy = ({ t }: Speech, name: string): string => t`Your instructor: ${name}.`;

/** When a session begins: 'Friday 14 May 2027, 07:00', or the day alone while its hour is open. */
export function momentIn(language: Language, { date, startTime }: { date: string; startTime: string | null }): string {
  const day = dayIn(language, date);
  return startTime === null ? day : `${day}, ${startTime}`;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Makassar' });

/**
 * An instant on the school's clock, as it is read at `now`, with the region of the school: 'Saturday 21 November, 07:00 in Bali', with the year if it is another.
 * Midnight ends a day: 'Thursday 26 November, midnight in Bali'.
 */
export function instantIn(
  { t, language }: Speech,
  instant: Date,
  { now, region }: { now: Date; region: string },
): string {
  const day = schoolDay(instant);
  const isMidnight = instant.getTime() === dayStart(day).getTime();
  const date = dayIn(language, isMidnight ? dayAfter(day, -1) : day, schoolDay(now).slice(0, 4));
  const moment = `${date}, ${isMidnight ? t`midnight` : clock.format(instant)}`;
  return t`${moment} in ${region}`;
}
