import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { t } from 'ttag';
import { neverChanges } from '../../lib/neverChanges';
import { whenNear } from '../../lib/whenNear';
import { MainToasts } from '../../ui/toast';
import { ErrorBoundary } from '../ErrorBoundary';
import { offeredLanguage } from '../languageChoice';
import { FOOTER_ID } from './footerId';
import { Header } from './Header';
import * as s from './PublicLayout.module.css';

const Footer = lazy(async () => {
  await whenNear(FOOTER_ID);
  return { default: (await import(/* webpackChunkName: "footer" */ './Footer')).Footer };
});

const LanguageOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "language-offer" */ './LanguageOffer')).LanguageOffer,
}));

/** Offers the site in the language of the visitor's browser; only a browser knows that. */
function OfferedLanguage() {
  const offered = useSyncExternalStore(neverChanges, offeredLanguage, () => undefined);
  return (
    offered && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <LanguageOffer offered={offered} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Frame of the public pages: navigation, the page, footer; toasts bottom left for 1.5 s (spec §9). */
export function PublicLayout() {
  return (
    <MainToasts>
      <a className={s.skip} href="#content">
        {t`Skip to content`}
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
      <OfferedLanguage />
    </MainToasts>
  );
}
