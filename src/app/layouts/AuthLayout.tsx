import { Outlet } from 'react-router-dom';
import { StaticPicture } from '../../ui/StaticPicture';
import { DefaultToasts } from '../../ui/toast';
import { BrandLink } from './BrandLink';
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
            <BrandLink />
          </header>
          <main className={s.content}>
            <Outlet />
          </main>
        </div>
      </div>
    </DefaultToasts>
  );
}
