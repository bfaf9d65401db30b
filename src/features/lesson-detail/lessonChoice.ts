import { lazyComponent, lazyPart } from '../../ui/lazyPart';

// In the chunk that every visitor of the page loads, so that the question is there before it is asked.

export const CourseQuestion = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-parts" */ './CourseQuestion')).CourseQuestion,
);

export const FreeUntil = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-parts" */ './FreeUntil')).FreeUntil,
);

/** With the library that it is built on: the date field works before it comes, and without it. */
export const SessionCalendar = lazyComponent(
  async () => (await import(/* webpackChunkName: "calendar" */ './SessionCalendar')).SessionCalendar,
);
