import { rupiah } from '../school/rupiah.ts';
import type { ToldBooking, ToldSession } from '../repositories/toldBookings.ts';
import { bookingPageOf } from './addresses.ts';
import type { Letter } from './letter.ts';
import { school } from '../school/school.ts';
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

/** A session in a row: when it begins, and what it is, for how many, how long, and who teaches it. */
function sessionRow(session: ToldSession, language: Language): [string, string] {
  const { lesson, person, minutes, courseDay, courseDays, startTime, instructor } = session;
  const course = courseDays > 1 ? [dayOf[language](courseDay, courseDays)] : [];
  const what = [lesson, ...course, peopleIn(language, person), minutesIn[language](minutes)].join(', ');
  const sentences = [
    ...(startTime === null ? [tideDecides[language]] : []),
    ...(instructor === null ? [] : [taughtBy[language](instructor)]),
  ];
  return [momentIn(language, session), sentences.length > 0 ? `${what}. ${sentences.join(' ')}` : what];
}

/** The booking in a table: code, surf spot, where to meet, a row for each session, money. */
export function factsOf(booking: ToldBooking, language: Language): Part {
  const words = labels[language];
  const { code, spot, meetingPoint, mapUrl, sessions, total, paid, due } = booking;
  return {
    facts: [
      [words.code, code],
      [words.spot, spot],
      [words.meet, meetingPoint ?? `${school.name}, ${school.address}`],
      ...(mapUrl === null ? [] : [[words.map, mapUrl] satisfies [string, string]]),
      ...sessions.map((session) => sessionRow(session, language)),
      [words.total, rupiah(total)],
      ...(paid > 0 ? [[words.paid, rupiah(paid)] satisfies [string, string]] : []),
      ...(due > 0 ? [[words.due, rupiah(due)] satisfies [string, string]] : []),
    ],
  };
}

/** The link to the booking's page. */
export const pageOf = ({ code }: ToldBooking, language: Language): Part => ({
  link: bookingPageOf(code, language),
  label: labels[language].page,
});

/** What guests bring, as every message says that prepares them for a session. */
export const toBring: Record<Language, string> = {
  en: 'Bring swimwear, a towel, sunscreen and water. Boards and rash vests are here. Please be there 15 minutes before.',
  id: 'Bawalah baju renang, handuk, tabir surya, dan air minum. Papan dan baju selancar tersedia di sini. Mohon hadir 15 menit sebelumnya.',
};
