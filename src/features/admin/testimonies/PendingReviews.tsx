import { useGetOverviewQuery } from '../../../api/admin';
import * as s from './reviews.module.css';

/** For the menu: how many reviews wait for a decision. Nothing where none does, or where the backend does not tell. */
export function PendingReviews({ id }: { id: string }) {
  const { data } = useGetOverviewQuery();
  const count = data?.data.pending_reviews ?? 0;
  if (count === 0) return null;
  // Not a part of the link's name, which is documented: the link names it as its description.
  return (
    <span id={id} className={s.badge} aria-hidden="true" title={`${String(count)} pending`}>
      {count}
    </span>
  );
}
