import { useMatch } from 'react-router-dom';
import { adminApi, isNotFound, useListAttentionQuery, useSearchTestimoniesQuery } from '../../../api';
import { backendLevel } from '../../../config/env';
import { paths } from '../../../config/paths';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as s from './AdminNav.module.css';

/** How many wait for a person; nothing where none does. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={s.badge}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}

/** How many reviews wait for a decision. The dashboard does not ask: there the calls of the day come first. */
export function HiddenReviews() {
  const isDashboard = useMatch({ path: paths.admin, end: true }) !== null;
  const { data } = useSearchTestimoniesQuery({}, { skip: isDashboard });
  return <Waiting count={data?.data.filter(({ active, decided }) => !active && decided !== true).length ?? 0} />;
}

/**
 * How much administrators must see to, and whether the backend has no such call. The dashboard asks when the figures have come:
 * there the calls of the day come first.
 */
export function useAttention(isAdmin: boolean): { count: number; isMissing: boolean } {
  const isDashboard = useMatch({ path: paths.admin, end: true }) !== null;
  const figures = adminApi.endpoints.getOverview.useQueryState(undefined);
  const isEarly = isDashboard && !figures.isSuccess && !figures.isError;
  const isAsked = isAdmin && backendLevel() === 2 && !isEarly;
  const { currentData, error } = useListAttentionQuery(undefined, { skip: !isAsked, refetchOnFocus: true });
  const items = currentData?.data;
  // Any server may answer: what is no list is none.
  return { count: Array.isArray(items) ? items.length : 0, isMissing: isNotFound(error) };
}

export const OpenAttention = () => <Waiting count={useAttention(true).count} />;
