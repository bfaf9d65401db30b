import type { Product } from '../../../api';
import { lessonFacts } from '../../../lib/lessonFacts';
import { isOver, startTimeOf } from '../../../lib/startTimes';

/** The hours of a lesson that has a choice of them; none of one whose only hour, or the tide, decides. */
export function hoursToChoose(lesson: Product | undefined): readonly string[] {
  const hours = lesson ? lessonFacts(lesson).startTimes : [];
  return hours.length > 1 ? hours : [];
}

/** The hour that a new session begins with before anybody has chosen one: its day's first that has not passed, HH:MM; '' for none. */
export const hourToBegin = (lesson: Product | undefined, day: string): string =>
  startTimeOf(hoursToChoose(lesson), { date: day }) ?? '';

/** The hour of a new session that comes to another day: as it was, unless it has passed on that day. */
export function hourOnDay(lesson: Product | undefined, from: { day: string; time: string }, day: string): string {
  const isTide = from.time === '' && hoursToChoose(lesson).some((hour) => !isOver(from.day, hour));
  if (isTide) return ''; // somebody has chosen that
  const start_time = from.time === '' ? undefined : from.time;
  return startTimeOf(hoursToChoose(lesson), { date: day, start_time }) ?? '';
}
