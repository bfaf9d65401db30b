import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineNotice } from './OfflineNotice';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** Around every layout: what has to go on when one layout gives way to another. */
export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <OfflineNotice />
      <ScrollRestoration />
    </>
  );
}
