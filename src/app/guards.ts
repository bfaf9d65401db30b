import { redirect, replace } from 'react-router-dom';
import { api } from '../api';
import { paths } from '../config/paths';
import { selectIsLoggedIn } from '../state';
import type { AppStore } from './store';

/** A route loader that lets the person pass (null) or sends them elsewhere before anything of the route is shown. */
export type Guard = (args: { request: Request }) => Promise<Response | null> | Response | null;

/**
 * Where the browser already stands at the guarded address (first load, Back, the end of a session), the redirect takes that
 * entry's place in the history; otherwise Back would lead straight into the guard again.
 */
const sendTo = (path: string, request: Request): Response =>
  new URL(request.url).pathname === window.location.pathname ? replace(path) : redirect(path);

/** spec §2: a user who has an access token is redirected to / from the guest pages. */
export const guestsOnly =
  (store: AppStore): Guard =>
  ({ request }) =>
    selectIsLoggedIn(store.getState()) ? sendTo(paths.home, request) : null;

/** spec §2: a user without a token is sent to /login; `next` brings them back afterwards. */
export const usersOnly =
  (store: AppStore): Guard =>
  ({ request }) => {
    if (selectIsLoggedIn(store.getState())) return null;
    const { pathname, search } = new URL(request.url);
    return sendTo(`${paths.login}?next=${encodeURIComponent(pathname + search)}`, request);
  };

/** spec §2: needs the role ADMIN as the current-user call answers it; any other role or a failed lookup goes to /. */
export const adminsOnly =
  (store: AppStore): Guard =>
  async ({ request }) => {
    if (!selectIsLoggedIn(store.getState())) return sendTo(paths.home, request);
    const lookup = api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await store.dispatch(lookup);
    return data?.data.role === 'ADMIN' ? null : sendTo(paths.home, request);
  };
