import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { Router } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { LastPathContext } from './layouts/useFocusOnArrival';
import { OfflineNotice } from './layouts/OfflineNotice';
import { IsNavigatingContext } from '../ui/isNavigating';
import { LeaveGuardContext } from '../ui/leaveGuard';
import { PublicRoutes } from './routes';
import type { Site } from './site';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';

const AdminRoutes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-layout" */ './adminRoutes')).AdminRoutes,
}));

/** The page of the place where the person is. While the next one loads, the former stays. */
export function SiteView({ site }: { site: Site }) {
  const [{ location, action, admitted }, setVisit] = useState(site.first);
  const [isNavigating, startTransition] = useTransition();
  usePrefetchOnIntent();
  const lastPath = useRef<string | null>(null);
  useLayoutEffect(() => site.follow((visit) => startTransition(() => setVisit(visit))), [site]);

  const here = (page: ReactNode) => (
    <Router location={location} navigationType={action} navigator={site.navigator}>
      {page}
    </Router>
  );
  return (
    <LastPathContext value={lastPath}>
      <IsNavigatingContext value={isNavigating}>
        <LeaveGuardContext value={site.guardLeaving}>
          <ErrorBoundary place={location.key} fallback={here(<ErrorPage />)}>
            {/* One boundary around everything: where it has shown a page once, it never takes it away for a loading one. */}
            <Suspense fallback={null}>
              {here(
                <>
                  {admitted ? <AdminRoutes admitted={admitted} /> : <PublicRoutes />}
                  <OfflineNotice />
                </>,
              )}
            </Suspense>
          </ErrorBoundary>
        </LeaveGuardContext>
      </IsNavigatingContext>
    </LastPathContext>
  );
}
