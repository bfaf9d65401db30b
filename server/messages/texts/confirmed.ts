import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import { momentIn } from '../words.ts';
import type { Text } from './text.ts';

/** The school has confirmed the booking. */
export const confirmed: Text = (booking, { free }, speech) => {
  const { t, language } = speech;
  const { code, due, spot, sessions } = booking;
  const [first] = sessions;
  const moment = first ? momentIn(language, first) : '';
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
