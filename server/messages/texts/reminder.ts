import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { dayIn, type Language } from '../words.ts';
import type { Texts } from './text.ts';

const begins: Record<Language, (lesson: string, time: string) => string> = {
  en: (lesson, time) => `${lesson} begins at ${time}.`,
  id: (lesson, time) => `${lesson} mulai pukul ${time}.`,
};
const isOpenYet: Record<Language, (lesson: string) => string> = {
  en: (lesson) => `${lesson}: we tell you the hour this evening.`,
  id: (lesson) => `${lesson}: jamnya kami kabari malam ini.`,
};

/** When the sessions of the day begin, a sentence each. */
const hoursOf = ({ sessions }: WrittenBooking, date: string, language: Language): string[] =>
  sessions
    .filter((session) => session.date === date)
    .map(({ lesson, startTime }) =>
      startTime === null ? isOpenYet[language](lesson) : begins[language](lesson, startTime),
    );

/** Where the day's sessions take place. */
const placesOf = ({ sessions, spot }: WrittenBooking, date: string, language: Language): string => {
  const places = new Set(sessions.filter((session) => session.date === date).map((session) => session.spot));
  return places.size === 0 ? spot : new Intl.ListFormat(language, { type: 'conjunction' }).format(places);
};

/** The eve of a session. */
export const reminder: Texts<{ date: string }> = {
  en: (booking, { date, free }) => ({
    subject: `See you on ${dayIn('en', date)}: your booking ${booking.code}`,
    parts: [
      `We look forward to seeing you on ${dayIn('en', date)} at ${placesOf(booking, date, 'en')}.`,
      ...hoursOf(booking, date, 'en'),
      ...toBring(booking, 'en'),
      ...(booking.due > 0 ? [`Still to pay: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'en'),
      ...free,
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { date, free }) => ({
    subject: `Sampai jumpa pada ${dayIn('id', date)}: pemesanan Anda ${booking.code}`,
    parts: [
      `Kami menunggu Anda pada ${dayIn('id', date)} di ${placesOf(booking, date, 'id')}.`,
      ...hoursOf(booking, date, 'id'),
      ...toBring(booking, 'id'),
      ...(booking.due > 0 ? [`Belum dibayar: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'id'),
      ...free,
      pageOf(booking, 'id'),
    ],
  }),
};
