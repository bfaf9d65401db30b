import { api } from '../api';
import { selectCurrentUser, selectIsLoggedIn, signedOut } from '../state';
import { clearSessionBookings, isSessionLost } from './sessionBookings';
import type { AppStore } from './store';

/**
 * On startup with an access token but no cached user, the current user is fetched; on failure the session is treated as
 * logged out (spec §4). A session whose cookies have ended while the site was closed leaves no bookings behind. Resolves when
 * that is settled.
 */
export async function startSession(store: AppStore): Promise<void> {
  const state = store.getState();
  if (!selectIsLoggedIn(state) && isSessionLost()) await clearSessionBookings();
  if (!selectIsLoggedIn(state) || selectCurrentUser(state)) return;
  const { error } = await store.dispatch(api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false }));
  if (error) store.dispatch(signedOut());
}
