import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import type { ToldSession } from '../../repositories/toldBookings.ts';
import type { Speech } from '../speech.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { momentIn, peopleIn } from '../words.ts';
import { because, type Text } from './text.ts';

/** What a session was before its change, as guests are told of it. */
export interface Before extends Pick<ToldSession, 'id' | 'date' | 'startTime' | 'spot' | 'lesson'> {
  /** The price of one person before and after; null where it is the same. */
  prices: { from: number; to: number } | null;
}

/** What staff or the guest have changed of a booking's sessions, and why. */
interface Changes {
  /** Sessions that were something else. */
  changes: readonly Before[];
  /** The ids of sessions that were not there. */
  added: readonly string[];
  reason: string | null;
}

const movedText = ({ t }: Speech, lesson: string, from: string, to: string): string =>
  t`Your session was moved. ${lesson}: from ${from} to ${to}.`;

/** Where and when a session is another one, in one sentence; none where it is the same. */
function placeSentence(session: ToldSession, before: Before, speech: Speech): string[] {
  const { t, language } = speech;
  const { lesson, date, startTime, spot } = session;
  const { spot: formerSpot } = before;
  const [from, to] = [momentIn(language, before), momentIn(language, session)];
  const isElsewhere = formerSpot !== spot;
  if (from === to)
    return isElsewhere
      ? [t`Your session takes place elsewhere. ${lesson}, ${to}: at ${spot} instead of ${formerSpot}.`]
      : [];
  if (isElsewhere) return [movedText(speech, lesson, `${from}, ${formerSpot}`, `${to}, ${spot}`)];
  if (before.date === date && before.startTime === null && startTime !== null)
    return [t`The hour of your session is set. ${lesson}: ${to}.`];
  return [movedText(speech, lesson, from, to)];
}

function sentencesOf(session: ToldSession, before: Before, speech: Speech): string[] {
  const { t, language } = speech;
  const { lesson } = session;
  const { lesson: formerLesson, prices } = before;
  const moment = momentIn(language, session);
  const [from, to] = [rupiah(prices?.from ?? 0), rupiah(prices?.to ?? 0)];
  return [
    ...(formerLesson === lesson
      ? []
      : [t`Your lesson is another one. ${moment}: ${lesson} instead of ${formerLesson}.`]),
    ...placeSentence(session, before, speech),
    ...(prices === null ? [] : [t`The price is another one. ${lesson}: ${to} instead of ${from} for one person.`]),
  ];
}

/** The sentences of all changes, and the moment of the first session that they are about. */
function told(booking: WrittenBooking, { changes, added }: Changes, speech: Speech) {
  const { t, language } = speech;
  const about = booking.sessions.flatMap((session) => {
    const before = changes.find(({ id }) => id === session.id);
    if (before) {
      const was = { ...before, lesson: booking.called(before.lesson), spot: booking.called(before.spot) };
      return [{ session, sentences: sentencesOf(session, was, speech) }];
    }
    if (!added.includes(session.id)) return [];
    const { lesson } = session;
    const moment = momentIn(language, session);
    const people = peopleIn(speech, session.person);
    return [{ session, sentences: [t`A session was added. ${lesson}: ${moment}, ${people}.`] }];
  });
  const [first] = about;
  return {
    moment: first ? momentIn(language, first.session) : '',
    sentences: about.flatMap(({ sentences }) => sentences),
  };
}

/** Sessions are on another day, at another hour or place, of another lesson or price, or new. */
export const moved: Text<Changes> = (booking, { free, ...changes }, speech) => {
  const { t } = speech;
  const { code } = booking;
  const { moment, sentences } = told(booking, changes, speech);
  return {
    subject: t`Your booking ${code}: ${moment}`,
    parts: [
      ...sentences,
      ...because(speech, changes.reason),
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
