import { useListSurfSpotsQuery } from '../../api';
import { backendLevel } from '../../config/env';
import { language } from '../../lib/language';
import { inOwnWords } from '../../lib/ownWords';

interface Place {
  spot: string | null;
  meetingPoint: string | null;
}

/** Puts spot and meeting point into the visitor's words: a booking tells the documented ones, which are English. */
export function useOwnPlace(): <Known extends Place>(place: Known) => Known {
  const { data } = useListSurfSpotsQuery({ page: 1 }, { skip: language === 'en' || backendLevel() !== 2 });
  return (place) => {
    const spot = data?.data.find(({ name }) => name === place.spot);
    if (!spot) return place;
    const { name, meeting_point: meetingPoint = null } = inOwnWords(spot);
    return { ...place, spot: name, meetingPoint };
  };
}
