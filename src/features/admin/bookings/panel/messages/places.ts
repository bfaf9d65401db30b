import { school } from '../../../../../config/school';
import { mapUrl as schoolMap } from '../../../../../config/schoolLinks';
import { webAddress } from '../../../../../lib/webAddress';
import type { Named } from './guestNames';
import type { Speech } from './speech';

/** Where a session takes place, a line each: surf spot and where to meet, and the way there. Without a meeting point that is the school. */
export function placeLines({ spot, meetingPoint, mapUrl }: Omit<Named, 'lesson'>, { t }: Speech): string[] {
  const { street, area, region } = school.contact.address;
  const meeting = meetingPoint ?? `${school.name}, ${street}, ${area}, ${region}`;
  const place = [spot, meeting].filter(Boolean).join('. ');
  const map = webAddress(meetingPoint === null ? schoolMap() : mapUrl);
  return [t`Place: ${place}`, ...(map === null ? [] : [t`Map: ${map}`])];
}
