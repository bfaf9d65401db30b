import { rupiah } from '../school/rupiah.ts';
import type { School } from '../contract.gen.ts';
import type { ToldSession } from '../repositories/toldBookings.ts';
import { bookingPageOf } from './addresses.ts';
import type { Fact, Letter } from './letter.ts';
import { addressOf } from '../school/contacts.ts';
import { inLanguage, linesOf } from '../school/words.ts';
import type { WrittenBooking } from './writtenBooking.ts';
import type { Speech } from './speech.ts';
import { courseDayIn, momentIn, peopleIn, taughtBy, tideDecides } from './words.ts';

type Part = Letter['parts'][number];

/** Where a session takes place. */
type Place = Pick<ToldSession, 'spot' | 'meetingPoint' | 'mapUrl'>;

const meetingPointOf = ({ meetingPoint }: Place, school: School): string =>
  meetingPoint ?? `${school.name}, ${addressOf(school)}`;

/** A map that leads to where they meet; null where there is none: the spot's would lead away from the school. */
export const mapOf = ({ meetingPoint, mapUrl }: Place, school: School): string | null =>
  meetingPoint === null ? school.map_url : mapUrl;

/** The map behind an address, as a link: addresses of maps are so long that mails would scroll sideways on a phone. */
const mapLink = (map: string, { t }: Speech): Fact[1] => ({ link: map, label: t`Open the map` });

/** A session in a row: when it begins, and what it is, for how many and how long; where, if that is not said of all. */
function sessionRow(
  session: ToldSession,
  { school, speech, isOnlyPlace }: { school: School; speech: Speech; isOnlyPlace: boolean },
): Fact {
  const { lesson, person, minutes, startTime, spot, instructor } = session;
  const map = mapOf(session, school);
  const { t, language } = speech;
  const course = courseDayIn(speech, session);
  const what = [lesson, course, peopleIn(speech, person), t`${minutes} minutes`]
    .filter((part) => part !== null)
    .join(', ');
  const link = map === null ? [] : [', ', mapLink(map, speech)];
  const where = isOnlyPlace ? [] : [`. ${spot}, ${meetingPointOf(session, school)}`, ...link];
  const sentences = [
    ...(startTime === null ? [tideDecides(speech)] : []),
    ...(instructor === null ? [] : [taughtBy(speech, instructor)]),
  ];
  const rest = sentences.length > 0 ? [`. ${sentences.join(' ')}`] : [];
  return [momentIn(language, session), what, ...where, ...rest];
}

/** Where all sessions take place: surf spot, where to meet, map. */
function placeRows(place: Place, school: School, speech: Speech): Fact[] {
  const { t } = speech;
  const map = mapOf(place, school);
  return [
    [t`Surf spot`, place.spot],
    [t`Where we meet`, meetingPointOf(place, school)],
    ...(map === null ? [] : [[t`Map`, mapLink(map, speech)] satisfies Fact]),
  ];
}

/** The booking in a table: code, surf spot, where to meet, a row for each session, money. */
export function factsOf(booking: WrittenBooking, speech: Speech): Part {
  const { t } = speech;
  const { code, sessions, total, paid, due, school } = booking;
  const [first] = sessions;
  const isOnlyPlace = new Set(sessions.map(({ spot }) => spot)).size <= 1;
  return {
    facts: [
      [t`Booking`, code],
      ...(first && isOnlyPlace ? placeRows(first, school, speech) : []),
      ...sessions.map((session) => sessionRow(session, { school, speech, isOnlyPlace })),
      [t`Total`, rupiah(total)],
      ...(paid > 0 ? [[t`Paid`, rupiah(paid)] satisfies Fact] : []),
      ...(due > 0 ? [[t`Still to pay`, rupiah(due)] satisfies Fact] : []),
    ],
  };
}

/** The link to the booking's page. */
export const pageOf = ({ code }: WrittenBooking, { t, language }: Speech): Part => ({
  link: bookingPageOf(code, language),
  label: t`See your booking`,
});

/**
 * When to be there: the school's own words tell of the school, so that they are left out where guests come to another place (spec §9).
 * Null where the school says nothing of it.
 */
function inTime({ school, sessions }: WrittenBooking, { t, language }: Speech): string | null {
  const isAtSchool = sessions.every(({ meetingPoint }) => meetingPoint === null);
  return isAtSchool ? inLanguage(school.texts, language, 'meeting') : t`Please be there 15 minutes before.`;
}

/** What every message says that prepares guests for a session: what to bring, in the school's own words, and when to be there. */
export function toBring(booking: WrittenBooking, speech: Speech): string[] {
  const { t, language } = speech;
  const things = linesOf(inLanguage(booking.school.texts, language, 'bring')).join(', ');
  return [things === '' ? null : t`Please bring: ${things}.`, inTime(booking, speech)].filter((part) => part !== null);
}
