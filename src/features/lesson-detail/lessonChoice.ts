import { lazyPart } from '../../ui/lazyPart';

// One chunk: with the days that every visitor sees, the question is there before it is asked.

export const DayChips = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-choice" */ './DayChips')).DayChips,
);

export const CourseQuestion = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-choice" */ './CourseQuestion')).CourseQuestion,
);
