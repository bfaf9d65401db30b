import { t } from 'ttag';
import type { BookedSession } from './bookedSessions';
import { lessonTime } from '../../lib/lessonTime';
import { tideDecides } from '../../lib/startTimes';

export const arriveEarly = t`Please be there 15 minutes before.`;

/** Who teaches a session, in a sentence; nothing while that is open. */
export const instructorText = ({ instructor }: BookedSession): string | null =>
  instructor ? t`Your instructor: ${instructor}.` : null;

/** When a session begins, in a sentence; a backend that tells no hours leaves it to the usual hour of such a lesson. */
export function hourText({ lesson, startTime }: BookedSession): string {
  if (startTime) return t`Begins at ${startTime}.`;
  if (startTime === null) return tideDecides;
  return lessonTime({ name: lesson });
}
