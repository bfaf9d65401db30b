import { useRef } from 'react';
import { t } from 'ttag';
import { useListTestimoniesQuery } from '../../api';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import { activeOnly } from './homeRules';
import { Review } from './Review';
import * as s from './Reviews.module.css';

/** The approved reviews in a row to scroll, hidden when there are none; the way to write one is always there (spec §2). */
export function Reviews() {
  const { data } = useListTestimoniesQuery({});
  const reviews = activeOnly(data?.data);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) =>
    scroller.current?.scrollBy({ left: direction * scroller.current.clientWidth * 0.8 });

  return (
    <div className={s.band}>
      {reviews.length > 0 && (
        <div className={s.reviews}>
          <div className={s.head}>
            <h2 id="reviews">{t`Surf School Reviews`}</h2>
            <div className={s.arrows}>
              <button type="button" aria-label={t`Previous reviews`} onClick={() => scroll(-1)}>
                ‹
              </button>
              <button type="button" aria-label={t`Next reviews`} onClick={() => scroll(1)}>
                ›
              </button>
            </div>
          </div>
          <div ref={scroller} className={s.scroller} role="region" aria-labelledby="reviews" tabIndex={0}>
            <ul className={s.list}>
              {reviews.map(({ id, name, message }) => (
                <li key={id}>
                  <Review name={name} message={message} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <p className={s.invitation}>
        {t`Been in the water with us?`}{' '}
        <Link className={s.write} to={paths.contactUs}>
          {t`Write a review`}
        </Link>
      </p>
    </div>
  );
}
