import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { AppState } from '../reducers';

/**
 * Reads what was stored into the store; resolves once it is there, so that no page is shown for the wrong person. From then
 * on every change is stored before anything else happens: a reload right after it finds it.
 */
export function restore(store: Store<AppState>): Promise<void> {
  const kept = () => {
    const { session, cart, selectedLesson, redirectInfo } = store.getState();
    return [session, cart, selectedLesson, redirectInfo];
  };
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      let stored: unknown[] = [];
      let isStoring = false; // to store is an action as well, and makes the slices anew
      const storeChanges = () => {
        if (isStoring || kept().every((slice, index) => slice === stored[index])) return;
        isStoring = true;
        void persistor.flush();
        isStoring = false;
        stored = kept();
      };
      storeChanges(); // what was of the wrong shape goes
      store.subscribe(storeChanges);
      resolve();
    });
  });
}
