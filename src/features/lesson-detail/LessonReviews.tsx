import { t } from 'ttag';
import { useListTestimoniesQuery } from '../../api';
import * as s from './LessonMore.module.css';
import { REVIEWS, reviewDate, reviewsToShow } from './reviewsToShow';

/** Two reviews of people who have been here; nothing where there are none. */
export function LessonReviews() {
  const { data } = useListTestimoniesQuery({});
  const reviews = reviewsToShow(data?.data ?? []);
  if (reviews.length === 0) return null;
  return (
    <section className={s.reviews} aria-labelledby={REVIEWS}>
      <h2 id={REVIEWS} tabIndex={-1}>{t`What guests say`}</h2>
      <div className={s.quotes}>
        {reviews.map((review) => {
          const date = reviewDate(review);
          return (
            <figure key={review.id}>
              <blockquote dir="auto">{review.message}</blockquote>
              <figcaption>
                <bdi>{review.name}</bdi>
                {date && <small>{date}</small>}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
