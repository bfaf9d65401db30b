import { t } from 'ttag';
import type { SurfSpot } from '../../api';
import { school } from '../../config/school';
import { type Described, lessonFacts } from '../../lib/lessonFacts';

type Place = Pick<SurfSpot, 'meeting_point'>;

/** Whether guests come to the spot itself: it says where, and the lesson does not drive out from the school. */
export const isMeetingAtSpot = (lesson: Described, { meeting_point: point }: Place): boolean =>
  Boolean(point) && !lessonFacts(lesson).drivesOut;

/** Where guests and instructor meet. */
export function meetingPlace(lesson: Described, spot: Place): string {
  const { street, area } = school.contact.address;
  return isMeetingAtSpot(lesson, spot) ? (spot.meeting_point ?? '') : t`We meet at the school, ${street}, ${area}.`;
}
