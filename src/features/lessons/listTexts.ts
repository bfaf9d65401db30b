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

// How many lessons there are, in a sentence. None names the search: people would find their own words as a result.

export const nothingFound = 'No lesson found.';
export const loadingFailed = 'The lessons could not be loaded. Is there a connection to the internet?';

export const lessonCount = (count: number): string => (count === 1 ? '1 lesson' : `${String(count)} lessons`);

export const countOnPage = (count: number, page: number, pages: number): string =>
  `${lessonCount(count)}, page ${String(page)} of ${String(pages)}`;

export const similarCount = (count: number): string =>
  `No lesson has that name. ${lessonCount(count)} with a similar one:`;
