import { rupiah } from '../school/rupiah.ts';
import type { School } from '../contract.gen.ts';
import type { ToldSession } from '../repositories/toldBookings.ts';
import { bookingPageOf } from './addresses.ts';
import type { Letter } from './letter.ts';
import { addressOf } from '../school/contacts.ts';
import { inLanguage, linesOf } from '../school/words.ts';
import type { WrittenBooking } from './writtenBooking.ts';
import { type Language, momentIn, peopleIn, taughtBy, tideDecides } from './words.ts';

type Part = Letter['parts'][number];

const labels = {
  en: {
    code: 'Booking',
    spot: 'Surf spot',
    meet: 'Where we meet',
    map: 'Map',
    total: 'Total',
    paid: 'Paid',
    due: 'Still to pay',
    page: 'See your booking',
  },
  id: {
    code: 'Pemesanan',
    spot: 'Lokasi',
    meet: 'Titik temu',
    map: 'Peta',
    total: 'Total',
    paid: 'Dibayar',
    due: 'Belum dibayar',
    page: 'Lihat pemesanan',
  },
} as const;

const minutesIn: Record<Language, (minutes: number) => string> = {
  en: (minutes) => `${String(minutes)} minutes`,
  id: (minutes) => `${String(minutes)} menit`,
};
const dayOf: Record<Language, (day: number, days: number) => string> = {
  en: (day, days) => `day ${String(day)} of ${String(days)}`,
  id: (day, days) => `hari ke-${String(day)} dari ${String(days)}`,
};

/** Where a session takes place. */
type Place = Pick<ToldSession, 'spot' | 'meetingPoint' | 'mapUrl'>;

const meetingPointOf = ({ meetingPoint }: Place, school: School): string =>
  meetingPoint ?? `${school.name}, ${addressOf(school)}`;

/** A session in a row: when it begins, and what it is, for how many and how long; where, if that is not said of all. */
function sessionRow(
  session: ToldSession,
  { school, language, isOnlyPlace }: { school: School; language: Language; isOnlyPlace: boolean },
): [string, string] {
  const { lesson, person, minutes, courseDay, courseDays, startTime, spot, mapUrl, instructor } = session;
  const course = courseDays > 1 ? [dayOf[language](courseDay, courseDays)] : [];
  const what = [lesson, ...course, peopleIn(language, person), minutesIn[language](minutes)].join(', ');
  const where = [spot, meetingPointOf(session, school), ...(mapUrl === null ? [] : [mapUrl])].join(', ');
  const sentences = [
    ...(startTime === null ? [tideDecides[language]] : []),
    ...(instructor === null ? [] : [taughtBy[language](instructor)]),
  ];
  const facts = [what, ...(isOnlyPlace ? [] : [where])].join('. ');
  return [momentIn(language, session), sentences.length > 0 ? `${facts}. ${sentences.join(' ')}` : facts];
}

/** Where all sessions take place: surf spot, where to meet, map. */
function placeRows(place: Place, school: School, language: Language): [string, string][] {
  const words = labels[language];
  return [
    [words.spot, place.spot],
    [words.meet, meetingPointOf(place, school)],
    ...(place.mapUrl === null ? [] : [[words.map, place.mapUrl] satisfies [string, string]]),
  ];
}

/** The booking in a table: code, surf spot, where to meet, a row for each session, money. */
export function factsOf(booking: WrittenBooking, language: Language): Part {
  const words = labels[language];
  const { code, sessions, total, paid, due, school } = booking;
  const [first] = sessions;
  const isOnlyPlace = new Set(sessions.map(({ spot }) => spot)).size <= 1;
  return {
    facts: [
      [words.code, code],
      ...(first && isOnlyPlace ? placeRows(first, school, language) : []),
      ...sessions.map((session) => sessionRow(session, { school, language, isOnlyPlace })),
      [words.total, rupiah(total)],
      ...(paid > 0 ? [[words.paid, rupiah(paid)] satisfies [string, string]] : []),
      ...(due > 0 ? [[words.due, rupiah(due)] satisfies [string, string]] : []),
    ],
  };
}

/** The link to the booking's page. */
export const pageOf = ({ code }: WrittenBooking, language: Language): Part => ({
  link: bookingPageOf(code, language),
  label: labels[language].page,
});

const bringing: Record<Language, (things: string) => string> = {
  en: (things) => `Please bring: ${things}.`,
  id: (things) => `Mohon bawa: ${things}.`,
};

/** What every message says that prepares guests for a session, in the school's own words: what to bring, and when to be there. */
export function toBring({ school }: WrittenBooking, language: Language): string[] {
  const things = linesOf(inLanguage(school.texts, language, 'bring'));
  const meeting = inLanguage(school.texts, language, 'meeting');
  return [
    ...(things.length > 0 ? [bringing[language](things.join(', '))] : []),
    ...(meeting === null ? [] : [meeting]),
  ];
}
