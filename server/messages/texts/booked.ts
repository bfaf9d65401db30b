import { rupiah } from '../../school/rupiah.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { paymentPageOf } from '../addresses.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import type { Letter } from '../letter.ts';
import type { Speech } from '../speech.ts';
import type { Text } from './text.ts';

/** Whether the guest has a payment page to go to; it is made after the booking is stored. */
export const isPaidOnline = ({ paymentMethod, due }: WrittenBooking): boolean => paymentMethod === 'GATEWAY' && due > 0;

/** What happens next. */
function next(booking: WrittenBooking, { t, language }: Speech): Letter['parts'] {
  const { status, code, due } = booking;
  const amount = rupiah(due);
  if (isPaidOnline(booking))
    return [
      // Three hours: PAGE_MINUTES (payments/provider.ts).
      t`Please pay ${amount} online within three hours. What is not paid by then is cancelled, and the places are free again.`,
      { link: paymentPageOf(code, language), label: t`Pay now` },
    ];
  return [
    status === 'CONFIRMED' ? t`Your booking is confirmed.` : t`We look at it and confirm it soon.`,
    ...(due > 0 ? [t`You pay ${amount} at the school.`] : []),
  ];
}

/** A booking was made, by the guest or at the counter. */
export const booked: Text = (booking, { free }, speech) => {
  const { t } = speech;
  const { code } = booking;
  return {
    subject: t`Your booking ${code}`,
    parts: [
      t`Thank you for booking with us!`,
      ...next(booking, speech),
      factsOf(booking, speech),
      ...free,
      ...toBring(booking, speech),
      pageOf(booking, speech),
    ],
  };
};
