import { act } from '@testing-library/react';
import { api } from '../../../src/api';
import { type AppStore, setupStore } from '../../../src/app/store';
import type { AppState, SessionState } from '../../../src/state';

const stores: AppStore[] = [];

/** The app's real store; its open requests and timers are ended after the test. */
export function makeStore(preloadedState?: Partial<AppState>): AppStore {
  const store = setupStore(preloadedState);
  stores.push(store);
  return store;
}

/** Ends the requests and timers of every store of the test. */
export function forgetStores(): void {
  for (const store of stores.splice(0)) store.dispatch(api.util.resetApiState());
}

/** Resolves when no request of a store is on its way, and what has come of them is shown. */
export const settled = (store: AppStore): Promise<void> =>
  act(async () => {
    const queries = store.dispatch(api.util.getRunningQueriesThunk());
    await Promise.all([...queries, ...store.dispatch(api.util.getRunningMutationsThunk())]);
  });

/** A session as it stands after signing in; `changes` replace single fields. */
export const signedInSession = (changes: Partial<SessionState> = {}): SessionState => ({
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  currentUser: { name: 'Wayan Test', email: 'wayan@example.com', role: 'CUSTOMER', avatar: null },
  ...changes,
});

/** A session of an administrator. */
export const adminSession = (): SessionState =>
  signedInSession({ currentUser: { name: 'Ketut Admin', email: 'ketut@example.com', role: 'ADMIN', avatar: null } });
