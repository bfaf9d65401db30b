import type { WrittenBooking } from '../writtenBooking.ts';
import type { Letter } from '../letter.ts';
import type { Language } from '../words.ts';

/** What any message about a booking can tell besides it. */
interface Also {
  /** Until when the guest can cancel or move it, where that is to be said. */
  free: string[];
}

/** A message's text in each language. `About` is what it tells besides the booking. */
export type Texts<About = unknown> = Record<Language, (booking: WrittenBooking, about: About & Also) => Letter>;

const reasons: Record<Language, (reason: string) => string> = {
  en: (reason) => `Reason: ${reason}`,
  id: (reason) => `Alasan: ${reason}`,
};

/** Why the school has changed something, where it says so. */
export const because = (language: Language, reason: string | null): string[] =>
  reason === null ? [] : [reasons[language](reason)];
