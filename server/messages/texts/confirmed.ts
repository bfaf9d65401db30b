import { rupiah } from '../../school/rupiah.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import { type Language, momentIn } from '../words.ts';
import type { Texts } from './text.ts';

const firstMoment = ({ sessions: [first] }: WrittenBooking, language: Language): string =>
  first ? momentIn(language, first) : '';

/** The school has confirmed the booking. */
export const confirmed: Texts = {
  en: (booking, { free }) => ({
    subject: `Your booking ${booking.code} is confirmed`,
    parts: [
      `Your booking is confirmed: see you on ${firstMoment(booking, 'en')} at ${booking.spot}.`,
      ...toBring(booking, 'en'),
      ...(booking.due > 0 ? [`Still to pay: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'en'),
      ...free,
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { free }) => ({
    subject: `Pemesanan Anda ${booking.code} sudah dikonfirmasi`,
    parts: [
      `Pemesanan Anda sudah dikonfirmasi: sampai jumpa pada ${firstMoment(booking, 'id')} di ${booking.spot}.`,
      ...toBring(booking, 'id'),
      ...(booking.due > 0 ? [`Belum dibayar: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'id'),
      ...free,
      pageOf(booking, 'id'),
    ],
  }),
};
