import { isReservable } from '../../lib/dates';
import { freeUntilText } from '../../lib/freeUntilText';
import type { CartSession } from '../../state';
import * as s from './BookingForm.module.css';

/** Until when what has been chosen so far can be changed; nothing before a day is chosen. */
export function FreeUntil({ sessions }: { sessions: readonly CartSession[] }) {
  const chosen = sessions.filter(({ date }) => isReservable(date));
  return chosen.length > 0 && <p className={s.free}>{freeUntilText(chosen).text}</p>;
}
