import type { ToldSession } from '../../repositories/toldBookings.ts';
import { dayEnd, sessionStart } from '../../school/days.ts';
import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import { momentIn } from '../words.ts';
import type { Text } from './text.ts';

/** Whether a session has not begun, or its day is not over while its hour is open. */
const isToCome = ({ date, startTime }: ToldSession, now: Date): boolean =>
  now < (startTime === null ? dayEnd(date) : sessionStart(date, startTime));

/** The school has confirmed the booking: of one that has begun, the guest is expected at its next session. */
export const confirmed: Text<{ now: Date }> = (booking, { now, free }, speech) => {
  const { t, language } = speech;
  const { code, due, sessions } = booking;
  const next = sessions.find((session) => isToCome(session, now)) ?? sessions[0];
  const moment = next ? momentIn(language, next) : '';
  const spot = next?.spot ?? booking.spot;
  const amount = rupiah(due);
  return {
    subject: t`Your booking ${code} is confirmed`,
    parts: [
      t`Your booking is confirmed: see you on ${moment} at ${spot}.`,
      ...toBring(booking, speech),
      ...(due > 0 ? [t`Still to pay: ${amount}.`] : []),
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
