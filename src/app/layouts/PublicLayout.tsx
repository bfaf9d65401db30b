import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { whenNear } from '../../lib/whenNear';
import { MainToasts } from '../../ui/toast';
import { ErrorBoundary } from '../ErrorBoundary';
import { FOOTER_ID } from './footerId';
import { Header } from './Header';
import * as s from './PublicLayout.module.css';

const Footer = lazy(async () => {
  await whenNear(FOOTER_ID);
  return { default: (await import(/* webpackChunkName: "footer" */ './Footer')).Footer };
});

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
        {/* Where its code cannot be fetched, the page stays without it. */}
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      </div>
    </MainToasts>
  );
}
