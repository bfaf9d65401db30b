import { schoolDay } from '../../school/days.ts';
import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import type { Speech } from '../speech.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { dayIn, listIn } from '../words.ts';
import type { Text } from './text.ts';

interface Eve {
  /** The day of the sessions. */
  date: string;
  now: Date;
}

/** When the sessions of the day begin, a sentence each. A server that was down on the eve writes on the day itself. */
const hoursOf = ({ sessions }: WrittenBooking, { date, now }: Eve, { t }: Speech): string[] =>
  sessions
    .filter((session) => session.date === date)
    .map(({ lesson, startTime }) => {
      if (startTime !== null) return t`${lesson} begins at ${startTime}.`;
      return date === schoolDay(now)
        ? t`${lesson}: please ask us for the hour.`
        : t`${lesson}: we tell you the hour this evening.`;
    });

/** Where the day's sessions take place. */
const placesOf = ({ sessions, spot }: WrittenBooking, date: string, { language }: Speech): string => {
  const places = new Set(sessions.filter((session) => session.date === date).map((session) => session.spot));
  return places.size === 0 ? spot : listIn(language, places);
};

/** The eve of a session. */
export const reminder: Text<Eve> = (booking, { date, now, free }, speech) => {
  const { t, language } = speech;
  const { code, due } = booking;
  const day = dayIn(language, date);
  const places = placesOf(booking, date, speech);
  const amount = rupiah(due);
  return {
    subject: t`See you on ${day}: your booking ${code}`,
    parts: [
      t`We look forward to seeing you on ${day} at ${places}.`,
      ...hoursOf(booking, { date, now }, speech),
      ...toBring(booking, speech),
      ...(due > 0 ? [t`Still to pay: ${amount}.`] : []),
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
