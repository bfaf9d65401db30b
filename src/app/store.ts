import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '../api';
import type { AppState } from '../state';
import { createPersistedReducers } from '../state/persist/persistedReducers';
import { clearWithSession } from './listeners';

declare const process: { env: { NODE_ENV?: string } };

/** The toolkit's checks of what the store holds, which the built site does not have. */
const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        // How long a check takes says something about the machine, nothing about the state: it is no warning.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity, ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      };

/** The store of the app and of every test. `preloadedState` may hold any of the client's slices. */
export function setupStore(preloadedState?: Partial<AppState>) {
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...createPersistedReducers() }),
    preloadedState: preloadedState,
    middleware: (defaults) => defaults(checks).concat(clearWithSession, api.middleware),
    // What an answer changes is shown before whoever waited for it goes on; at the next frame, the value of before would flash.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch); // tells the API when the network is back
  return store;
}

export type AppStore = ReturnType<typeof setupStore>;
