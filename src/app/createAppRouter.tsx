import { createBrowserRouter } from 'react-router-dom';
import { selectSessionKey } from '../state';
import { syncCartCookie } from '../state/cartStorage';
import { createRoutes } from './routes';
import type { AppStore } from './store';

/** The browser's router. It keeps the cart cookie to its path (spec §4) and asks the guards again when a session ends. */
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

  let session = selectSessionKey(store.getState());
  store.subscribe(() => {
    const former = session;
    session = selectSessionKey(store.getState());
    if (session === former || former === null) return;
    // A session that ends elsewhere must not leave its owner's page open. A screen that ends it by itself (Logout) goes
    // first: its navigation has begun before the next task, and then only the guards of its goal are asked.
    setTimeout(() => void router.revalidate());
  });
  return router;
}
