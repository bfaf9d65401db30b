import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import { dayIn } from '../words.ts';
import type { Texts } from './text.ts';

/** The eve of a session. */
export const reminder: Texts<{ date: string }> = {
  en: (booking, { date }) => ({
    subject: `See you on ${dayIn('en', date)}: your booking ${booking.code}`,
    parts: [
      `We look forward to seeing you on ${dayIn('en', date)} at ${booking.spot}.`,
      'Bring swimwear, a towel, sunscreen and water. Boards and rash vests are here.',
      ...(booking.due > 0 ? [`Still to pay: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { date }) => ({
    subject: `Sampai jumpa pada ${dayIn('id', date)}: pemesanan Anda ${booking.code}`,
    parts: [
      `Kami menunggu Anda pada ${dayIn('id', date)} di ${booking.spot}.`,
      'Bawalah baju renang, handuk, tabir surya, dan air minum. Papan dan baju selancar tersedia di sini.',
      ...(booking.due > 0 ? [`Belum dibayar: ${rupiah(booking.due)}.`] : []),
      factsOf(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
