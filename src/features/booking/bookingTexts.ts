import type { BookingStatus, PaymentMethod, PaymentStatus } from '../../api';
import type { BadgeTone } from '../../ui/Badge';

/** Colour of a booking status (spec §4). */
export const bookingTones: Record<BookingStatus, BadgeTone> = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  COMPLETED: 'success',
  CANCELLED: 'error',
};

/** Colour of a payment status. */
export const paymentTones: Record<PaymentStatus, BadgeTone> = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'error',
  EXPIRED: 'error',
};

/** A payment method as it was offered at checkout (spec §2). */
export const paymentMethodLabels: Record<PaymentMethod, string> = { CASH: 'CASH', GATEWAY: 'ONLINE PAYMENT' };

/** A field's value, or 'N/A' when it is empty (spec §2, booking details). */
export const orNotAvailable = (value: string | null | undefined): string => (value?.trim() ? value : 'N/A');

/** 'ID' → 'Indonesia (ID)'; a text that is no country code stays as it is. */
export function countryName(country: string | null): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return orNotAvailable(country);
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country);
  return name ? `${name} (${country})` : country;
}
