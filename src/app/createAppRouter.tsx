import { createBrowserRouter } from 'react-router-dom';
import { selectIsLoggedIn } from '../state';
import { syncCartCookie } from '../state/cartStorage';
import { createRoutes } from './routes';
import type { AppStore } from './store';

/** The browser's router. It keeps the cart cookie to its path (spec §4) and asks the guards again when a session begins or ends. */
export function createAppRouter(store: AppStore) {
  const router = createBrowserRouter(createRoutes(store));

  let pathname = '';
  const followPath = () => {
    if (router.state.location.pathname === pathname) return;
    pathname = router.state.location.pathname;
    syncCartCookie(pathname);
  };
  followPath();
  router.subscribe(followPath);

  let wasLoggedIn = selectIsLoggedIn(store.getState());
  store.subscribe(() => {
    const isLoggedIn = selectIsLoggedIn(store.getState());
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    // A session that ends elsewhere must not leave its owner's page open. Where a screen navigates by itself, it goes first.
    if (!isLoggedIn) void router.revalidate();
  });
  return router;
}
