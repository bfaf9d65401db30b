import { lazyComponent, lazyPart } from '../../ui/lazyPart';

// In the chunk that every visitor of the page loads, so that the question is there before it is asked.

/** What the page shows beside its fields. */
export const parts = () => import(/* webpackChunkName: "lesson-parts" */ './parts');

export const CourseQuestion = lazyPart(async () => (await parts()).CourseQuestion);
export const FreeUntil = lazyPart(async () => (await parts()).FreeUntil);

/** With the library that it is built on: the date field works before it comes, and without it. */
export const SessionCalendar = lazyComponent(
  async () => (await import(/* webpackChunkName: "calendar" */ './SessionCalendar')).SessionCalendar,
);
