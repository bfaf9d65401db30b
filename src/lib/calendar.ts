import { dayAfter } from './dates';

/** An event in a calendar: with a start and an end, or a whole day. */
export interface CalendarEvent {
  /** Never changes for the same event, so that importing twice makes one event. */
  uid: string;
  /** Calendar day, YYYY-MM-DD. */
  day: string;
  /** When it begins and ends; null for the whole day. */
  time: { start: Date; end: Date } | null;
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

/** '20270514T230000Z' */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Two hours before an event begins. */
const alarm = (text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(text)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
];

/**
 * An iCalendar file (RFC 5545). A whole day is that day in `timeZone` wherever the calendar is read, so it needs no clock. `now`
 * is the instant of writing, and numbers the versions of an event: a calendar keeps the newest.
 */
export function calendarFile(events: readonly CalendarEvent[], timeZone: string, now: Date = new Date()): string {
  const eventLines = events.flatMap(({ uid, day, time, title, description, location }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${String(Math.floor(now.getTime() / 1000))}`,
    ...(time
      ? [`DTSTART:${utc(time.start)}`, `DTEND:${utc(time.end)}`]
      : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day))}`]),
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `LOCATION:${escape(location)}`,
    ...(time ? alarm(title) : ['TRANSP:TRANSPARENT']),
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Surf school//Booking//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-TIMEZONE:${timeZone}`,
    ...eventLines,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
