import type { Location, Navigator } from 'react-router-dom';
// Internal by name only: BrowserRouter itself is made of it, and the package's version is exact.
import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isAdminPath, paths } from '../config/paths';
import { selectSessionKey } from '../state';
import { syncCartCookie } from '../state/persist/cartStorage';
import type { LeaveGuard } from '../ui/leaveGuard';
import { isAdministrator, redirectOf } from './guards';
import { keepScrollPosition } from './scrollPositions';
import type { AppStore } from './store';

/** Where the person is. */
export interface Visit {
  location: Location;
  action: NavigationType;
  /** In the admin area: settles when its guard lets the person in, and never when it does not. */
  admitted: Promise<void> | null;
}

/** The site's place in the browser: where it is, and how it follows the address bar. */
export interface Site {
  first: Visit;
  navigator: Navigator;
  /** Tells every change of place; answers how to stop. */
  follow: (show: (visit: Visit) => void) => () => void;
  /** Asks `guard` before the person goes elsewhere; answers how to stop. */
  guardLeaving: (guard: LeaveGuard) => () => void;
}

/**
 * The site in this browser. The guards speak before a place is shown (spec §2), the cart cookie keeps to its path (spec §4).
 * react-router's data router could do all this, for 15 kB more.
 */
export function createSite(store: AppStore): Site {
  const history = createBrowserHistory({ v5Compat: true });
  let current: Visit | null = null;
  let show: ((visit: Visit) => void) | null = null;
  let leaveGuard: LeaveGuard | null = null;
  let isQuiet = false;

  /** Moves in the history without being told of it. */
  const quietly = (move: () => void) => {
    isQuiet = true;
    move();
    isQuiet = false;
  };

  async function admit(): Promise<void> {
    const isAdmin = await isAdministrator(store);
    if (isAdmin) return;
    if (isAdminPath(history.location.pathname)) history.replace(paths.home);
    await new Promise(() => undefined);
  }

  /** The visit of the address that the browser stands at, after the guards. */
  function look(): Visit {
    const goal = redirectOf(history.location, store.getState());
    if (goal !== null) quietly(() => history.replace(goal));
    const { location, action } = history;
    syncCartCookie(location.pathname);
    // The admin guard speaks on the way in, not at every page of a list and every search.
    const admitted = isAdminPath(location.pathname) ? (current?.admitted ?? admit()) : null;
    return { location, action, admitted };
  }

  function arrive(): void {
    current = look();
    show?.(current);
  }

  const unlessGuarded = (go: () => void) => {
    if (!leaveGuard) go();
    else
      leaveGuard(() => {
        leaveGuard = null;
        go();
      });
  };

  let session = selectSessionKey(store.getState());
  const followSession = () => {
    const former = session;
    session = selectSessionKey(store.getState());
    if (session === former || former === null) return;
    // A session that ends elsewhere must not leave its owner's page open. A screen that ends it by itself (Logout) goes
    // first: its navigation has begun before the next task.
    setTimeout(() => {
      const isGuarded = current?.admitted ?? redirectOf(history.location, store.getState());
      if (current) current.admitted = null;
      if (isGuarded !== null) arrive();
    });
  };

  const first = look();
  current = first;
  return {
    first,
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => unlessGuarded(() => history.push(to, state)),
      replace: (to, state) => unlessGuarded(() => history.replace(to, state)),
    },
    guardLeaving: (guard) => {
      leaveGuard = guard;
      return () => {
        if (leaveGuard === guard) leaveGuard = null;
      };
    },
    follow: (next) => {
      show = next;
      let isReturning = false;
      const keepPosition = () => current && keepScrollPosition(current.location);
      const leaveHistory = history.listen(({ action, delta }) => {
        if (isQuiet) return;
        if (isReturning) {
          isReturning = false;
        } else if (leaveGuard && action === NavigationType.Pop && delta !== null) {
          // The browser has gone back already: it comes here again, and the person is asked.
          isReturning = true;
          history.go(-delta);
          unlessGuarded(() => history.go(delta));
        } else {
          keepPosition();
          arrive();
        }
      });
      if (current?.location.pathname !== history.location.pathname) arrive(); // the guard was quicker
      const leaveStore = store.subscribe(followSession);
      window.addEventListener('pagehide', keepPosition);
      return () => {
        show = null;
        leaveHistory();
        leaveStore();
        window.removeEventListener('pagehide', keepPosition);
      };
    },
  };
}
