import { t } from 'ttag';
import type { Booking } from '../../api';
import { siteOrigin } from '../../config/env';
import { bookingPath } from '../../config/paths';
import { school } from '../../config/school';
import { type BookedSession, bookedSessions, lessonText, momentText } from './bookedSessions';
import { meetingMap, meetingPlace } from '../../lib/meetingPlace';

/** The absolute address of a booking's page. */
export const addressOf = ({ booking_code }: Booking): string => siteOrigin() + bookingPath(booking_code);

/** Where a session takes place, with a map: its spot, and where guests meet there. */
function placeOf({ spot, meetingPoint, mapUrl }: BookedSession): string {
  const place = { meeting_point: meetingPoint, location_url: mapUrl };
  return [[spot, meetingPlace(place)].filter(Boolean).join(': '), meetingMap(place)].filter(Boolean).join('\n');
}

/** A WhatsApp link with a message that says what is booked, when and where, and where to look it up. */
export function whatsAppLink(booking: Booking): string {
  const all = bookedSessions(booking);
  const sessions = all.map((session) => `• ${lessonText(session)}, ${momentText(session)}`);
  // A backend of level 1 tells no places of sessions.
  const isPlaced = booking.booking_details.some((line) => line.sessions?.length);
  const message = [
    t`Our surf booking at ${school.name}: ${booking.booking_code}`,
    ...sessions,
    ...(isPlaced ? new Set(all.map(placeOf)) : []),
    addressOf(booking),
  ].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
