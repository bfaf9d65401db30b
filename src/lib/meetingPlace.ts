import { t } from 'ttag';
import { mapUrl, schoolAddress } from '../config/schoolLinks';
import { webAddress } from './webAddress';

/** What a surf spot says of itself, as far as it concerns where guests come. */
interface Place {
  meeting_point?: string | null;
  location_url?: string | null;
}

/** Where guests and instructor meet: at the spot's meeting point, else at the school. */
export function meetingPlace({ meeting_point: point }: Place): string {
  const address = schoolAddress();
  return point || t`Meet at the school, ${address}.`;
}

/** A map that shows where they meet; null where there is none: the school's would lead away from a meeting point of the spot. */
export const meetingMap = (spot?: Place): string | null =>
  spot?.meeting_point ? webAddress(spot.location_url) : mapUrl();
