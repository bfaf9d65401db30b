import { msgid, ngettext, t } from 'ttag';

/** The choices, as they are offered and as titles name them. */
export const whoTexts = {
  me: t`Just me`,
  two: t`Two of us`,
  group: t`Three or more`,
  children: t`With children`,
} as const;

export const levelTexts = {
  first: t`First time`,
  standing: t`I can stand up`,
  nervous: t`Nervous of water? Start here`,
} as const;

// How many lessons there are, in a sentence. None names the search: people would find their own words as a result.

export const nothingFound = t`No lesson found.`;
export const loadingFailed = t`The lessons could not be loaded. Check your connection and try again.`;

export const lessonCount = (count: number): string => ngettext(msgid`${count} lesson`, `${count} lessons`, count);

export const countOnPage = (count: number, page: number, pages: number): string =>
  ngettext(msgid`${count} lesson, page ${page} of ${pages}`, `${count} lessons, page ${page} of ${pages}`, count);

export const similarCount = (count: number): string =>
  ngettext(
    msgid`No lesson has that name. ${count} lesson with a similar one:`,
    `No lesson has that name. ${count} lessons with a similar one:`,
    count,
  );
