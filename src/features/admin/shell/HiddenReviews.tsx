import { useMatch } from 'react-router-dom';
import { useSearchTestimoniesQuery } from '../../../api/admin';
import { paths } from '../../../config/paths';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as s from './AdminNav.module.css';

/** How many reviews wait for a decision. The dashboard does not ask: there the calls of the day come first. */
export function HiddenReviews() {
  const isDashboard = useMatch({ path: paths.admin, end: true }) !== null;
  const { data } = useSearchTestimoniesQuery({}, { skip: isDashboard });
  const count = data?.data.filter(({ active, decided }) => !active && decided !== true).length ?? 0;
  if (count === 0) return null;
  return (
    <span className={s.badge}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
