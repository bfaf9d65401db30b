import { useMatch } from 'react-router-dom';
import { useSearchTestimoniesQuery } from '../../../api';
import { paths } from '../../../config/paths';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as s from './AdminNav.module.css';
import { useAttention } from './useAttention';

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

/** How much there is to see to. */
export function OpenAttention() {
  return <Waiting count={useAttention(true).items.length} />;
}
