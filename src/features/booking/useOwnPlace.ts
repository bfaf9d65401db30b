import { useListSurfSpotsQuery } from '../../api';
import { backendLevel } from '../../config/env';
import { language } from '../../lib/language';
import { inOwnWords } from '../../lib/ownWords';
import type { BookedSession } from './bookedSessions';

/** Puts spot and meeting point of a session into the visitor's words: a booking tells the documented ones, which are English. */
export function useOwnPlace(): (session: BookedSession) => BookedSession {
  const { data } = useListSurfSpotsQuery({ page: 1 }, { skip: language === 'en' || backendLevel() !== 2 });
  return (session) => {
    const spot = data?.data.find(({ name }) => name === session.spot);
    if (!spot) return session;
    const { name, meeting_point: meetingPoint = null } = inOwnWords(spot);
    return { ...session, spot: name, meetingPoint };
  };
}
