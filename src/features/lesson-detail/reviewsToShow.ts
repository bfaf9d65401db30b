import type { Testimony } from '../../api';

const COUNT = 2;
/** In characters; longer ones stand on the home page, where there is room. */
const MAX_LENGTH = 300;

/** The newest approved reviews that are short enough for a lesson's page; the list begins with the newest. */
export const reviewsToShow = (reviews: readonly Testimony[]): Testimony[] =>
  reviews.filter(({ active, message }) => active && message.length <= MAX_LENGTH).slice(0, COUNT);
