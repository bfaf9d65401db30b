import { t } from 'ttag';
import type { Booking, PaymentMethod } from '../../api';
import { language } from '../../lib/language';
import { paymentStatusOf } from '../../lib/paymentStatus';

/** A payment method as it was offered at checkout (spec §2). */
export const paymentMethodLabels: Record<PaymentMethod, string> = { CASH: t`CASH`, GATEWAY: t`ONLINE PAYMENT` };

/** Whether the payment can no longer be made (spec §4). */
export const isPaymentOver = (booking: Booking): boolean =>
  ['PAID', 'FAILED', 'EXPIRED'].includes(paymentStatusOf(booking));

/** A field's value, or 'N/A' when it is empty (spec §2, booking details). */
export const orNotAvailable = (value: string | null | undefined): string => (value?.trim() ? value : t`N/A`);

/** 'ID' → 'Indonesia (ID)'; a text that is no country code stays as it is. 'Unknown' is the contract's. */
export function countryName(country: string | null): string {
  if (country === 'Unknown') return t`Unknown`;
  if (!country || !/^[A-Z]{2}$/.test(country)) return orNotAvailable(country);
  const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country);
  return name ? `${name} (${country})` : country;
}
