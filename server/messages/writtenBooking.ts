import type { School } from '../contract.gen.ts';
import type { ToldBooking, ToldSession } from '../repositories/toldBookings.ts';
import type { Language } from '../school/words.ts';

/** A booking as letters tell of it: in the guest's language, and with the school that writes. */
export interface WrittenBooking extends ToldBooking {
  school: School;
  /** What a lesson or a spot that the booking has or had is called in the guest's language; any other name stays as it is. */
  called: (name: string) => string;
}

/** A session with the names and the meeting point in a language, where they are translated; else in the other. */
function sessionIn(session: ToldSession, language: Language): ToldSession {
  const { translated } = session;
  // Names are in English always.
  if (language !== 'id') return { ...session, meetingPoint: session.meetingPoint ?? translated.meetingPoint };
  return {
    ...session,
    lesson: translated.lesson ?? session.lesson,
    spot: translated.spot ?? session.spot,
    meetingPoint: translated.meetingPoint ?? session.meetingPoint,
  };
}

/** Who writes, and what lessons and spots that the booking may have no more are called in Indonesian. */
interface By {
  school: School;
  names: ReadonlyMap<string, string>;
}

/** A stored booking, as it is written of in a language. */
export function writtenIn(language: Language, booking: ToldBooking, { school, names: former }: By): WrittenBooking {
  const sessions = booking.sessions.map((session) => sessionIn(session, language));
  const names = new Map(
    booking.sessions.flatMap(({ lesson, spot }, index): [string, string][] => [
      [lesson, sessions[index]?.lesson ?? lesson],
      [spot, sessions[index]?.spot ?? spot],
    ]),
  );
  const called = (name: string): string =>
    names.get(name) ?? (language === 'id' ? former.get(name) : undefined) ?? name;
  return { ...booking, sessions, spot: called(booking.spot), school, called };
}
