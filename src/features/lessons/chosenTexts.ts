import { msgid, ngettext, t } from 'ttag';
import { lessonCount } from './listTexts';

/** What is worth knowing about a choice. */
export const notes = {
  two: t`Group lessons begin at three people. Two of you share one instructor in a semi-private lesson.`,
  nervous: t`You stay where you can stand, on a soft board, with an instructor for one or two people beside you. Tell us that you are nervous: we begin on the sand, and you stop whenever you like.`,
} as const;

export const nervousQuestion = t`Hello! I am nervous of water. Which lesson would you begin with?`;

/** How many of all lessons fit a choice. */
export const fittingCount = (count: number, all: number): string => {
  const ofLessons = lessonCount(all);
  return ngettext(msgid`${count} of ${ofLessons} fits you.`, `${count} of ${ofLessons} fit you.`, count);
};
