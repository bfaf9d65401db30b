import { type Described, lessonFacts } from '../../lib/lessonFacts';

/**
 * Whether a lesson belongs to the '3 days beginner surf lesson' section (spec §9): its category's name contains '3 days', and
 * it takes three.
 */
export const isThreeDayLesson = (lesson: Described, categoryName = ''): boolean =>
  /3 days/i.test(categoryName) && lessonFacts(lesson).takesThreeDays;

/** What is switched on: the site shows active slides and approved reviews only, whatever a server's public list holds. */
export const activeOnly = <Row extends { active: boolean }>(rows: readonly Row[] | undefined): Row[] =>
  rows?.filter(({ active }) => active) ?? [];
