import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom';
import { App } from '../../../src/app/App';
import { visitorPages } from '../../../src/app/pages';
import { createSite } from '../../../src/app/site';
import { SiteView } from '../../../src/app/SiteView';
import type { AppState } from '../../../src/state';
import { PageContext } from '../../../src/ui/PageHead';
import { makeStore } from './store';

interface Options {
  /** The client's slices as the test wants to find them. */
  preloadedState?: Partial<AppState>;
}

/**
 * Mounts one part of the app with the real store, toasts and a router in memory. `route` is the address it stands at and
 * `path` the pattern it takes its parameters from; at any other address there is nothing.
 */
export function renderWithProviders(
  ui: ReactElement,
  {
    route = '/',
    path = route.split(/[?#]/)[0] ?? route,
    preloadedState,
  }: Options & { route?: string; path?: string } = {},
) {
  const store = makeStore(preloadedState);
  const page = visitorPages.find((entry) => matchPath(entry.path, route.split(/[?#]/)[0] ?? route));
  const routes = [
    { path, element: <PageContext value={page ?? {}}>{ui}</PageContext> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const view = render(
    <App store={store}>
      <RouterProvider router={router} />
    </App>,
  );
  return { store, router, user: userEvent.setup(), ...view };
}

/** Mounts the whole site at an address of the window, with its own routes, layouts and guards. */
export async function renderRoute(route: string, { preloadedState }: Options = {}) {
  window.history.pushState(null, '', route);
  const store = makeStore(preloadedState);
  const site = createSite(store);
  // Awaited, for the admin area's first rendering waits for its router.
  const view = await act(() =>
    Promise.resolve(
      render(
        <App store={store}>
          <SiteView site={site} />
        </App>,
      ),
    ),
  );
  return { store, site, user: userEvent.setup(), ...view };
}
