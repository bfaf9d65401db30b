import type { Session, SurfSpot } from '../../../api';
import { school } from '../../../config/school';
import { mapUrl, schoolAddress } from '../../../config/schoolLinks';
import { SOURCE_LANGUAGE } from '../../../lib/language';
import { inWordsOf } from '../../../lib/ownWords';
import { webAddress } from '../../../lib/webAddress';

/** Where the school itself is. */
export interface SchoolPlace {
  name: string;
  address: string;
  mapUrl: string | null;
}

/** The school as the page knows it. */
export const schoolPlace = (): SchoolPlace => ({
  name: school.name,
  address: schoolAddress(),
  mapUrl: mapUrl(),
});

export interface Meeting {
  point: string;
  /** Address of a map. */
  map: string | null;
}

/** Where guests and instructor meet, and the map that leads there: at the spot's own meeting point, else at the school. */
export function meetingOf(
  { meetingPoint, spotMap }: { meetingPoint: string | null; spotMap: string | null },
  atSchool: SchoolPlace,
): Meeting {
  if (meetingPoint === null)
    return { point: `${atSchool.name}, ${atSchool.address}`, map: webAddress(atSchool.mapUrl) };
  return { point: meetingPoint, map: webAddress(spotMap) };
}

/** A session or a surf spot, as far as it says where to meet. */
interface Place {
  meeting_point?: string | null;
  location_url?: string | null;
  translations?: { id: { meeting_point?: string } };
}

/** Where guests of a session or a surf spot meet; null with a backend that does not tell. */
export function meetingAt(place: Place | null | undefined): Meeting | null {
  const { meeting_point: meetingPoint, location_url: spotMap = null } = place ? inWordsOf(SOURCE_LANGUAGE, place) : {};
  return meetingPoint === undefined ? null : meetingOf({ meetingPoint, spotMap }, schoolPlace());
}

/** Where guests of a session meet; with a backend that does not tell it with the session, by the list of spots, which lacks deleted ones. */
export const meetingOfSession = (session: Session, spots: readonly SurfSpot[]): Meeting | null =>
  meetingAt(session) ?? meetingAt(spots.find(({ id }) => id === session.surf_spot_id));
