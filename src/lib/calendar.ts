import { dayAfter } from './dates';

/** A whole day in a calendar. */
export interface CalendarDay {
  /** Never changes for the same event, so that importing twice makes one event. */
  uid: string;
  /** Calendar day, YYYY-MM-DD. */
  day: string;
  title: string;
  description: string;
  location: string;
}

const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

// RFC 5545: a line has at most 75 octets; a longer one goes on after a line break and a space.
function fold(line: string): string {
  const bytes = new TextEncoder();
  const parts: string[] = [''];
  for (const character of line) {
    const last = parts.length - 1;
    const grown = (parts[last] ?? '') + character;
    if (bytes.encode(grown).length > (last === 0 ? 75 : 74)) parts.push(character);
    else parts[last] = grown;
  }
  return parts.join('\r\n ');
}

const compact = (day: string): string => day.replaceAll('-', '');

/**
 * An iCalendar file (RFC 5545) of whole days in `timeZone`. A whole day is that day wherever the calendar is read, so it
 * needs no clock. `now` is the instant of writing.
 */
export function calendarFile(days: readonly CalendarDay[], timeZone: string, now: Date = new Date()): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const events = days.flatMap(({ uid, day, title, description, location }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `LOCATION:${escape(location)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Surf school//Booking//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-TIMEZONE:${timeZone}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
