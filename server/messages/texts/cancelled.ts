import { rupiah } from '../../bookings/rupiah.ts';
import type { ToldBooking } from '../../repositories/toldBookings.ts';
import { factsOf, pageOf } from '../facts.ts';
import type { Texts } from './text.ts';

const isUnpaidInTime = ({ paymentStatus, paid }: ToldBooking): boolean => paymentStatus === 'EXPIRED' && paid === 0;

/** The booking was cancelled, by the guest, the school or because nobody paid it in time. */
export const cancelled: Texts = {
  en: (booking) => ({
    subject: `Your booking ${booking.code} is cancelled`,
    parts: [
      isUnpaidInTime(booking)
        ? 'Your booking was not paid in time and is cancelled. You are welcome to book again.'
        : 'Your booking is cancelled.',
      ...(booking.paid > 0 ? [`You have paid ${rupiah(booking.paid)}. We will write to you about the money.`] : []),
      factsOf(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking) => ({
    subject: `Pemesanan Anda ${booking.code} dibatalkan`,
    parts: [
      isUnpaidInTime(booking)
        ? 'Pemesanan Anda tidak dibayar tepat waktu dan dibatalkan. Silakan memesan lagi.'
        : 'Pemesanan Anda dibatalkan.',
      ...(booking.paid > 0
        ? [`Anda sudah membayar ${rupiah(booking.paid)}. Kami akan menghubungi Anda tentang uangnya.`]
        : []),
      factsOf(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
