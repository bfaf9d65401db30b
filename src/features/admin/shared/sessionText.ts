import type { Session } from '../../../api';
import { peopleText } from './counted';
import { shortDay } from './schoolTime';

type Coming = Pick<Session, 'attendance' | 'people_came' | 'person'>;

/** Who came, as far as that is noted: 'arrived', '2 of 3 came', 'did not come'. */
function comingText({ attendance, people_came: came, person }: Coming): string | null {
  if (attendance === null) return null;
  if (attendance === 'NO_SHOW') return 'did not come';
  return typeof came === 'number' && came < person ? `${String(came)} of ${String(person)} came` : 'arrived';
}

/** When and where a session takes place, and for whom: '24 Nov 2026, 07:00, Kuta Beach, 3 people, 2 of 3 came'. */
export function sessionText(session: Session): string {
  const { reservation_date, start_time, surf_spot_name, person } = session;
  const parts = [shortDay(reservation_date), start_time, surf_spot_name, peopleText(person), comingText(session)];
  return parts.filter(Boolean).join(', ');
}
