import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { t } from 'ttag';
import { announceHistoryPops } from '../lib/historyPop';
import { syncCartCookie } from '../state/persist/cartStorage';
import * as s from './AppRoutes.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { OfflineNotice } from './layouts/OfflineNotice';
import { PublicLayout } from './layouts/PublicLayout';
import { useWantedLanguage } from './useWantedLanguage';
import { GuestOnly, RequireStaff, RequireUser, type StaffRole, useStaffRole } from './routeGuards';
import {
  AdminLayout,
  adminScreens,
  AuthLayout,
  authScreens,
  guestScreens,
  isAdminArea,
  isThere,
  loadAdminLayout,
  loadAuthLayout,
  loadPage,
  publicScreens,
  userScreens,
} from './routes';
import { PageHead } from '../ui/PageHead';
import type { Screen } from './screen';
import { ScrollAndFocus, type Visit } from './ScrollAndFocus';
import { useKeptFocus } from './useKeptFocus';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';

/** A location with what its guard needs. */
interface GuardedVisit extends Visit {
  role: Promise<StaffRole> | null;
}

const routesOf = (screens: readonly Screen[]): RouteObject[] =>
  screens.filter(isThere).map(({ path, element }) => ({ path, element }));

/** A layout, or a page in its place when it breaks or its code cannot be fetched. */
const frame = (key: string, layout: ReactNode, load?: () => Promise<unknown>) => (
  <ErrorBoundary
    key={key}
    fallback={(error) => (
      <main>
        {load && error instanceof Error && error.name === 'ChunkLoadError' ? <ErrorPage load={load} /> : <ErrorPage />}
      </main>
    )}
  >
    {layout}
  </ErrorBoundary>
);

/** Every page of the site (spec §2). The guards are around the layouts, so that no layout is shown before they have decided. */
const Pages = memo(function Pages({ visit: { location, role } }: { visit: GuardedVisit }) {
  return useRoutes(
    [
      { element: frame('public', <PublicLayout />), children: routesOf(publicScreens) },
      {
        element: <RequireUser />,
        children: [{ element: frame('public', <PublicLayout />), children: routesOf(userScreens) }],
      },
      {
        element: <GuestOnly />,
        children: [{ element: frame('auth', <AuthLayout />, loadAuthLayout), children: routesOf(guestScreens) }],
      },
      { element: frame('auth', <AuthLayout />, loadAuthLayout), children: routesOf(authScreens) },
      {
        element: <RequireStaff role={role} />,
        children: [{ element: frame('admin', <AdminLayout />, loadAdminLayout), children: routesOf(adminScreens) }],
      },
    ],
    location,
  );
});

interface AppRoutesProps {
  /** Called when the first page is there, also when it was rendered before and has been taken over. */
  onShown?: () => void;
}

function Shown({ onShown }: AppRoutesProps) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

/** The page at the router's location. While the next page loads or its guard asks the server, the former one stays. */
export function AppRoutes({ onShown }: AppRoutesProps) {
  const location = useLocation();
  const action = useNavigationType();
  const role = useStaffRole(isAdminArea(location.pathname));
  const visit = useMemo(() => ({ location, action, role }), [location, action, role]);
  const shown = useDeferredValue(visit);
  usePrefetchOnIntent();
  useKeptFocus();
  useWantedLanguage(location.pathname);
  useLayoutEffect(announceHistoryPops, []); // an effect of the router's child runs before the router's own
  useLayoutEffect(() => {
    syncCartCookie(location.pathname); // spec §4: off the lesson-detail path, the cart's cookie goes
    loadPage(location.pathname).catch(() => undefined); // while a guard asks; the page itself shows a failure
  }, [location.pathname]);

  return (
    <>
      {shown !== visit && <div className={s.progress} role="progressbar" aria-label={t`Loading page`} />}
      {/* The only boundary around pages: once it shows a page, React keeps that one until the next is ready. */}
      <Suspense fallback={<PageHead />}>
        <Pages visit={shown} />
        <ScrollAndFocus shown={shown} />
        <Shown onShown={onShown} />
      </Suspense>
      <OfflineNotice />
    </>
  );
}
