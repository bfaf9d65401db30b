export const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' }),
};
export type Language = keyof typeof formats;

interface Moment {
  day: string;
  hour: string | null;
}

/** 'Friday 14 May 2027, 07:00', 'Jumat, 14 Mei 2027, 07:00', or the day alone. */
export function momentIn(language: Language, { day, hour }: Moment): string {
  const words = formats[language].format(Date.parse(day)).replace(language === 'id' ? / 0/g : /,? 0?/g, ' ');
  return hour === null ? words : `${words}, ${hour}`;
}
