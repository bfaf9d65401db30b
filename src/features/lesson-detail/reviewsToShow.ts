import type { Testimony } from '../../api';
import { school } from '../../config/school';
import { textLocale } from '../../lib/language';

/** The id of the heading above the reviews. */
export const REVIEWS = 'lesson-reviews';

const COUNT = 2;
/** In characters; longer ones stand on the home page, where there is room. */
const MAX_LENGTH = 300;

/** The newest approved reviews that are short enough for a lesson's page; the list begins with the newest. */
export const reviewsToShow = (reviews: readonly Testimony[]): Testimony[] =>
  reviews.filter(({ active, message }) => active && message.length <= MAX_LENGTH).slice(0, COUNT);

/** The school's day on which a review was sent; null where the backend does not tell it. */
export const reviewDate = ({ created_at: at }: Testimony): string | null =>
  at && !Number.isNaN(Date.parse(at))
    ? new Intl.DateTimeFormat(textLocale, { dateStyle: 'long', timeZone: school.timeZone }).format(new Date(at))
    : null;
