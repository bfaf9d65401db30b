import { participantRule } from './participants';

/** What a lesson's own words say of it; null where they say nothing. */
export interface LessonFacts {
  length: string | null;
  people: string;
  level: string | null;
}

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'];

function lengthOf(name: string, text: string): string | null {
  const days = /\b(\d{1,2}) days?\b(?! (?:a|per) week)/i.exec(text)?.[1];
  if (days) return `${days} ${days === '1' ? 'day' : 'days'}`;
  if (/\bhalf (?:a )?day\b/i.test(text)) return 'Half a day';
  // spec §9: a session takes 90 minutes
  return /\b(?:lesson|session)\b/i.test(name) ? '90 min' : null;
}

/** A description speaks of a level with 'for beginners', not with 'not for beginners'. */
const isFor = (level: string, name: string, text: string): boolean =>
  new RegExp(`\\b${level}`, 'i').test(name) || new RegExp(`(?<!\\bnot )\\bfor ${level}`, 'i').test(text);

/** Length, group size and level of a lesson at a glance, from its name and description alone: nothing is made up. */
export function lessonFacts(name: string, description: string): LessonFacts {
  const text = `${name} ${description}`;
  const { minimum, adjustable } = participantRule(name);
  const levels = LEVELS.filter((level) => isFor(level, name, text));
  return {
    length: lengthOf(name, text),
    people: adjustable ? `${String(minimum)}+ people` : minimum === 1 ? '1 person' : `${String(minimum)} people`,
    level: levels.join(' to ') || null,
  };
}
