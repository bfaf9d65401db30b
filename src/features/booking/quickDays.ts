import { dayAfter, daysBetween } from '../../lib/dates';
import { sessionStart } from '../../lib/freeUntil';
import { type SchoolDay, takes } from '../../lib/schoolDays';
import type { Session } from './ownChanges';

/** Two rows of them on a phone. */
const MOST = 6;

interface Wanted {
  session: Session;
  /** What moves with it, itself among them. */
  together: readonly Session[];
  /** The days of its course that stay, YYYY-MM-DD: no day is offered twice. */
  staying: readonly string[];
  /** The first day to which it may go, YYYY-MM-DD. */
  earliest: string;
}

/** The days that sessions have once one of them is on `day`: the others keep their distance. */
export const daysAfterMove = ({ date }: Session, together: readonly Session[], day: string): string[] =>
  together.map((one) => dayAfter(one.date, daysBetween(date, day)));

/** The people that a move brings to each of these days: none to one that they have already. */
export const broughtTo = (days: readonly string[], together: readonly Session[]) =>
  days.map((date) => {
    const isThere = together.some((one) => one.date === date);
    return { date, participants: isThere ? 0 : (together[0]?.person ?? 1) };
  });

/** The next days to which a session can be moved, with those that move with it, as far as is known of them. */
export function quickDays(
  days: readonly SchoolDay[],
  { session, together, staying, earliest }: Wanted,
  now: number = Date.now(),
): string[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const hasRoom = ({ date, participants }: { date: string; participants: number }): boolean => {
    const day = known.get(date);
    return day !== undefined && takes(day, participants);
  };
  const fits = (date: string) => {
    const after = daysAfterMove(session, together, date);
    return !after.some((day) => staying.includes(day)) && broughtTo(after, together).every(hasRoom);
  };
  const isToCome = (date: string) => !session.startTime || sessionStart(date, session.startTime).getTime() > now;
  const found: string[] = [];
  for (let date = earliest; found.length < MOST && known.has(date); date = dayAfter(date))
    if (date !== session.date && isToCome(date) && fits(date)) found.push(date);
  return found;
}
