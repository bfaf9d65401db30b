import type { KeptBooking } from './book.ts';
import { courseDayOf, inTime, type KeptSession } from './sessions.ts';

interface Moment {
  day: string;
  hour: string | null;
}

/** What a message is about besides its booking. */
export interface About {
  /** Whose reminder it is. */
  day?: string;
  /** What was moved, and from when. */
  moved?: { session: KeptSession; from: Moment };
  /** Days that were closed or opened. */
  dates?: string[];
}

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' }),
};
type Language = keyof typeof formats;

/** 'Friday 14 May 2027, 07:00', or the day alone. */
function momentIn(language: Language, { day, hour }: Moment): string {
  const words = formats[language].format(Date.parse(day)).replace(/,? 0?/g, ' ');
  return hour === null ? words : `${words}, ${hour}`;
}

const wordsOf = {
  en: {
    people: (count: number) => (count === 1 ? '1 person' : `${String(count)} people`),
    minutes: 'minutes',
    course: (day: number, of: number) => `day ${String(day)} of ${String(of)}`,
    tide: 'The tide decides the hour; we tell you the evening before.',
    begins: (lesson: string, hour: string) => `${lesson} begins at ${hour}.`,
    noHourYet: (lesson: string) => `${lesson}: we tell you the hour this evening.`,
    moved: (lesson: string, from: string, to: string) => `Your session was moved. ${lesson}: from ${from} to ${to}.`,
    hourSet: (lesson: string, to: string) => `The hour of your session is set. ${lesson}: ${to}.`,
  },
  id: {
    people: (count: number) => `${String(count)} orang`,
    minutes: 'menit',
    course: (day: number, of: number) => `hari ke-${String(day)} dari ${String(of)}`,
    tide: 'Jamnya mengikuti pasang surut; kami kabari malam sebelumnya.',
    begins: (lesson: string, hour: string) => `${lesson} mulai pukul ${hour}.`,
    noHourYet: (lesson: string) => `${lesson}: jamnya kami kabari malam ini.`,
    moved: (lesson: string, from: string, to: string) => `Sesi Anda dipindahkan. ${lesson}: dari ${from} ke ${to}.`,
    hourSet: (lesson: string, to: string) => `Jam sesi Anda sudah ditentukan. ${lesson}: ${to}.`,
  },
};

/** What a message says of days and hours: a row for each session, and what it is about; in any order. */
export function linesOf({ sessions, isIndonesian }: KeptBooking, { day, moved }: About): string[] {
  const language = isIndonesian ? 'id' : 'en';
  const words = wordsOf[language];
  const rows = sessions.map((session) => {
    const { hour, lesson, person } = session;
    const [nth, of] = courseDayOf(session, sessions);
    const what = [lesson.name, ...(of > 1 ? [words.course(nth, of)] : []), words.people(person)].join(', ');
    const row = `${momentIn(language, session)}: ${what}, ${String(lesson.minutes)} ${words.minutes}`;
    return hour === null ? `${row}. ${words.tide}` : row;
  });
  const hours = inTime(sessions)
    .filter((one) => one.day === day)
    .map(({ lesson, hour }) => (hour === null ? words.noHourYet(lesson.name) : words.begins(lesson.name, hour)));
  if (!moved) return [...rows, ...hours];
  const { session, from } = moved;
  const to = momentIn(language, session);
  const isSet = from.day === session.day && from.hour === null && session.hour !== null;
  const { name } = session.lesson;
  return [...rows, isSet ? words.hourSet(name, to) : words.moved(name, momentIn(language, from), to)];
}

const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 0, 4 + day)).flatMap((day) =>
  Object.values(formats).map((format) => /^\p{L}+/u.exec(format.format(day))?.[0] ?? ''),
);
const sentences =
  'begins at |mulai pukul |: we tell you the hour|: jamnya kami|^Your session was |^Sesi Anda di|^The hour of |^Jam sesi ';
const isAboutTime = new RegExp(`^(?:${weekdays.join('|')}) |${sentences}`);

/** The lines of a message that speak of days and hours. */
export const linesIn = (text: string): string[] => text.split('\n').filter((line) => isAboutTime.test(line));
