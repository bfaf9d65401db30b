import { dayAfter, dayStart, schoolDay } from '../school/days.ts';
import { internationalPhone } from '../school/phone.ts';
import type { Language } from '../school/words.ts';

export type { Language };

/** The language of a guest: the one that is set, else Indonesian with an Indonesian phone. */
export const languageOf = ({ language, phone }: { language: Language | null; phone: string }): Language =>
  language ?? (internationalPhone(phone)?.startsWith('+62') ? 'id' : 'en');

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', day), id: new Intl.DateTimeFormat('id-ID', day) };

/** '2027-05-14' → 'Friday 14 May 2027', 'Jumat 14 Mei 2027'; without the year where that is the given one. */
export function dayIn(language: Language, date: string, year?: string): string {
  const parts = formats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  return parts
    .filter(({ type, value }) => type !== 'literal' && !(type === 'year' && value === year))
    .map(({ value }) => value)
    .join(' ');
}

/** Days one after the other, as a sentence names them. */
export const daysIn = (language: Language, dates: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(dates.map((date) => dayIn(language, date)));

/** How many people. */
export function peopleIn(language: Language, count: number): string {
  if (language === 'id') return `${String(count)} orang`;
  return count === 1 ? '1 person' : `${String(count)} people`;
}

/** What guests are told while an hour is open. */
export const tideDecides: Record<Language, string> = {
  en: 'The tide decides the hour; we tell you the evening before.',
  id: 'Jamnya mengikuti pasang surut; kami kabari malam sebelumnya.',
};

/** Who teaches a session. */
export const taughtBy: Record<Language, (name: string) => string> = {
  en: (name) => `Your instructor: ${name}.`,
  id: (name) => `Instruktur Anda: ${name}.`,
};

/** When a session begins: 'Friday 14 May 2027, 07:00', or the day alone while its hour is open. */
export function momentIn(language: Language, { date, startTime }: { date: string; startTime: string | null }): string {
  const day = dayIn(language, date);
  return startTime === null ? day : `${day}, ${startTime}`;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Makassar' });
const inRegion: Record<Language, (moment: string, region: string) => string> = {
  en: (moment, region) => `${moment} in ${region}`,
  id: (moment, region) => `${moment} waktu ${region}`,
};
const midnight: Record<Language, string> = { en: 'midnight', id: 'pukul 24:00' };

/**
 * An instant on the school's clock, as it is read at `now`, with the region of the school: 'Saturday 21 November, 07:00 in Bali', with the year if it is another.
 * Midnight ends a day: 'Thursday 26 November, midnight in Bali'.
 */
export function instantIn(language: Language, instant: Date, { now, region }: { now: Date; region: string }): string {
  const day = schoolDay(instant);
  const isMidnight = instant.getTime() === dayStart(day).getTime();
  const date = dayIn(language, isMidnight ? dayAfter(day, -1) : day, schoolDay(now).slice(0, 4));
  return inRegion[language](`${date}, ${isMidnight ? midnight[language] : clock.format(instant)}`, region);
}
