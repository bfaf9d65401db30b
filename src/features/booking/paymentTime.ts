import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { schoolMoment } from '../../lib/schoolMoment';

/** How long an open payment can be made, as far as the backend tells. `now` in milliseconds. */
export function paymentTime(
  { status, payable_until: until }: Pick<CheckedBooking, 'status' | 'payable_until'>,
  now: number = Date.now(),
): string {
  const end = Date.parse(until ?? '');
  if (Number.isNaN(end)) {
    return t`Not settled yet: we keep your place until the payment page closes.`;
  }
  const time = schoolMoment(end);
  if (end <= now) return t`The time to pay ended on ${time}. Money that is on its way shows here soon.`;
  if (status === 'CONFIRMED') return t`Your place is yours. Please pay by ${time}.`;
  return t`Not settled yet: pay by ${time}. We keep your place until then.`;
}
