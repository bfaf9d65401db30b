import { type Described, lessonFacts } from '../../lib/lessonFacts';
import type { LessonChoice } from '../../lib/lessonListAt';

type Facts = ReturnType<typeof lessonFacts>;

function suitsGroup({ people, isForChildren }: Facts, who: LessonChoice['who']): boolean {
  if (who === 'me') return people.minimum === 1;
  if (who === 'two') return people.minimum <= 2 && people.maximum >= 2;
  if (who === 'group') return people.maximum >= 3;
  return who === null || isForChildren;
}

function suitsLevel({ people, levels, isForSurfers }: Facts, level: LessonChoice['level']): boolean {
  if (level === null) return true;
  if (level === 'standing') return String(levels) !== 'BEGINNER';
  // Somebody who is nervous has an instructor who looks after one or two people.
  return !isForSurfers && (level === 'first' || people.maximum <= 2);
}

/** Whether a lesson suits the people and what they can do, as far as it tells. */
export function suits(lesson: Described, { who, level }: LessonChoice): boolean {
  const facts = lessonFacts(lesson);
  return suitsGroup(facts, who) && suitsLevel(facts, level);
}
