import type { WrittenBooking } from '../writtenBooking.ts';
import type { Letter } from '../letter.ts';
import type { Speech } from '../speech.ts';

/** What any message about a booking can tell besides it. */
interface Also {
  /** Until when the guest can cancel or move it, where that is to be said. */
  free: string[];
}

/** A message's text in the language that is spoken. `About` is what it tells besides the booking. */
export type Text<About = unknown> = (booking: WrittenBooking, about: About & Also, speech: Speech) => Letter;

/** Why the school has changed something, where it says so. */
export const because = ({ t }: Speech, reason: string | null): string[] =>
  reason === null ? [] : [t`Reason: ${reason}`];
