import type { LessonChoice, LessonList } from '../../lib/lessonListAt';

/** The choices, as they are offered and as titles name them. */
export const whoTexts = {
  me: 'Just me',
  two: 'Two of us',
  group: 'Three or more',
  children: 'With children',
} as const;

export const levelTexts = {
  first: 'First time',
  standing: 'I can stand up',
  nervous: 'Nervous of water? Start here',
} as const;

/** What is worth knowing about a choice. */
export const notes = {
  two: 'Group lessons begin at three people. Two of you share one instructor in a semi-private lesson.',
  nervous:
    'You stay where you can stand, on a soft board, with an instructor for one or two people beside you. Tell us that you are nervous: we begin on the sand, and you stop whenever you like.',
} as const;

/** The title of a list for search engines and tabs; undefined for the page's own. */
export function listTitle({ who, level, page }: LessonList): string | undefined {
  const chosen = [who && whoTexts[who], level && (level === 'nervous' ? 'Nervous of water' : levelTexts[level])];
  const words = chosen.filter(Boolean).join(', ');
  if (words) return `Surf Lessons: ${words}`;
  return page > 1 ? `Surf Lessons, page ${String(page)}` : undefined;
}

export const loadingFailed = 'The lessons could not be loaded. Is there a connection to the internet?';

const lessons = (count: number): string => (count === 1 ? '1 lesson' : `${String(count)} lessons`);

interface Results extends LessonChoice {
  /** The lessons that are shown. */
  shown: number;
  /** Those on all pages. */
  total: number;
  page: number;
  pages: number;
  /** There is a search, and no name has its text. */
  isSimilar: boolean;
}

/** How many lessons there are, in a sentence. It names no search: people would find their own words as a result. */
export function resultsText({ shown, total, page, pages, who, level, isSimilar }: Results): string {
  if (shown === 0) return 'No lesson found.';
  if (isSimilar) return `No lesson has that name. ${lessons(shown)} with a similar one:`;
  if (who || level)
    return shown === 1 ? `1 of ${String(total)} fits you.` : `${String(shown)} of ${lessons(total)} fit you.`;
  return pages > 1 ? `${lessons(total)}, page ${String(page)} of ${String(pages)}` : lessons(total);
}
