import { t } from 'ttag';
import { goodToKnow } from '../config/goodToKnow';
import { textLocale } from './language';
import { type Described, lessonFacts } from './lessonFacts';
import { once } from './once';

const either = once(() => new Intl.ListFormat(textLocale, { type: 'disjunction' }));

/** When a lesson begins, in a sentence: at its own hours, else at those that its name tells. */
export function lessonTime(lesson: Described): string {
  const { startTimes, begins } = lessonFacts(lesson);
  const times = either().format(startTimes);
  if (times) return t`Begins at ${times}.`;
  if (begins === 'sunset') return goodToKnow.sunsetTime;
  return begins === 'dawn' ? goodToKnow.dawnTime : goodToKnow.time;
}

/** The hour at which a lesson begins, without the words around it. */
export const lessonHour = (lesson: Described): string | undefined => /\d\d:\d\d/.exec(lessonTime(lesson))?.[0];

/** The hours at which a lesson begins, without the words around them: '07:00 or 09:30', or 'Usually 07:00' where it has none of its own. */
export function lessonHours(lesson: Described): string {
  const hours = either().format(lessonFacts(lesson).startTimes);
  if (hours) return hours;
  const hour = lessonHour(lesson) ?? '';
  return t`Usually ${hour}`;
}
