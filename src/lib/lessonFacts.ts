import type { LessonFields } from './lessonFields';
import { peopleByName, peopleOf } from './lessonPeople';

type Level = NonNullable<LessonFields['level']>;
/** The levels of surfers, from the lowest. */
const LEVELS: readonly Level[] = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'];

/** A lesson as far as its facts follow from it. Of a booked one the name alone may be known. */
export interface Described extends LessonFields {
  name: string;
  description?: string | null;
}

/** What a session takes where nothing says it (spec §9). */
export const USUAL_MINUTES = 90;

/** The length of half a day; it is shown in these words. */
export const HALF_DAY = 240;

/** '3 days', but not '7 days a week' or '2 days before'. */
const SEVERAL_DAYS = /\b([2-9]|1[0-4]) days\b(?! (?:(?:a|per) week|ahead|before|earlier|in advance|notice))/i;
const CHILDREN = /(?<!\b(?:not for|no) )\b(?:kids?|child(?:ren)?|famil(?:y|ies))\b/i;
/** What is rented or guided is for people who surf already. */
const FOR_SURFERS = /\b(?:guid(?:e|ed|ing)|rent(?:al|ed)?)\b/i;
/** The documented mark of three days (spec §9). */
const THREE_DAYS = /3 days/i;

function levelsByWords(name: string, description: string): Level[] {
  // 'for beginners' names a level, 'not for beginners' does not.
  const said = `${name} ${String(description.match(/(?<!not )\bfor \w+/gi))}`.toUpperCase();
  return LEVELS.filter((level) => said.includes(level));
}

/** What a lesson's words say; null or empty where they say nothing. */
export function saidByWords({ name, description }: Described) {
  const text = description ?? '';
  const days = (SEVERAL_DAYS.exec(name) ?? SEVERAL_DAYS.exec(text))?.[1];
  const usual = /lesson|session/i.test(name) ? USUAL_MINUTES : null;
  return {
    people: peopleByName(name),
    days: days === undefined ? null : Number(days),
    minutes: /\bhalf a day\b/i.test(text) ? HALF_DAY : usual,
    levels: levelsByWords(name, text),
  };
}

/** What a lesson is: by its fields, and by its words where they say nothing. Nothing else reads these words for their meaning. */
export function lessonFacts(lesson: Described) {
  const { name, description, level } = lesson;
  const words = `${name} ${description ?? ''}`;
  const said = saidByWords(lesson);
  const levels = level ? [level] : said.levels;
  return {
    people: peopleOf(lesson),
    /** Days in a row: more than one make a course, which is sold as a whole and reserved by its first day. */
    days: lesson.days ?? said.days ?? 1,
    /** On each day; null where nothing tells it. */
    minutes: lesson.minutes ?? said.minutes,
    /** Whom it is for: none where nothing tells it, several where words name them. */
    levels,
    startTimes: lesson.start_times ?? [],
    /** The part of the day in which it usually begins, if that is not the morning. */
    begins: /\bsunset\b/i.test(name) ? 'sunset' : /\b(?:dawn|sunrise)\b/i.test(name) ? 'dawn' : null,
    isForChildren: CHILDREN.test(words),
    /** Whether it is nothing for a first time. */
    isForSurfers: (!level && FOR_SURFERS.test(name)) || (levels.length > 0 && !levels.includes('BEGINNER')),
    takesThreeDays: lesson.days ? lesson.days === 3 : THREE_DAYS.test(name) || THREE_DAYS.test(description ?? ''),
    /** Whether the school drives somewhere else with its guests: then the spot is where they meet. */
    drivesOut: /\b(?:trip|guide|guiding)\b/i.test(name) || /\btransport\b/i.test(description ?? ''),
  } as const;
}
