import { factsOf, pageOf } from '../facts.ts';
import { daysIn } from '../words.ts';
import type { Texts } from './text.ts';

/** Days that were closed are open again, and the guest still has sessions on them. */
export const reopened: Texts<{ dates: string[] }> = {
  en: (booking, { dates, free }) => ({
    subject: `The school is open again on ${daysIn('en', dates)}: your booking ${booking.code}`,
    parts: [
      `Good news: the school is open on ${daysIn('en', dates)} after all. What you have booked then takes place.`,
      factsOf(booking, 'en'),
      ...free,
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { dates, free }) => ({
    subject: `Sekolah buka kembali pada ${daysIn('id', dates)}: pemesanan Anda ${booking.code}`,
    parts: [
      `Kabar baik: sekolah tetap buka pada ${daysIn('id', dates)}. Sesi yang Anda pesan berlangsung seperti biasa.`,
      factsOf(booking, 'id'),
      ...free,
      pageOf(booking, 'id'),
    ],
  }),
};
