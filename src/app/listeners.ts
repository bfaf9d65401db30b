import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, clearOfflineBookings, clearUserCache } from '../api';
import { type AppState, selectSessionKey } from '../state';

type State = AppState & ApiState;

/** The store's side effects, in one list. */
export function createListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<State, ThunkDispatch<State, unknown, UnknownAction>>();
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
