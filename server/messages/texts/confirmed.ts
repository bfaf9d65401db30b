import { rupiah } from '../../school/rupiah.ts';
import type { ToldBooking } from '../../repositories/toldBookings.ts';
import { factsOf, pageOf } from '../facts.ts';
import { dayIn, type Language } from '../words.ts';
import type { Texts } from './text.ts';

const firstDay = ({ sessions: [first] }: ToldBooking, language: Language): string =>
  first ? dayIn(language, first.date) : '';

/** The school has confirmed the booking. */
export const confirmed: Texts = {
  en: (booking) => ({
    subject: `Your booking ${booking.code} is confirmed`,
    parts: [
      `Your booking is confirmed: see you on ${firstDay(booking, 'en')} at ${booking.spot}.`,
      ...(booking.due > 0 ? [`Still to pay: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking) => ({
    subject: `Pemesanan Anda ${booking.code} sudah dikonfirmasi`,
    parts: [
      `Pemesanan Anda sudah dikonfirmasi: sampai jumpa pada ${firstDay(booking, 'id')} di ${booking.spot}.`,
      ...(booking.due > 0 ? [`Belum dibayar: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
