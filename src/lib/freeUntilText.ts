import { t } from 'ttag';
import { freeUntil, isInTime } from './freeUntil';
import { schoolMoment } from './schoolMoment';

/** That something is free to cancel or move until an instant (ms). */
export function freeUntilSentence(instant: number): string {
  const moment = schoolMoment(instant);
  return t`Free to cancel or move until ${moment}.`;
}

/**
 * Until when these sessions can all be cancelled or moved by their guest, or that it is too late for that already. One without an
 * hour counts from the beginning of its day.
 */
export function freeUntilText(sessions: readonly { date: string; start_time?: string | undefined }[]): {
  text: string;
  isOver: boolean;
} {
  const earliest = Math.min(...sessions.map(({ date, start_time }) => freeUntil(date, start_time)));
  if (!isInTime(earliest))
    return {
      text: t`This begins so soon that it can no longer be cancelled or moved here. Call us: we do what we can.`,
      isOver: true,
    };
  return { text: freeUntilSentence(earliest), isOver: false };
}
