import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { AppState } from '../reducers';

/**
 * Reads what was stored into the store; resolves once it is there, so that no page is shown for the wrong person. From then
 * on every change is stored before anything else happens: a reload right after it finds it. redux-persist alone writes a moment later.
 */
export function restore(store: Store<AppState>): Promise<void> {
  const persistedSlices = () => {
    const { session, cart, selectedLesson, redirectInfo } = store.getState();
    return [session, cart, selectedLesson, redirectInfo];
  };
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      let stored: unknown[] = [];
      let isStoring = false; // storing dispatches an action itself, which must not store again
      const storeChanges = () => {
        if (isStoring || persistedSlices().every((slice, index) => slice === stored[index])) return;
        isStoring = true;
        void persistor.flush();
        isStoring = false;
        stored = persistedSlices();
      };
      storeChanges(); // removes stored values of the wrong shape
      store.subscribe(storeChanges);
      resolve();
    });
  });
}
