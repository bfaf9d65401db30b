import { redirect } from 'react-router-dom';
import { api } from '../api';
import { paths } from '../config/paths';
import { selectIsLoggedIn } from '../state';
import type { AppStore } from './store';

/** A route loader that lets the person pass (null) or sends them elsewhere before anything of the route is shown. */
type Guard = (args: { request: Request }) => Promise<Response | null> | Response | null;

/** spec §2: a user who has an access token is redirected to / from the guest pages. */
export const guestsOnly =
  (store: AppStore): Guard =>
  () =>
    selectIsLoggedIn(store.getState()) ? redirect(paths.home) : null;

/** spec §2: a user without a token is sent to /login; `next` brings them back afterwards. */
export const usersOnly =
  (store: AppStore): Guard =>
  ({ request }) => {
    if (selectIsLoggedIn(store.getState())) return null;
    const { pathname, search } = new URL(request.url);
    return redirect(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
  };

/** spec §2: needs the role ADMIN as the current-user call answers it; any other role or a failed lookup goes to /. */
export const adminsOnly =
  (store: AppStore): Guard =>
  async () => {
    if (!selectIsLoggedIn(store.getState())) return redirect(paths.home);
    const lookup = api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await store.dispatch(lookup);
    return data?.data.role === 'ADMIN' ? null : redirect(paths.home);
  };
