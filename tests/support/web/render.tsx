import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from '../../../src/app/App';
import { createRoutes } from '../../../src/app/routes';
import type { AppStore } from '../../../src/app/store';
import type { AppState } from '../../../src/state';
import { makeStore } from './store';

interface Options {
  /** The client's slices as the test wants to find them. */
  preloadedState?: Partial<AppState>;
}

function mount(routes: (store: AppStore) => RouteObject[], route: string, { preloadedState }: Options) {
  const store = makeStore(preloadedState);
  const router = createMemoryRouter(routes(store), { initialEntries: [route] });
  const user = userEvent.setup();
  return { store, router, user, ...render(<App store={store} router={router} />) };
}

/**
 * Mounts one part of the app with the real store, toasts and a router in memory. `route` is the address it stands at and
 * `path` the pattern it takes its parameters from; at any other address there is nothing.
 */
export function renderWithProviders(
  ui: ReactElement,
  { route = '/', path = route.split(/[?#]/)[0] ?? route, ...options }: Options & { route?: string; path?: string } = {},
) {
  const routes = [
    { path, element: ui },
    { path: '*', element: null },
  ];
  return mount(() => routes, route, options);
}

/** Mounts the whole app at an address, with its own routes, layouts and guards. */
export const renderRoute = (route: string, options: Options = {}) => mount(createRoutes, route, options);
