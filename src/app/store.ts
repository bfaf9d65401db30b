import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '../api';
import type { AppState } from '../state';
import { createPersistedReducers } from '../state/persist/persistedReducers';
import { clearWithSession } from './listeners';

/** The store of the app and of every test. `preloadedState` may hold any of the client's slices. */
export function setupStore(preloadedState?: Partial<AppState>) {
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...createPersistedReducers() }),
    preloadedState: preloadedState,
    middleware: (defaults) =>
      // How long a check takes says something about the machine, nothing about the state: it is no warning.
      defaults({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          warnAfter: Infinity,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(clearWithSession, api.middleware),
  });
  setupListeners(store.dispatch); // tells the API when the network is back
  return store;
}

export type AppStore = ReturnType<typeof setupStore>;
