import type { FullBooking, Session } from '../../../../../api';
import { inWordsOf } from '../../../../../lib/ownWords';

/** What a session's lesson, surf spot and meeting point are called; without a meeting point it is at the school. */
export interface Named {
  lesson: string;
  spot: string | null;
  meetingPoint: string | null;
  /** Address of a map of the spot. */
  spotMap: string | null;
}

/** A session's names in a guest's language, as mails say them: the booking's lines tell them, and where exactly it takes place. */
export function namesIn(language: string, session: Session, { booking_details: lines }: FullBooking): Named {
  const line = lines.find(({ sessions = [] }) => sessions.some(({ id }) => id === session.id));
  const booked = line?.sessions?.find(({ id }) => id === session.id);
  const place = booked && inWordsOf(language, booked);
  return {
    lesson: line ? inWordsOf(language, line).product_name : session.product_name,
    spot: place ? place.surf_spot_name : session.surf_spot_name,
    meetingPoint: place?.meeting_point ?? null,
    spotMap: place?.location_url ?? null,
  };
}
