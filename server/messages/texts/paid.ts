import { factsOf, pageOf } from '../facts.ts';
import type { Text } from './text.ts';

/** Money came. */
export const paid: Text = (booking, { free }, speech) => {
  const { t } = speech;
  const { code, status } = booking;
  return {
    subject: t`We have received your payment for booking ${code}`,
    parts: [
      t`Thank you, we have received your payment.`,
      ...(status === 'CANCELLED'
        ? [t`Your booking was already cancelled when it came. We will write to you about the money.`]
        : []),
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
