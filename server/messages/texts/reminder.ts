import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import type { Speech } from '../speech.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { dayIn, listIn } from '../words.ts';
import type { Text } from './text.ts';

/** When the sessions of the day begin, a sentence each. */
const hoursOf = ({ sessions }: WrittenBooking, date: string, { t }: Speech): string[] =>
  sessions
    .filter((session) => session.date === date)
    .map(({ lesson, startTime }) =>
      startTime === null ? t`${lesson}: we tell you the hour this evening.` : t`${lesson} begins at ${startTime}.`,
    );

/** Where the day's sessions take place. */
const placesOf = ({ sessions, spot }: WrittenBooking, date: string, { language }: Speech): string => {
  const places = new Set(sessions.filter((session) => session.date === date).map((session) => session.spot));
  return places.size === 0 ? spot : listIn(language, places);
};

/** The eve of a session. */
export const reminder: Text<{ date: string }> = (booking, { date, free }, speech) => {
  const { t, language } = speech;
  const { code, due } = booking;
  const day = dayIn(language, date);
  const places = placesOf(booking, date, speech);
  const amount = rupiah(due);
  return {
    subject: t`See you on ${day}: your booking ${code}`,
    parts: [
      t`We look forward to seeing you on ${day} at ${places}.`,
      ...hoursOf(booking, date, speech),
      ...toBring(booking, speech),
      ...(due > 0 ? [t`Still to pay: ${amount}.`] : []),
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
