import { t } from 'ttag';
import type { Booking } from '../../api';
import { bookingPath } from '../../config/paths';
import { school } from '../../config/school';
import { formatDay } from '../../lib/dates';

/** The absolute address of a booking's page. */
export const addressOf = ({ booking_code }: Booking): string => `${window.location.origin}${bookingPath(booking_code)}`;

/** A WhatsApp link with a message that says what is booked, when, and where to look it up. */
export function whatsAppLink(booking: Booking): string {
  const sessions = booking.booking_details.map((item) => `• ${item.product_name}, ${formatDay(item.reservation_date)}`);
  const message = [
    t`Our surf booking at ${school.name}: ${booking.booking_code}`,
    ...sessions,
    addressOf(booking),
  ].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
