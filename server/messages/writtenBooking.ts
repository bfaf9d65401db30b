import type { School } from '../contract.gen.ts';
import type { ToldBooking, ToldSession } from '../repositories/toldBookings.ts';
import type { Language } from '../school/words.ts';

/** A booking as letters tell of it: in the guest's language, and with the school that writes. */
export interface WrittenBooking extends ToldBooking {
  school: School;
  /** What a lesson or a spot of the booking is called in the guest's language; any other name stays as it is. */
  called: (name: string) => string;
}

/** A session with the names and the meeting point in a language, where they are translated. */
function sessionIn(session: ToldSession, language: Language): ToldSession {
  const { translated } = session;
  if (language !== 'id') return session; // rows have no other second language
  return {
    ...session,
    lesson: translated.lesson ?? session.lesson,
    spot: translated.spot ?? session.spot,
    meetingPoint: translated.meetingPoint ?? session.meetingPoint,
  };
}

/** A stored booking, as it is written of in a language. */
export function writtenIn(language: Language, booking: ToldBooking, school: School): WrittenBooking {
  const sessions = booking.sessions.map((session) => sessionIn(session, language));
  const names = new Map(
    booking.sessions.flatMap(({ lesson, spot }, index): [string, string][] => [
      [lesson, sessions[index]?.lesson ?? lesson],
      [spot, sessions[index]?.spot ?? spot],
    ]),
  );
  const called = (name: string): string => names.get(name) ?? name;
  return { ...booking, sessions, spot: called(booking.spot), school, called };
}
