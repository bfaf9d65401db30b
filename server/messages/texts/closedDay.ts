import { factsOf, pageOf } from '../facts.ts';
import { daysIn } from '../words.ts';
import type { Texts } from './text.ts';

/** The booking's days that were closed, and the school's own words for the reason. */
interface Closure {
  dates: string[];
  reason: string | null;
}

const because = (reason: string | null): string => (reason === null ? '.' : `: ${reason}.`);

/** The school has closed days on which the guest has sessions. */
export const closedDay: Texts<Closure> = {
  en: (booking, { dates, reason, free }) => ({
    subject: `The school is closed on ${daysIn('en', dates)}: your booking ${booking.code}`,
    parts: [
      `We are sorry: the school is closed on ${daysIn('en', dates)}${because(reason)} Your booking has a session then.`,
      'Please choose another day on the page of your booking, or write to us. We will find one together.',
      factsOf(booking, 'en'),
      ...free,
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { dates, reason, free }) => ({
    subject: `Sekolah tutup pada ${daysIn('id', dates)}: pemesanan Anda ${booking.code}`,
    parts: [
      `Mohon maaf, sekolah tutup pada ${daysIn('id', dates)}${because(reason)} Ada sesi Anda pada hari itu.`,
      'Silakan pilih hari lain di halaman pemesanan Anda, atau hubungi kami. Kami bantu mencarikan hari lain.',
      factsOf(booking, 'id'),
      ...free,
      pageOf(booking, 'id'),
    ],
  }),
};
