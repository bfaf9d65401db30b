import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import { momentIn, peopleIn } from '../words.ts';
import { because, type Text } from './text.ts';

/** A line that is in the booking no more: its lesson, its people, and when its sessions were. */
export interface CancelledLine {
  lesson: string;
  person: number;
  sessions: { id: string; date: string; startTime: string | null }[];
}

interface About {
  line: CancelledLine;
  reason: string | null;
}

/** A line of the booking was cancelled, by the guest or the school. */
export const lineCancelled: Text<About> = (booking, { line, reason, free }, speech) => {
  const { t, language } = speech;
  const { code, paid, total } = booking;
  const lesson = booking.called(line.lesson);
  const moments = line.sessions.map((session) => momentIn(language, session)).join('; ');
  const what = `${lesson}: ${moments}, ${peopleIn(speech, line.person)}`;
  const amount = rupiah(paid - total);
  return {
    subject: t`Your booking ${code}: ${lesson} is cancelled`,
    parts: [
      t`A part of your booking is cancelled. ${what}.`,
      ...because(speech, reason),
      ...(paid > total
        ? [t`You have paid ${amount} more than it costs now. We will write to you about the money.`]
        : []),
      t`The rest of your booking remains:`,
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
