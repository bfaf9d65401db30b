import { t } from 'ttag';
import { useListTestimoniesQuery } from '../../api';
import * as s from './LessonMore.module.css';
import { reviewsToShow } from './reviewsToShow';

/** Two reviews of people who have been here; nothing where there are none. */
export function LessonReviews() {
  const { data } = useListTestimoniesQuery({});
  const reviews = reviewsToShow(data?.data ?? []);
  if (reviews.length === 0) return null;
  return (
    <section className={s.reviews} aria-labelledby="lesson-reviews">
      <h2 id="lesson-reviews">{t`What guests say`}</h2>
      <div className={s.quotes}>
        {reviews.map(({ id, name, message }) => (
          <figure key={id}>
            <blockquote dir="auto">{message}</blockquote>
            <figcaption dir="auto">{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
