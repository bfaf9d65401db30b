import type { Session } from '../../../api';
import { peopleText } from './counted';
import { shortDay } from './schoolTime';

/** How many came where it was not all of them; null where all came, or nothing else is noted. */
export const partThatCame = ({ people_came: came, person }: Pick<Session, 'people_came' | 'person'>): number | null =>
  typeof came === 'number' && came < person ? came : null;

/** Who came, as far as that is noted: 'arrived', '2 of 3 came', 'did not come'. */
function comingText(session: Session): string | null {
  if (session.attendance === null) return null;
  if (session.attendance === 'NO_SHOW') return 'did not come';
  const part = partThatCame(session);
  return part === null ? 'arrived' : `${String(part)} of ${String(session.person)} came`;
}

/** When and where a session takes place, and for whom: '24 Nov 2026, 07:00, Kuta Beach, 3 people, 2 of 3 came'. */
export function sessionText(session: Session): string {
  const { reservation_date, start_time, surf_spot_name, person } = session;
  const parts = [shortDay(reservation_date), start_time, surf_spot_name, peopleText(person), comingText(session)];
  return parts.filter(Boolean).join(', ');
}

/** What moving sessions to a day takes back, as nobody has come on that day yet; null where none of them is noted on another one. */
export function takenBackText(sessions: readonly Session[], day: string | undefined): string | null {
  if (!day) return null;
  const noted = sessions.filter((one) => comingText(one) !== null && one.reservation_date !== day);
  const [first] = noted;
  if (!first) return null;
  if (noted.length > 1) return `Another day takes back who came, which is noted of ${String(noted.length)} sessions.`;
  return `Another day takes back what is noted of ${first.customer_name}: ${comingText(first) ?? ''}.`;
}
