import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { backendLevel } from '../config/env';
import { adminPaths, levelTwoPaths } from '../config/paths';
import { openAnew } from './openAnew';
import { type VisitorPage, visitorPages } from './pages';
import { type Screen, screen } from './screen';

declare const process: { env: { NODE_ENV?: string } };

// Asked here by its own name, so that a build for production leaves the page out.
const developersScreens: readonly Screen[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        screen({
          path: '/styleguide',
          load: async () =>
            (await import(/* webpackChunkName: "styleguide" */ './styleguide/StyleguidePage')).StyleguidePage,
        }),
      ];

export const loadAuthLayout = () => import(/* webpackChunkName: "auth-layout" */ './layouts/AuthLayout');
export const AuthLayout = lazy(async () => ({ default: (await loadAuthLayout().catch(openAnew)).AuthLayout }));

export const loadAdminLayout = () =>
  import(/* webpackChunkName: "admin-layout" */ '../features/admin/shell/AdminLayout');
export const AdminLayout = lazy(async () => ({ default: (await loadAdminLayout().catch(openAnew)).AdminLayout }));

const screensOf = (isChosen: (page: VisitorPage) => unknown, loadLayout?: () => Promise<unknown>): Screen[] =>
  visitorPages.filter(isChosen).map((page) => screen(page, loadLayout));

export const publicScreens: readonly Screen[] = [
  ...screensOf(({ access, isInAuthLayout }) => !access && !isInAuthLayout),
  ...developersScreens,
];
export const userScreens: readonly Screen[] = screensOf(({ access }) => access === 'users');
export const guestScreens: readonly Screen[] = screensOf(({ access }) => access === 'guests', loadAuthLayout);
export const authScreens: readonly Screen[] = screensOf(({ isInAuthLayout }) => isInAuthLayout, loadAuthLayout);
export const adminScreens: readonly Screen[] = adminPaths.map((path) => {
  // The list of screens comes with the layout: no visitor's first load carries it.
  const load = async () => (await import(/* webpackChunkName: "admin-layout" */ './adminPages')).loadAdminPage(path);
  return screen({ path, load }, loadAdminLayout);
});

/** Whether the backend has what a screen shows. */
export const isThere = ({ path }: Screen): boolean => backendLevel() === 2 || !levelTwoPaths.includes(path);

const isAt = (screen: Screen, pathname: string): boolean =>
  isThere(screen) && matchPath(screen.path, pathname) !== null;

/** Whether one of the admin area's pages stands at a pathname. */
export const isAdminArea = (pathname: string): boolean => adminScreens.some((one) => isAt(one, pathname));

const screens = [...publicScreens, ...userScreens, ...guestScreens, ...authScreens, ...adminScreens];
const screenAt = (pathname: string) => screens.find((one) => one.path !== '*' && isAt(one, pathname));

/** Whether the site has a page at a pathname, besides the one that says that there is none. */
export const isKnownPath = (pathname: string): boolean => screenAt(pathname) !== undefined;

/** Fetches the code of the page at a pathname ahead of its visit. */
export async function loadPage(pathname: string): Promise<void> {
  await (screenAt(pathname) ?? screens.find(({ path }) => path === '*'))?.load();
}
