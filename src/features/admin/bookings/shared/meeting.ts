import { school } from '../../../../config/school';
import { mapUrl, schoolAddress } from '../../../../config/schoolLinks';
import { webAddress } from '../../../../lib/webAddress';

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

/** Where guests and instructor meet, and the map that leads there: at the spot's own meeting point, else at the school. */
export function meetingOf(
  { meetingPoint, spotMap }: { meetingPoint: string | null; spotMap: string | null },
  atSchool: SchoolPlace,
): { point: string; map: string | null } {
  if (meetingPoint === null)
    return { point: `${atSchool.name}, ${atSchool.address}`, map: webAddress(atSchool.mapUrl) };
  return { point: meetingPoint, map: webAddress(spotMap) };
}
