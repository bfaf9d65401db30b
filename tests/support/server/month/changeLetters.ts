import { rupiah } from '../../../../server/school/rupiah.ts';
import { type Language, momentIn } from './moments.ts';
import type { KeptSession } from './sessions.ts';

/** What a session was, as far as its guest is told of it. */
export type Was = Pick<KeptSession, 'day' | 'hour' | 'spot' | 'lesson' | 'price'>;
export interface Change {
  session: KeptSession;
  from: Was;
}

/** A session as it is now, to be compared with what becomes of it. */
export const asItIs = ({ day, hour, spot, lesson, price }: KeptSession): Was => ({ day, hour, spot, lesson, price });

const wordsOf = {
  en: {
    moved: (lesson: string, from: string, to: string) => `Your session was moved. ${lesson}: from ${from} to ${to}.`,
    hourSet: (lesson: string, to: string) => `The hour of your session is set. ${lesson}: ${to}.`,
    elsewhere: (lesson: string, moment: string, from: string, to: string) =>
      `Your session takes place elsewhere. ${lesson}, ${moment}: at ${to} instead of ${from}.`,
    lesson: (moment: string, from: string, to: string) =>
      `Your lesson is another one. ${moment}: ${to} instead of ${from}.`,
    price: (lesson: string, from: string, to: string) =>
      `The price is another one. ${lesson}: ${to} instead of ${from} for one person.`,
  },
  id: {
    moved: (lesson: string, from: string, to: string) => `Sesi Anda dipindahkan. ${lesson}: dari ${from} ke ${to}.`,
    hourSet: (lesson: string, to: string) => `Jam sesi Anda sudah ditentukan. ${lesson}: ${to}.`,
    elsewhere: (lesson: string, moment: string, from: string, to: string) =>
      `Lokasi sesi Anda berubah. ${lesson}, ${moment}: di ${to} (sebelumnya di ${from}).`,
    lesson: (moment: string, from: string, to: string) => `Kelas Anda diganti. ${moment}: ${to} (sebelumnya ${from}).`,
    price: (lesson: string, from: string, to: string) =>
      `Harganya berubah. ${lesson}: ${to} per orang, sebelumnya ${from}.`,
  },
};

/** Where and when a session is another one than before. */
function placeSentence({ session, from }: Change, language: Language): string[] {
  const words = wordsOf[language];
  const { name } = session.lesson;
  const [then, now] = [momentIn(language, from), momentIn(language, session)];
  if (from.spot !== session.spot)
    return then === now
      ? [words.elsewhere(name, now, from.spot.name, session.spot.name)]
      : [words.moved(name, `${then}, ${from.spot.name}`, `${now}, ${session.spot.name}`)];
  if (then === now) return [];
  const isSet = from.day === session.day && from.hour === null;
  return [isSet ? words.hourSet(name, now) : words.moved(name, then, now)];
}

/** What a guest reads of a session that is another one than before. */
export function sentencesOf(change: Change, language: Language): string[] {
  const words = wordsOf[language];
  const { session, from } = change;
  const { lesson, price } = session;
  return [
    ...(from.lesson === lesson ? [] : [words.lesson(momentIn(language, session), from.lesson.name, lesson.name)]),
    ...placeSentence(change, language),
    ...(from.price === price ? [] : [words.price(lesson.name, rupiah(from.price), rupiah(price))]),
  ];
}

/** Whether there is anything to tell of a change. */
export const isToBeTold = ({ session, from }: Change): boolean =>
  (Object.keys(from) as (keyof Was)[]).some((key) => session[key] !== from[key]);
