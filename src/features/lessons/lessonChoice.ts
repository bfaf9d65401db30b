import { lessonFacts } from '../../lib/lessonFacts';
import type { LessonChoice } from '../../lib/lessonListAt';
import { levels } from '../../lib/levels';
import { participantRule } from '../../lib/participants';

interface Described {
  name: string;
  description: string | null;
}

/** Whether a lesson's own words are about children. */
const CHILDREN = /(?<!\b(?:not for|no) )\b(?:kids?|child(?:ren)?|famil(?:y|ies))\b/i;
/** What is rented or guided is for people who surf already. */
const FOR_SURFERS = /\b(?:guid(?:e|ed|ing)|rent(?:al|ed)?)\b/i;

function suitsGroup({ name, description }: Described, who: LessonChoice['who']): boolean {
  const { minimum, adjustable } = participantRule(name); // spec §5: how many people a lesson takes is in its name
  if (who === 'me') return minimum === 1;
  if (who === 'two') return minimum === 2;
  if (who === 'group') return adjustable;
  return who === null || CHILDREN.test(`${name} ${description ?? ''}`);
}

function suitsLevel({ name, description }: Described, level: LessonChoice['level']): boolean {
  if (level === null) return true;
  const said = lessonFacts(name, description ?? '').level;
  if (level === 'standing') return said !== levels.BEGINNER;
  const isForSurfers = FOR_SURFERS.test(name) || (said !== null && !said.includes(levels.BEGINNER));
  // Somebody who is nervous has an instructor who looks after one or two people.
  return !isForSurfers && (level === 'first' || !participantRule(name).adjustable);
}

/** Whether a lesson suits the people and what they can do, as far as its name and description tell. */
export const suits = (lesson: Described, { who, level }: LessonChoice): boolean =>
  suitsGroup(lesson, who) && suitsLevel(lesson, level);
