import type { CheckedBooking } from '../../api';

/** Day and time of an instant (ISO 8601) on the visitor's clock, such as 'Sunday 14:35'. */
const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** How long an open payment can be made, as far as the backend tells. `now` in milliseconds. */
export function paymentTime(
  { status, payable_until: until }: Pick<CheckedBooking, 'status' | 'payable_until'>,
  now: number = Date.now(),
): string {
  if (!until || Number.isNaN(Date.parse(until))) {
    return 'Not settled yet: we keep your place until the payment page closes.';
  }
  const time = formatMoment(until);
  if (Date.parse(until) <= now) return `The time to pay ended on ${time}. Money that is on its way shows here soon.`;
  if (status === 'CONFIRMED') return `Your place is yours. Please pay until ${time}.`;
  return `Not settled yet: pay until ${time}. We keep your place until then.`;
}
