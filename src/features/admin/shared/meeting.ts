import type { SurfSpot } from '../../../api';
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

/** Where guests of a surf spot meet, by its id; null where it is not in the list, and with a backend that knows no meeting points. */
export function meetingAtSpot(spots: readonly SurfSpot[], spotId: string | null | undefined): Meeting | null {
  const spot = spots.find(({ id }) => id === spotId);
  const { meeting_point: meetingPoint, location_url: spotMap = null } = spot ? inWordsOf(SOURCE_LANGUAGE, spot) : {};
  return meetingPoint === undefined ? null : meetingOf({ meetingPoint, spotMap }, schoolPlace());
}
