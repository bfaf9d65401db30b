import { rupiah } from '../../school/rupiah.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { factsOf, pageOf } from '../facts.ts';
import type { Letter } from '../letter.ts';
import { type Language, momentIn, peopleIn } from '../words.ts';
import { because, type Texts } from './text.ts';

/** A line that is in the booking no more: its lesson, its people, and when its sessions were. */
export interface CancelledLine {
  lesson: string;
  person: number;
  sessions: { id: string; date: string; startTime: string | null }[];
}

interface Words {
  subject: (code: string, lesson: string) => string;
  cancelled: (what: string) => string;
  remains: string;
  over: (amount: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (code, lesson) => `Your booking ${code}: ${lesson} is cancelled`,
    cancelled: (what) => `A part of your booking is cancelled. ${what}.`,
    remains: 'The rest of your booking remains:',
    over: (amount) => `You have paid ${amount} more than it costs now. We will write to you about the money.`,
  },
  id: {
    subject: (code, lesson) => `Pemesanan Anda ${code}: ${lesson} dibatalkan`,
    cancelled: (what) => `Sebagian dari pemesanan Anda dibatalkan. ${what}.`,
    remains: 'Bagian lain dari pemesanan Anda tetap berlaku:',
    over: (amount) =>
      `Pembayaran Anda lebih ${amount} dari harganya sekarang. Kami akan menghubungi Anda soal kelebihannya.`,
  },
};

interface About {
  line: CancelledLine;
  reason: string | null;
  free: string[];
}

function letter(booking: WrittenBooking, { line, reason, free }: About, language: Language): Letter {
  const say = words[language];
  const moments = line.sessions.map((session) => momentIn(language, session)).join('; ');
  const over = booking.paid - booking.total;
  const lesson = booking.called(line.lesson);
  return {
    subject: say.subject(booking.code, lesson),
    parts: [
      say.cancelled(`${lesson}: ${moments}, ${peopleIn(language, line.person)}`),
      ...because(language, reason),
      ...(over > 0 ? [say.over(rupiah(over))] : []),
      say.remains,
      factsOf(booking, language),
      ...free,
      pageOf(booking, language),
    ],
  };
}

/** A line of the booking was cancelled, by the guest or the school. */
export const lineCancelled: Texts<Omit<About, 'free'>> = {
  en: (booking, about) => letter(booking, about, 'en'),
  id: (booking, about) => letter(booking, about, 'id'),
};
