import { lessonCount } from './listTexts';

/** What is worth knowing about a choice. */
export const notes = {
  two: 'Group lessons begin at three people. Two of you share one instructor in a semi-private lesson.',
  nervous:
    'You stay where you can stand, on a soft board, with an instructor for one or two people beside you. Tell us that you are nervous: we begin on the sand, and you stop whenever you like.',
} as const;

export const nervousQuestion = 'Hello! I am nervous of water. Which lesson would you begin with?';

/** How many of all lessons fit a choice. */
export const fittingCount = (count: number, all: number): string =>
  count === 1 ? `1 of ${lessonCount(all)} fits you.` : `${String(count)} of ${lessonCount(all)} fit you.`;
