import type { ToldBooking } from '../repositories/toldBookings.ts';
import { school } from '../school/school.ts';
import { type Addresses, bookingPageOf, SITE, withAddresses } from './addresses.ts';
import { type Language, peopleIn } from './words.ts';

const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545: a line has at most 75 octets; a longer one goes on after a line break and a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A stored calendar as it is sent: named after the site, and folded last, as its addresses make its lines longer. */
export const calendarToSend = (stored: string, addresses: Addresses): string =>
  withAddresses(stored, addresses)
    .replaceAll(new URL(SITE).host, new URL(addresses.origin).hostname)
    .split('\r\n')
    .map(fold)
    .join('\r\n');

const compact = (date: string): string => date.replaceAll('-', '');
const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/**
 * An iCalendar file of a booking's sessions as whole days, under the names that the file of the booking's page has, so that
 * both make one entry, with lines of any length. `now` numbers its versions: a calendar keeps the newest.
 */
export function calendarOf(booking: ToldBooking, language: Language, now: Date): string {
  const isCancelled = booking.status === 'CANCELLED';
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const host = new URL(SITE).host;
  const events = booking.sessions.flatMap(({ id, date, lesson, person }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${String(Math.floor(now.getTime() / 1000))}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escape(`${lesson} – ${school.name}`)}`,
    `DESCRIPTION:${escape(`${booking.code}, ${peopleIn(language, person)}\n${bookingPageOf(booking.code, language)}`)}`,
    `LOCATION:${escape(booking.spot)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Surf school//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
