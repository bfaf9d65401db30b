import { act, render } from '@testing-library/react';
import userEvent, { type Options as UserOptions } from '@testing-library/user-event';
import { type ReactElement, StrictMode, useLayoutEffect } from 'react';
import {
  BrowserRouter,
  type Location,
  matchPath,
  MemoryRouter,
  type NavigateOptions,
  type NavigationType,
  parsePath,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { App } from '../../../src/app/App';
import { AppRoutes } from '../../../src/app/AppRoutes';
import { visitorPages } from '../../../src/app/pages';
import type { AppStore } from '../../../src/app/store';
import type { AppState } from '../../../src/state';
import { PageContext } from '../../../src/ui/PageHead';
import { newId } from './factories';
import { makeStore } from './store';

interface Options {
  /** The client's slices as the test wants to find them. */
  preloadedState?: Partial<AppState>;
}

/** Where the router around a rendered part stands, and how a test goes elsewhere. */
export interface TestRouter {
  state: { location: Location; historyAction: NavigationType };
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
}

/** Tells where the router stands after every change. */
function Probe({ tell }: { tell: (router: TestRouter) => void }) {
  const location = useLocation();
  const historyAction = useNavigationType();
  const go = useNavigate();
  useLayoutEffect(() => {
    const navigate: TestRouter['navigate'] = async (to, options) => (typeof to === 'number' ? go(to) : go(to, options));
    tell({ state: { location, historyAction }, navigate });
  });
  return null;
}

function probeRouter() {
  let now: TestRouter | undefined;
  const read = () => {
    if (!now) throw new Error('The router has not been rendered yet.');
    return now;
  };
  const router: TestRouter = {
    get state() {
      return read().state;
    },
    navigate: (to, options) => read().navigate(to, options),
  };
  return { router, probe: <Probe tell={(next) => (now = next)} /> };
}

/**
 * The person at the screen. No timers run between the parts of one action: the mocked network could answer between the
 * clicks of a double click, and the second would hit a button that is no longer there.
 */
export const setupUser = (options?: UserOptions) => userEvent.setup({ delay: null, ...options });

/**
 * Mounts one part of the app with the real store, toasts, the entry of its page and a router in memory. `route` is the address it stands at and
 * `path` the pattern it takes its parameters from; at any other address there is nothing. `entry` is the key of the history's entry,
 * which a reload keeps; each test has one of its own.
 */
export function renderWithProviders(
  ui: ReactElement,
  {
    route = '/',
    path = route.split(/[?#]/)[0] ?? route,
    entry = newId(),
    preloadedState,
    store = makeStore(preloadedState),
  }: Options & { route?: string; path?: string; entry?: string; store?: AppStore } = {},
) {
  const { router, probe } = probeRouter();
  const pathname = route.split(/[?#]/)[0] ?? route;
  const page = visitorPages.find((entry) => matchPath(entry.path, pathname));
  const view = render(
    <App store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(route), key: entry }]} useTransitions={false}>
        {probe}
        <Routes>
          <Route path={path} element={<PageContext value={page ?? { path }}>{ui}</PageContext>} />
          {path !== '*' && <Route path="*" element={null} />}
        </Routes>
      </MemoryRouter>
    </App>,
  );
  return { store, router, user: setupUser(), ...view };
}

/** Mounts the whole site at an address of the window, as src/main.tsx does: with its own routes, layouts and guards. */
export async function renderRoute(
  route: string,
  { preloadedState, store = makeStore(preloadedState) }: Options & { store?: AppStore } = {},
) {
  window.history.pushState(null, '', route);
  const { router, probe } = probeRouter();
  // Awaited, for the admin area waits for its guard.
  const view = await act(() =>
    Promise.resolve(
      render(
        <StrictMode>
          <App store={store}>
            <BrowserRouter useTransitions={false}>
              {probe}
              <AppRoutes />
            </BrowserRouter>
          </App>
        </StrictMode>,
      ),
    ),
  );
  return { store, router, user: setupUser(), ...view };
}
