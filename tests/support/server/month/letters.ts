import { rupiah } from '../../../../server/school/rupiah.ts';
import { address, school } from '../firstSchool.ts';
import type { KeptBooking } from './book.ts';
import { type Change, sentencesOf } from './changeLetters.ts';
import { formats, type Language, momentIn } from './moments.ts';
import { courseDayOf, inTime, type KeptSession } from './sessions.ts';

/** What a message is about besides its booking. */
export interface About {
  /** Whose reminder it is, and whether it is written on that day itself. */
  day?: string;
  isThatDay?: boolean;
  /** What was another before, and why it was changed. */
  changes?: readonly Change[];
  /** What is new, and what is there no more. */
  added?: readonly KeptSession[];
  cancelled?: readonly KeptSession[];
  reason?: string;
  /** Days that were closed or opened. */
  dates?: string[];
}

const wordsOf = {
  en: {
    people: (count: number) => (count === 1 ? '1 person' : `${String(count)} people`),
    minutes: 'minutes',
    course: (day: number, of: number) => `day ${String(day)} of ${String(of)}`,
    tide: 'The tide decides the hour; we tell you the evening before.',
    begins: (lesson: string, hour: string) => `${lesson} begins at ${hour}.`,
    noHourYet: (lesson: string) => `${lesson}: we tell you the hour this evening.`,
    askForHour: (lesson: string) => `${lesson}: please ask us for the hour.`,
    teaches: (name: string) => `Your instructor: ${name}.`,
    added: (what: string) => `A session was added. ${what}.`,
    cancelled: (what: string) => `A part of your booking is cancelled. ${what}.`,
    over: (amount: string) => `You have paid ${amount} more than it costs now. We will write to you about the money.`,
    reason: (reason: string) => `Reason: ${reason}`,
  },
  id: {
    people: (count: number) => `${String(count)} orang`,
    minutes: 'menit',
    course: (day: number, of: number) => `hari ke-${String(day)} dari ${String(of)}`,
    tide: 'Jamnya mengikuti pasang surut; kami kabari malam sebelumnya.',
    begins: (lesson: string, hour: string) => `${lesson} mulai pukul ${hour}.`,
    noHourYet: (lesson: string) => `${lesson}: jamnya kami kabari malam ini.`,
    askForHour: (lesson: string) => `${lesson}: silakan tanyakan jamnya kepada kami.`,
    teaches: (name: string) => `Instruktur Anda: ${name}.`,
    added: (what: string) => `Sesi ditambahkan. ${what}.`,
    cancelled: (what: string) => `Sebagian dari pemesanan Anda dibatalkan. ${what}.`,
    over: (amount: string) =>
      `Pembayaran Anda lebih ${amount} dari harganya sekarang. Kami akan menghubungi Anda soal kelebihannya.`,
    reason: (reason: string) => `Alasan: ${reason}`,
  },
};

/** Each session in a row, with its place where there are several, and who teaches it. */
function rowsOf(sessions: readonly KeptSession[], language: Language): string[] {
  const words = wordsOf[language];
  const isOnlyPlace = new Set(sessions.map(({ spot }) => spot)).size === 1;
  return sessions.map((session) => {
    const { hour, lesson, person, spot, instructor } = session;
    const [nth, of] = courseDayOf(session, sessions);
    const course = of > 1 ? [words.course(nth, of)] : [];
    const what = [lesson.name, ...course, words.people(person), `${String(lesson.minutes)} ${words.minutes}`].join(
      ', ',
    );
    const atSchool = [school.name, address, ...(school.map_url === null ? [] : [school.map_url])].join(', ');
    const where = `${spot.name}, ${spot.meetingPoint ?? atSchool}`;
    const more = [...(hour === null ? [words.tide] : []), ...(instructor ? [words.teaches(instructor.name)] : [])];
    const facts = [what, ...(isOnlyPlace ? [] : [where])].join('. ');
    return `${momentIn(language, session)}: ${more.length === 0 ? facts : `${facts}. ${more.join(' ')}`}`;
  });
}

/** What a message says of days, hours, places and prices: a row for each session, and what it is about; in any order. */
export function linesOf({ sessions, isIndonesian, over }: KeptBooking, about: About): string[] {
  const { day, isThatDay = false, changes = [], added = [], cancelled = [], reason } = about;
  const language = isIndonesian ? 'id' : 'en';
  const words = wordsOf[language];
  const withoutHour = isThatDay ? words.askForHour : words.noHourYet;
  const hours = inTime(sessions)
    .filter((one) => one.day === day)
    .map(({ lesson, hour }) => (hour === null ? withoutHour(lesson.name) : words.begins(lesson.name, hour)));
  const [gone] = cancelled;
  const moments = cancelled.map((one) => momentIn(language, one)).join('; ');
  return [
    ...rowsOf(sessions, language),
    ...hours,
    ...changes.flatMap((change) => sentencesOf(change, language)),
    ...added.map((one) => words.added(`${one.lesson.name}: ${momentIn(language, one)}, ${words.people(one.person)}`)),
    ...(gone ? [words.cancelled(`${gone.lesson.name}: ${moments}, ${words.people(gone.person)}`)] : []),
    ...(gone && over > 0 ? [words.over(rupiah(over))] : []),
    ...(reason === undefined ? [] : [words.reason(reason)]),
  ];
}

const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 0, 4 + day)).flatMap((day) =>
  Object.values(formats).map((format) => /^\p{L}+/u.exec(format.format(day))?.[0] ?? ''),
);
const sentences = [
  ...[
    'begins at ',
    'mulai pukul ',
    ': we tell you the hour',
    ': jamnya kami',
    ': please ask us for',
    ': silakan tanyakan',
    'more than it costs now',
    'dari harganya sekarang',
  ],
  ...[
    '^Your session was ',
    '^Your session takes ',
    '^Sesi Anda ',
    '^Lokasi sesi Anda ',
    '^The hour of ',
    '^Jam sesi ',
    '^Your lesson is ',
    '^Kelas Anda diganti',
  ],
  ...[
    '^The price is ',
    '^Harganya ',
    '^A session was ',
    '^Sesi ditambahkan',
    '^A part of ',
    '^Sebagian dari ',
    '^Reason: ',
    '^Alasan: ',
  ],
].join('|');
const isAboutTime = new RegExp(`^(?:${weekdays.join('|')}),? |${sentences}`);

/** The lines of a message that speak of days, hours, places and prices. */
export const linesIn = (text: string): string[] => text.split('\n').filter((line) => isAboutTime.test(line));
