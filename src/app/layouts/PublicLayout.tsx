import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { MainToasts } from '../../ui/toast';
import { Footer } from './Footer';
import { Header } from './Header';
import * as s from './PublicLayout.module.css';

/** Frame of the public pages: navigation, the page, footer; toasts bottom left for 1.5 s (spec §9). */
export function PublicLayout() {
  return (
    <MainToasts>
      <a className={s.skip} href="#content">
        Skip to content
      </a>
      <div className={s.layout}>
        <Header />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Suspense>
          <Footer />
        </Suspense>
      </div>
    </MainToasts>
  );
}
