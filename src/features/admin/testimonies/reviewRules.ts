import { adminApi, type Testimony } from '../../../api';
import { schoolToday } from '../../../lib/dates';
import { call } from '../shared/call';
import { shortDay } from '../shared/schoolTime';

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
  return Number.isNaN(date.getTime()) ? null : shortDay(schoolToday(date));
}

/** Shows a review on the site, or hides it. */
export const decide = (id: string, active: boolean) =>
  call(adminApi.endpoints.updateTestimony, { id, updateTestimonyRequest: { active } });

export const decisionTexts = {
  success: 'Testimony updated successfully!',
  failure: 'Failed to update testimony.',
  isFailureLiteral: true,
};
