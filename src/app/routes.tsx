import { lazy } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { PublicLayout } from './layouts/PublicLayout';
import { visitorPages } from './pages';
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

const loadAuthLayout = () => import(/* webpackChunkName: "auth-layout" */ './layouts/AuthLayout');
const AuthLayout = lazy(async () => ({ default: (await loadAuthLayout()).AuthLayout }));

const publicScreens = visitorPages.filter(({ access }) => access !== 'guests').map(screen);
const authScreens = visitorPages.filter(({ access }) => access === 'guests').map(screen);

const routesOf = (screens: readonly Screen[]) =>
  screens.map(({ path, element }) => <Route key={path} path={path} element={element} />);

/** Every page of the site but the admin area's (spec §2). */
export const PublicRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>{routesOf([...publicScreens, ...developersScreens])}</Route>
    <Route element={<AuthLayout />}>{routesOf(authScreens)}</Route>
  </Routes>
);

/** Fetches the code of the page at a pathname ahead of its visit. */
export async function loadPage(pathname: string): Promise<void> {
  const found = visitorPages.find(({ path }) => path !== '*' && matchPath(path, pathname));
  await Promise.all([found?.load(), found?.access === 'guests' && loadAuthLayout()]);
}
