import { factsOf, pageOf } from '../facts.ts';
import type { Texts } from './text.ts';

/** Money came. */
export const paid: Texts = {
  en: (booking, { free }) => ({
    subject: `We have received your payment for booking ${booking.code}`,
    parts: [
      'Thank you, we have received your payment.',
      ...(booking.status === 'CANCELLED'
        ? ['Your booking was already cancelled when it came. We will write to you about the money.']
        : []),
      factsOf(booking, 'en'),
      ...free,
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { free }) => ({
    subject: `Pembayaran untuk pemesanan ${booking.code} sudah kami terima`,
    parts: [
      'Terima kasih, pembayaran Anda sudah kami terima.',
      ...(booking.status === 'CANCELLED'
        ? ['Pemesanan Anda sudah dibatalkan sebelum pembayaran masuk. Kami akan menghubungi Anda soal uang tersebut.']
        : []),
      factsOf(booking, 'id'),
      ...free,
      pageOf(booking, 'id'),
    ],
  }),
};
