import type { Testimony } from '../../../api';
import { formatDay, schoolToday } from '../../../lib/dates';

/** What has become of a review: it waits for an administrator, the site shows it, or it was turned down. */
export type ReviewState = 'pending' | 'shown' | 'hidden';

/** A backend of level 1 does not tell which reviews wait: there, what is not shown is hidden. */
export function stateOf({ active, decided }: Testimony): ReviewState {
  if (active) return 'shown';
  return decided === false ? 'pending' : 'hidden';
}

/** The school's day of an instant, or null where none or no instant is given. */
export function dayOf(instant: string | undefined): string | null {
  const date = new Date(instant ?? NaN);
  return Number.isNaN(date.getTime()) ? null : formatDay(schoolToday(date));
}
