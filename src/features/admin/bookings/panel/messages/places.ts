import { webAddress } from '../../../../../lib/webAddress';
import type { Named } from './guestNames';
import type { SchoolSaid } from './schoolSaid';
import type { Speech } from './speech';

/** Where a session takes place, a line each: surf spot and where to meet, and the way there. Without a meeting point that is the school. */
export function placeLines(
  { spot, meetingPoint, mapUrl }: Omit<Named, 'lesson'>,
  school: SchoolSaid,
  { t }: Speech,
): string[] {
  const place = [spot, meetingPoint ?? `${school.name}, ${school.address}`].filter(Boolean).join('. ');
  const map = webAddress(meetingPoint === null ? school.mapUrl : mapUrl);
  return [t`Place: ${place}`, ...(map === null ? [] : [t`Map: ${map}`])];
}
