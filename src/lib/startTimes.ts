import { t } from 'ttag';
import { isReservable } from './dates';
import { sessionStart } from './freeUntil';

/** A session before it is booked: its day, YYYY-MM-DD or still '', and its hour, HH:MM. */
interface Chosen {
  date: string;
  start_time?: string | undefined;
}

/** What is said of a session that has no hour yet. */
export const tideDecides = t`The tide decides the hour; we tell you the evening before.`;

/** Whether an hour of a day has passed at the school. */
export const isOver = (date: string, time: string): boolean => sessionStart(date, time).getTime() < Date.now();

/** The hour that a session gets where nobody has said otherwise: the chosen one, else the first of its lesson that can be booked. */
export function startTimeOf(times: readonly string[], { date, start_time }: Chosen): string | undefined {
  const bookable = times.filter((time) => !isOver(date, time));
  return start_time !== undefined && bookable.includes(start_time) ? start_time : bookable[0];
}

/** The hour at which the backend books a session: the chosen one, else the only one of its lesson. */
export const bookedTime = (times: readonly string[] = [], { start_time }: Chosen): string | undefined =>
  start_time ?? (times.length === 1 ? times[0] : undefined);

/** Why a day cannot be booked that is over; null for another one, and while there is none. */
export const pastProblem = (date: string): string | null =>
  date && !isReservable(date) ? t`Choose today or a later day.` : null;

/** Why no hour of a lesson can be booked on a day that is not over; null where one can. */
export const dayOverProblem = (times: readonly string[], date: string): string | null =>
  times.length > 0 && times.every((time) => isOver(date, time)) ? t`Today’s lesson is over. Choose another day.` : null;

/** Why a session cannot begin at its hour: that or its day is over, or the lesson has other hours now. */
export function startTimeProblem(times: readonly string[], { date, start_time: time }: Chosen): string | null {
  const dayProblem = pastProblem(date) ?? dayOverProblem(times, date);
  if (dayProblem !== null || time === undefined || times.length === 0) return dayProblem;
  if (!times.includes(time)) return t`This lesson no longer begins at ${time}. Choose another hour.`;
  return isOver(date, time) ? t`It is too late for ${time} today. Choose another hour.` : null;
}
