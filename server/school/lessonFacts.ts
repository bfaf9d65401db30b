import { schoolDay, sessionStart } from './days.ts';

/** What a lesson's row says of it; null where its words decide. */
export interface Lesson {
  name: string;
  description: string | null;
  days: number | null;
  minutes: number | null;
  minPeople: number | null;
  maxPeople: number | null;
  /** HH:MM, in order. */
  startTimes: readonly string[];
}

/** How many people one booking of a lesson takes; `most` is null without an upper bound. */
export interface PeopleRule {
  least: number;
  most: number | null;
}

export interface LessonFacts {
  /** Days in a row that it takes. */
  days: number;
  /** How long it is on each of them. */
  minutes: number;
  people: PeopleRule;
  startTimes: readonly string[];
}

/** Why a lesson does not begin at an hour that is asked for, or null; without one it may begin at any that it has. */
export function startTimeProblem(startTimes: readonly string[], asked: string | undefined): string | null {
  if (asked === undefined || startTimes.includes(asked)) return null;
  return startTimes.length === 0
    ? 'must be left out: the tide decides the hour of this lesson'
    : `must be one of ${startTimes.join(', ')}`;
}

/** '3 days', but not '7 days a week' or '2 days before'. */
const SEVERAL_DAYS = /\b([2-9]|1[0-4]) days\b(?! (?:(?:a|per) week|ahead|before|earlier|in advance|notice))/i;

/** The rule by a lesson's name (spec §5). Every semi-private lesson is also called private, so it is tested first. */
function peopleByName(lessonName: string): PeopleRule {
  const name = lessonName.toLowerCase();
  if (name.includes('semi-private') || name.includes('semi private')) return { least: 2, most: 2 };
  if (name.includes('private')) return { least: 1, most: 1 };
  return { least: name.includes('group') ? 3 : 1, most: null };
}

/** What a lesson is: by what its row says, and where that says nothing, by its words. Nothing else reads them for meaning. */
export function lessonFacts(lesson: Lesson): LessonFacts {
  const { name, minPeople, maxPeople, startTimes } = lesson;
  const description = lesson.description ?? '';
  const said = (SEVERAL_DAYS.exec(name) ?? SEVERAL_DAYS.exec(description))?.[1];
  return {
    days: lesson.days ?? Number(said ?? 1),
    minutes: lesson.minutes ?? (/\bhalf a day\b/i.test(description) ? 240 : 90),
    people: minPeople === null ? peopleByName(name) : { least: minPeople, most: maxPeople },
    startTimes,
  };
}

/**
 * The hour of today at which it is too late for a session to come to a day, or null: its own or, while that is open, the last one of its lesson.
 * Days that are over, which the counter may book, have none.
 */
export function hourPassed(
  { date, startTime }: { date: string; startTime?: string | null | undefined },
  startTimes: LessonFacts['startTimes'],
  now: Date,
): string | null {
  const hour = startTime ?? startTimes.at(-1);
  const isPassed = hour !== undefined && date >= schoolDay(now) && sessionStart(date, hour) < now;
  return isPassed ? hour : null;
}
