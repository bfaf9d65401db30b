import type { School } from '../contract.gen.ts';
import type { ToldSession } from '../repositories/toldBookings.ts';
import { dayAfter, sessionStart } from '../school/days.ts';
import { addressOf } from '../school/contacts.ts';
import { type Addresses, bookingPageOf, SITE, withAddresses } from './addresses.ts';
import { mapOf } from './facts.ts';
import type { CancelledLine } from './texts/lineCancelled.ts';
import type { WrittenBooking } from './writtenBooking.ts';
import type { Speech } from './speech.ts';
import { courseDayIn, peopleIn, taughtBy, tideDecides } from './words.ts';

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

/** Its content type: what a calendar says it is for has to be said there as well (RFC 5545, 3.7.2). */
export const calendarType = (calendar: string): string =>
  `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}`;

const compact = (date: string): string => date.replaceAll('-', '');

/** '20270514T230000Z' */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** When a session begins and ends; a whole day while its hour is open. */
function timesOf({ date, startTime, minutes }: ToldSession): string[] {
  if (startTime === null)
    return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(dayAfter(date, 1))}`];
  const start = sessionStart(date, startTime);
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`];
}

/** Two hours before it begins. */
const alarmOf = ({ name }: School): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(name)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
];

/** Where guests go, the meeting point or the school, written as in the file of the booking's page, as both make one entry. */
const placeOf = ({ spot, meetingPoint }: Pick<ToldSession, 'spot' | 'meetingPoint'>, school: School): string =>
  `${spot}, ${meetingPoint ?? addressOf(school)}`;

/** What a session is called: the same as in the file of the booking's page. */
const titleOf = (session: ToldSession, { name }: School, speech: Speech): string =>
  `${[session.lesson, courseDayIn(speech, session)].filter(Boolean).join(', ')} – ${name}`;

/** Code and people, that the hour is open, the instructor, the map of where they meet, and the booking's page. */
function noteOf(
  { person, instructor, startTime, ...place }: ToldSession,
  { code, school }: WrittenBooking,
  speech: Speech,
): string {
  const map = mapOf(place, school);
  return [
    `${code}, ${peopleIn(speech, person)}`,
    ...(startTime === null ? [tideDecides(speech)] : []),
    ...(instructor === null ? [] : [taughtBy(speech, instructor)]),
    ...(map === null ? [] : [map]),
    bookingPageOf(code, speech.language),
  ].join('\n');
}

/** What each entry begins with. A file with a METHOD has to name its organizer (RFC 5546, 3.2.1 and 3.2.5). */
const entryOf = (id: string, { name, email }: School, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${new URL(SITE).host}`,
  `DTSTAMP:${utc(now)}`,
  `SEQUENCE:${String(Math.floor(now.getTime() / 1000))}`,
  `ORGANIZER;CN="${name.replaceAll('"', "'")}":mailto:${email}`,
];

/** Sessions that are in the booking no more: a calendar that has them takes them out, or strikes them through. */
const goneEvents = ({ lesson, sessions }: CancelledLine, { school, called }: WrittenBooking, now: Date): string[] =>
  sessions.flatMap(({ id, date, startTime }) => [
    ...entryOf(id, school, now),
    startTime === null ? `DTSTART;VALUE=DATE:${compact(date)}` : `DTSTART:${utc(sessionStart(date, startTime))}`,
    `SUMMARY:${escape(`${called(lesson)} – ${school.name}`)}`,
    'STATUS:CANCELLED',
    'END:VEVENT',
  ]);

/**
 * An iCalendar file of a booking's sessions, as whole days while their hour is open, under the names that the file of the booking's page has, so that
 * both make one entry, with lines of any length. `now` numbers its versions: a calendar keeps the newest. `gone` is a line that was cancelled.
 */
export function calendarOf(booking: WrittenBooking, speech: Speech, now: Date, gone?: CancelledLine): string {
  const { school } = booking;
  const isCancelled = booking.status === 'CANCELLED';
  const alarm = isCancelled ? [] : alarmOf(school);
  const events = booking.sessions.flatMap((session) => [
    ...entryOf(session.id, school, now),
    ...timesOf(session),
    `SUMMARY:${escape(titleOf(session, school, speech))}`,
    `DESCRIPTION:${escape(noteOf(session, booking, speech))}`,
    `LOCATION:${escape(placeOf(session, school))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(session.startTime === null ? ['TRANSP:TRANSPARENT'] : alarm),
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Surf school//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...events,
    ...(gone ? goneEvents(gone, booking, now) : []),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
