import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import { because, type Text } from './text.ts';

/** Why: it was not paid in time; else a person cancelled it. */
interface Cancellation {
  isOverdue?: boolean;
  reason?: string | null;
}

/** The booking was cancelled, by the guest, the school or because nobody paid it in time. */
export const cancelled: Text<Cancellation> = (booking, { isOverdue, reason = null }, speech) => {
  const { t } = speech;
  const { code, paid } = booking;
  const amount = rupiah(paid);
  return {
    subject: t`Your booking ${code} is cancelled`,
    parts: [
      isOverdue
        ? t`Your booking was not paid in time and is cancelled. You are welcome to book again.`
        : t`Your booking is cancelled.`,
      ...because(speech, reason),
      ...(paid > 0 ? [t`You have paid ${amount}. We will write to you about the money.`] : []),
      factsOf(booking, speech),
      pageOf(booking, speech),
    ],
  };
};
