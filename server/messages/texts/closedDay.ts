import { ended } from '../../school/ended.ts';
import { factsOf, pageOf } from '../facts.ts';
import { daysIn } from '../words.ts';
import type { Text } from './text.ts';

/** The booking's days that were closed, and the school's own words for the reason. */
interface Closure {
  dates: string[];
  reason: string | null;
}

/** The school has closed days on which the guest has sessions. */
export const closedDay: Text<Closure> = (booking, { dates, reason, free }, speech) => {
  const { t, language } = speech;
  const { code } = booking;
  const days = daysIn(language, dates);
  const why = reason === null ? null : ended(reason);
  return {
    subject: t`The school is closed on ${days}: your booking ${code}`,
    parts: [
      why === null
        ? t`We are sorry: the school is closed on ${days}. What you have booked then cannot take place.`
        : t`We are sorry: the school is closed on ${days}: ${why} What you have booked then cannot take place.`,
      t`Please choose another day on the page of your booking, or write to us. We will find one together.`,
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
