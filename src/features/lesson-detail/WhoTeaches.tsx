import type { MouseEvent } from 'react';
import { msgid, ngettext, t } from 'ttag';
import { useInstructors, useListTestimoniesQuery } from '../../api';
import { listen } from '../../lib/listen';
import { Picture } from '../../ui/Picture';
import { REVIEWS, reviewDate, reviewsToShow } from './reviewsToShow';
import * as s from './WhoTeaches.module.css';

function showReviews(): boolean {
  const reviews = document.getElementById(REVIEWS);
  reviews?.focus({ preventScroll: true });
  reviews?.scrollIntoView();
  return reviews !== null;
}

/**
 * Goes to the reviews, as soon as they are there. Not by the address: with another one React would leave out what it has not taken over
 * yet, and the reviews with it.
 */
function toReviews(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
  event.preventDefault();
  const link = event.currentTarget;
  if (showReviews()) return;
  const observer = new MutationObserver(() => {
    if (!link.isConnected || showReviews()) stop();
  });
  const stopListening = listen(window, ['pointerdown', 'keydown', 'focusin'], () => stop()); // the person has gone on
  const stop = () => {
    observer.disconnect();
    stopListening();
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

/** How many reviews there are and how new they are, as the way to them; nothing where the page shows none. */
function ReviewsLink() {
  const { data } = useListTestimoniesQuery({});
  const active = (data?.data ?? []).filter((review) => review.active);
  const [newest] = active;
  // Where all are too long for this page it shows none.
  if (!newest || reviewsToShow(active).length === 0) return null;
  const count = active.length;
  const reviews = ngettext(msgid`${count} review from our guests`, `${count} reviews from our guests`, count);
  const date = reviewDate(newest);
  return (
    <p className={s.reviews}>
      <a href={`#${REVIEWS}`} onClick={toReviews}>
        {reviews}
      </a>
      {date && <span>{t`The newest is from ${date}.`}</span>}
    </p>
  );
}

/** Who stands in the water with the guest, with their faces, and what guests have said of them. */
export function WhoTeaches() {
  const { people, isShown } = useInstructors();
  const label = t`Who teaches`;
  return (
    <section className={s.people} aria-label={label}>
      {isShown && (
        // What is scrolled sideways can be reached by the keyboard.
        <ul tabIndex={0} aria-label={label}>
          {people?.map(({ id, name, image_url: path, image }) => (
            <li key={id}>
              <Picture className={s.face} path={path} image={image} alt="" width={128} height={128} sizes="4rem" />
              <span dir="auto">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <ReviewsLink />
    </section>
  );
}
