import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import * as s from './Brand.module.css';

/** The school's sign and name, which lead to the home page. */
export const Brand = () => (
  <Link className={s.brand} to={paths.home}>
    <img src="/icon.svg" alt="" width="36" height="36" />
    {school.brand}
  </Link>
);
