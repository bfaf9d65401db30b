import { factsOf, pageOf } from '../facts.ts';
import type { ToldSession } from '../../repositories/toldBookings.ts';
import { type Language, momentIn } from '../words.ts';
import type { Texts } from './text.ts';

/** When a session was to begin. */
export type Moment = Pick<ToldSession, 'date' | 'startTime'>;

/** A session, and the moment from which it was moved. */
interface Move {
  session: ToldSession;
  from: Moment;
}

const wasMoved: Record<Language, (lesson: string, from: string, to: string) => string> = {
  en: (lesson, from, to) => `Your session was moved. ${lesson}: from ${from} to ${to}.`,
  id: (lesson, from, to) => `Sesi Anda dipindahkan. ${lesson}: dari ${from} ke ${to}.`,
};
const hasHour: Record<Language, (lesson: string, to: string) => string> = {
  en: (lesson, to) => `The hour of your session is set. ${lesson}: ${to}.`,
  id: (lesson, to) => `Jam sesi Anda sudah ditentukan. ${lesson}: ${to}.`,
};

function sentence({ session, from }: Move, language: Language): string {
  const to = momentIn(language, session);
  const { lesson, date, startTime } = session;
  if (from.date === date && from.startTime === null && startTime !== null) return hasHour[language](lesson, to);
  return wasMoved[language](lesson, momentIn(language, from), to);
}

/** A session was moved to another day or hour. */
export const moved: Texts<Move> = {
  en: (booking, { free, ...move }) => ({
    subject: `Your booking ${booking.code}: ${momentIn('en', move.session)}`,
    parts: [sentence(move, 'en'), factsOf(booking, 'en'), ...free, pageOf(booking, 'en')],
  }),
  id: (booking, { free, ...move }) => ({
    subject: `Pemesanan Anda ${booking.code}: ${momentIn('id', move.session)}`,
    parts: [sentence(move, 'id'), factsOf(booking, 'id'), ...free, pageOf(booking, 'id')],
  }),
};
