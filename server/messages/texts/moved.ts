import { factsOf, pageOf } from '../facts.ts';
import { dayIn } from '../words.ts';
import type { Texts } from './text.ts';

/** A session, and the day from which it was moved. */
interface Move {
  lesson: string;
  from: string;
  to: string;
}

/** A session was moved to another day. */
export const moved: Texts<Move> = {
  en: (booking, { lesson, from, to }) => ({
    subject: `Your booking ${booking.code} has a new day: ${dayIn('en', to)}`,
    parts: [
      `Your session was moved. ${lesson}: from ${dayIn('en', from)} to ${dayIn('en', to)}.`,
      factsOf(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { lesson, from, to }) => ({
    subject: `Hari baru untuk pemesanan ${booking.code}: ${dayIn('id', to)}`,
    parts: [
      `Sesi Anda dipindahkan. ${lesson}: dari ${dayIn('id', from)} ke ${dayIn('id', to)}.`,
      factsOf(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
