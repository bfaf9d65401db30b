import { dayAfter, daysInRow } from '../../lib/dates';
import { sessionStart } from '../../lib/freeUntil';
import { type SchoolDay, takes } from '../../lib/schoolDays';
import type { Session } from './ownChanges';

/** Two rows of them on a phone. */
const MOST = 6;

interface Wanted {
  session: Session;
  /** How many days of its course move with it, and which days they have now. */
  count: number;
  ownDays: readonly string[];
  /** The first day to which it may go, YYYY-MM-DD. */
  earliest: string;
}

/** The next days to which a session can be moved, with those that move with it, as far as is known of them. */
export function quickDays(
  days: readonly SchoolDay[],
  { session, count, ownDays, earliest }: Wanted,
  now: number = Date.now(),
): string[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const hasRoom = (date: string): boolean => {
    const day = known.get(date);
    return day !== undefined && takes(day, ownDays.includes(date) ? 0 : session.person);
  };
  const isToCome = (date: string) => !session.startTime || sessionStart(date, session.startTime).getTime() > now;
  const found: string[] = [];
  for (let date = earliest; found.length < MOST && known.has(date); date = dayAfter(date))
    if (date !== session.date && isToCome(date) && daysInRow(date, count).every(hasRoom)) found.push(date);
  return found;
}
