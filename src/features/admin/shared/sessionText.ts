import type { Session } from '../../../api';
import { peopleText } from './counted';
import { shortDay } from './schoolTime';

/** When and where a session takes place, and for whom: '24 Nov 2026, 07:00, Kuta Beach, 3 people'. */
export function sessionText({ reservation_date, start_time, surf_spot_name, person, attendance }: Session): string {
  const came = attendance === 'ARRIVED' ? 'arrived' : attendance === 'NO_SHOW' ? 'did not come' : null;
  return [shortDay(reservation_date), start_time, surf_spot_name, peopleText(person), came].filter(Boolean).join(', ');
}
