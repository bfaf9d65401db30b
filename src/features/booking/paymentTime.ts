import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { visitorLocale } from '../../lib/language';

/** Day and time of an instant (ISO 8601) on the visitor's clock, such as 'Sunday 14:35'. */
const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat(visitorLocale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
    new Date(instant),
  );

/** How long an open payment can be made, as far as the backend tells. `now` in milliseconds. */
export function paymentTime(
  { status, payable_until: until }: Pick<CheckedBooking, 'status' | 'payable_until'>,
  now: number = Date.now(),
): string {
  if (!until || Number.isNaN(Date.parse(until))) {
    return t`Not settled yet: we keep your place until the payment page closes.`;
  }
  const time = formatMoment(until);
  if (Date.parse(until) <= now) return t`The time to pay ended on ${time}. Money that is on its way shows here soon.`;
  if (status === 'CONFIRMED') return t`Your place is yours. Please pay until ${time}.`;
  return t`Not settled yet: pay until ${time}. We keep your place until then.`;
}
