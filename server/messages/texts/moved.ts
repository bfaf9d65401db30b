import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import type { ToldSession } from '../../repositories/toldBookings.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { type Language, momentIn, peopleIn } from '../words.ts';
import { because, type Texts } from './text.ts';

/** What a session was before its change, as guests are told of it. */
export type Before = Pick<ToldSession, 'id' | 'date' | 'startTime' | 'spot' | 'lesson' | 'unitPrice'>;

/** What staff or the guest have changed of a booking's sessions, and why. */
interface Changes {
  /** Sessions that were something else. */
  changes: readonly Before[];
  /** The ids of sessions that were not there. */
  added: readonly string[];
  reason: string | null;
}

interface Words {
  moved: (lesson: string, from: string, to: string) => string;
  hourSet: (lesson: string, to: string) => string;
  elsewhere: (lesson: string, moment: string, from: string, to: string) => string;
  lesson: (moment: string, from: string, to: string) => string;
  price: (lesson: string, from: string, to: string) => string;
  added: (lesson: string, moment: string, people: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    moved: (lesson, from, to) => `Your session was moved. ${lesson}: from ${from} to ${to}.`,
    hourSet: (lesson, to) => `The hour of your session is set. ${lesson}: ${to}.`,
    elsewhere: (lesson, moment, from, to) =>
      `Your session takes place elsewhere. ${lesson}, ${moment}: at ${to} instead of ${from}.`,
    lesson: (moment, from, to) => `Your lesson is another one. ${moment}: ${to} instead of ${from}.`,
    price: (lesson, from, to) => `The price is another one. ${lesson}: ${to} instead of ${from} for one person.`,
    added: (lesson, moment, people) => `A session was added. ${lesson}: ${moment}, ${people}.`,
  },
  id: {
    moved: (lesson, from, to) => `Sesi Anda dipindahkan. ${lesson}: dari ${from} ke ${to}.`,
    hourSet: (lesson, to) => `Jam sesi Anda sudah ditentukan. ${lesson}: ${to}.`,
    elsewhere: (lesson, moment, from, to) =>
      `Lokasi sesi Anda berubah. ${lesson}, ${moment}: di ${to} (sebelumnya di ${from}).`,
    lesson: (moment, from, to) => `Kelas Anda diganti. ${moment}: ${to} (sebelumnya ${from}).`,
    price: (lesson, from, to) => `Harganya berubah. ${lesson}: ${to} per orang, sebelumnya ${from}.`,
    added: (lesson, moment, people) => `Sesi ditambahkan. ${lesson}: ${moment}, ${people}.`,
  },
};

/** Where and when a session is another one, in one sentence; none where it is the same. */
function placeSentence(session: ToldSession, before: Before, language: Language): string[] {
  const say = words[language];
  const { lesson, date, startTime, spot } = session;
  const [from, to] = [momentIn(language, before), momentIn(language, session)];
  const isElsewhere = before.spot !== spot;
  if (from === to) return isElsewhere ? [say.elsewhere(lesson, to, before.spot, spot)] : [];
  if (isElsewhere) return [say.moved(lesson, `${from}, ${before.spot}`, `${to}, ${spot}`)];
  if (before.date === date && before.startTime === null && startTime !== null) return [say.hourSet(lesson, to)];
  return [say.moved(lesson, from, to)];
}

function sentencesOf(session: ToldSession, before: Before, language: Language): string[] {
  const say = words[language];
  const { lesson, unitPrice } = session;
  return [
    ...(before.lesson === lesson ? [] : [say.lesson(momentIn(language, session), before.lesson, lesson)]),
    ...placeSentence(session, before, language),
    ...(before.unitPrice === unitPrice ? [] : [say.price(lesson, rupiah(before.unitPrice), rupiah(unitPrice))]),
  ];
}

/** The sentences of all changes, and the moment of the first session that they are about. */
function told(booking: WrittenBooking, { changes, added }: Changes, language: Language) {
  const about = booking.sessions.flatMap((session) => {
    const before = changes.find(({ id }) => id === session.id);
    if (before) {
      const was = { ...before, lesson: booking.called(before.lesson), spot: booking.called(before.spot) };
      return [{ session, sentences: sentencesOf(session, was, language) }];
    }
    if (!added.includes(session.id)) return [];
    const { lesson, person } = session;
    const sentence = words[language].added(lesson, momentIn(language, session), peopleIn(language, person));
    return [{ session, sentences: [sentence] }];
  });
  const [first] = about;
  return {
    moment: first ? momentIn(language, first.session) : '',
    sentences: about.flatMap(({ sentences }) => sentences),
  };
}

/** Sessions are on another day, at another hour or place, of another lesson or price, or new. */
export const moved: Texts<Changes> = {
  en: (booking, { free, ...changes }) => {
    const { moment, sentences } = told(booking, changes, 'en');
    return {
      subject: `Your booking ${booking.code}: ${moment}`,
      parts: [...sentences, ...because('en', changes.reason), factsOf(booking, 'en'), ...free, pageOf(booking, 'en')],
    };
  },
  id: (booking, { free, ...changes }) => {
    const { moment, sentences } = told(booking, changes, 'id');
    return {
      subject: `Pemesanan Anda ${booking.code}: ${moment}`,
      parts: [...sentences, ...because('id', changes.reason), factsOf(booking, 'id'), ...free, pageOf(booking, 'id')],
    };
  },
};
