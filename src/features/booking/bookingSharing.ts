import { t } from 'ttag';
import type { Booking } from '../../api';
import { siteOrigin } from '../../config/env';
import { bookingPath } from '../../config/paths';
import { school } from '../../config/school';
import { bookedSessions, lessonText, momentText } from './bookedSessions';

/** The absolute address of a booking's page. */
export const addressOf = ({ booking_code }: Booking): string => siteOrigin() + bookingPath(booking_code);

/** A WhatsApp link with a message that says what is booked, when, and where to look it up. */
export function whatsAppLink(booking: Booking): string {
  const sessions = bookedSessions(booking).map((session) => `• ${lessonText(session)}, ${momentText(session)}`);
  const message = [
    t`Our surf booking at ${school.name}: ${booking.booking_code}`,
    ...sessions,
    addressOf(booking),
  ].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
