import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import { because, type Texts } from './text.ts';

/** Why: it was not paid in time; else a person cancelled it. */
interface Cancellation {
  isOverdue?: boolean;
  reason?: string | null;
}

/** The booking was cancelled, by the guest, the school or because nobody paid it in time. */
export const cancelled: Texts<Cancellation> = {
  en: (booking, { isOverdue, reason = null }) => ({
    subject: `Your booking ${booking.code} is cancelled`,
    parts: [
      isOverdue
        ? 'Your booking was not paid in time and is cancelled. You are welcome to book again.'
        : 'Your booking is cancelled.',
      ...because('en', reason),
      ...(booking.paid > 0 ? [`You have paid ${rupiah(booking.paid)}. We will write to you about the money.`] : []),
      factsOf(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { isOverdue, reason = null }) => ({
    subject: `Pemesanan Anda ${booking.code} dibatalkan`,
    parts: [
      isOverdue
        ? 'Pemesanan Anda tidak dibayar tepat waktu dan dibatalkan. Silakan memesan lagi.'
        : 'Pemesanan Anda dibatalkan.',
      ...because('id', reason),
      ...(booking.paid > 0
        ? [`Anda sudah membayar ${rupiah(booking.paid)}. Kami akan menghubungi Anda soal uang tersebut.`]
        : []),
      factsOf(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
