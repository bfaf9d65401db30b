import { meetingOf } from '../../../shared/meeting';
import type { Named } from './guestNames';
import type { SchoolSaid } from './schoolSaid';
import type { Speech } from './speech';

/** Where a session takes place, a line each: surf spot and where to meet, and the way there. Without a meeting point that is the school. */
export function placeLines({ spot, ...there }: Omit<Named, 'lesson'>, school: SchoolSaid, { t }: Speech): string[] {
  const { point, map } = meetingOf(there, school);
  const place = [spot, point].filter(Boolean).join('. ');
  return [t`Place: ${place}`, ...(map === null ? [] : [t`Map: ${map}`])];
}
