import { createListenerMiddleware } from '@reduxjs/toolkit';
import { clearOfflineBookings, clearUserCache } from '../api';
import { type AppDispatch, type AppState, selectSessionKey } from '../state';

/** The store's side effects, in one list. */
export function createListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<AppState, AppDispatch>();
  startListening({
    predicate: (_action, current, former) => selectSessionKey(current) !== selectSessionKey(former),
    effect: clearUserCache,
  });
  startListening({
    predicate: (_action, current, former) =>
      selectSessionKey(former) !== null && selectSessionKey(current) !== selectSessionKey(former),
    effect: clearOfflineBookings,
  });
  return listeners;
}
