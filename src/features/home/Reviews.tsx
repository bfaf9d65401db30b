import { useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import { useListTestimoniesQuery } from '../../api';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import { activeOnly } from './homeRules';
import { Review } from './Review';
import * as s from './Reviews.module.css';

/** So many are there at first, as every visitor downloads what the server renders; and so many more where the row's end is near. */
const STEP = 20;

/** The approved reviews in a row to scroll, hidden when there are none; the way to write one is always there (spec §2). */
export function Reviews() {
  const { data } = useListTestimoniesQuery({});
  const reviews = activeOnly(data?.data);
  const [count, setCount] = useState(STEP);
  const scroller = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLLIElement>(null);
  const hasMore = reviews.length > count;
  useEffect(() => {
    if (!hasMore || !last.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + STEP);
      },
      { root: scroller.current, rootMargin: '0px 100%' },
    );
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [count, hasMore]);
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
              {reviews.slice(0, count).map(({ id, name, message }, index) => (
                <li key={id} ref={index === count - 1 ? last : undefined}>
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
