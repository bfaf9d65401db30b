import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { paths } from '../config/paths';
import { adminsOnly } from './guards';
import type { AppStore } from './store';

const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

// The guard speaks on the way in and when the session changes, not at every page of a list and every search.
const whenAskedAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href;

/** The admin area (spec §2), behind its guard; its layout and each of its screens are chunks of their own. */
export const createAdminRoutes = (store: AppStore): RouteObject => ({
  path: paths.admin,
  loader: adminsOnly(store),
  shouldRevalidate: whenAskedAgain,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "admin-layout" */ '../features/admin/shell/AdminLayout')).AdminLayout,
  }),
  children: [
    screen(
      paths.admin,
      async () =>
        (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage'))
          .DashboardPage,
    ),
  ],
});
