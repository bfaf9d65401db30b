import { lazyPart } from '../../ui/lazyPart';

// In the chunk that every visitor of the page loads, so that the question is there before it is asked.

export const DayChips = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-parts" */ './DayChips')).DayChips,
);

export const LaterDaysOff = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-parts" */ './DayChips')).LaterDaysOff,
);

export const CourseQuestion = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-parts" */ './CourseQuestion')).CourseQuestion,
);

export const FreeUntil = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-parts" */ './FreeUntil')).FreeUntil,
);
