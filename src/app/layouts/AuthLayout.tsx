import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { StaticPicture } from '../../ui/StaticPicture';
import { DefaultToasts } from '../../ui/toast';
import * as s from './AuthLayout.module.css';

/** Frame of login and registration: a picture on large screens, the form beside it; toasts top right for 5 s (spec §2, §9). */
export function AuthLayout() {
  return (
    <DefaultToasts>
      <div className={s.layout}>
        {/* lazy: a small screen never shows it, so it never downloads it */}
        <StaticPicture className={s.picture} name="hero-3" alt="" />
        <div className={s.side}>
          <header>
            <Link className={s.brand} to={paths.home}>
              <img src="/icon.svg" alt="" width="36" height="36" />
              {school.brand}
            </Link>
          </header>
          <main className={s.content}>
            <Outlet />
          </main>
        </div>
      </div>
    </DefaultToasts>
  );
}
