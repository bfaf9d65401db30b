import { factsOf, pageOf } from '../facts.ts';
import { daysIn } from '../words.ts';
import type { Text } from './text.ts';

/** Days that were closed are open again, and the guest still has sessions on them. */
export const reopened: Text<{ dates: string[] }> = (booking, { dates, free }, speech) => {
  const { t, language } = speech;
  const { code } = booking;
  const days = daysIn(language, dates);
  return {
    subject: t`The school is open again on ${days}: your booking ${code}`,
    parts: [
      t`Good news: the school is open on ${days} after all. What you have booked then takes place.`,
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
