import { internationalPhone } from '../school/phone.ts';

export type Language = 'en' | 'id';

/** The language of a guest: Indonesian with an Indonesian phone. */
export const languageOf = (phone: string): Language => (internationalPhone(phone)?.startsWith('+62') ? 'id' : 'en');

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', day), id: new Intl.DateTimeFormat('id-ID', day) };

/** '2027-05-14' → 'Friday 14 May 2027', 'Jumat 14 Mei 2027'. */
export function dayIn(language: Language, date: string): string {
  const parts = formats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  return parts
    .filter(({ type }) => type !== 'literal')
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

/** When a session begins: 'Friday 14 May 2027, 07:00', or the day alone while its hour is open. */
export function momentIn(language: Language, { date, startTime }: { date: string; startTime: string | null }): string {
  const day = dayIn(language, date);
  return startTime === null ? day : `${day}, ${startTime}`;
}
