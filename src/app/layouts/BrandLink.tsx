import { paths } from '../../config/paths';
import { school } from '../../config/school';
import * as s from './BrandLink.module.css';
import { Link } from '../../ui/Link';

/** The school's name with its logo, as the way home. */
export const BrandLink = () => (
  <Link className={s.brand} to={paths.home}>
    {/* low: otherwise React lets the browser fetch it before the first picture. */}
    <img src="/icon.svg" alt="" width="36" height="36" fetchPriority="low" />
    <span>{school.brand}</span>
  </Link>
);
