import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, clearUserCache } from '../api';
import { type AppState, selectSessionKey } from '../state';
import { clearSessionBookings, noteSession } from './sessionBookings';

type State = AppState & ApiState;

/**
 * What happens when the session changes: nothing of the former user stays. The toolkit's listener middleware would do the same
 * with more code.
 */
export const clearWithSession: Middleware<object, State, ThunkDispatch<State, unknown, UnknownAction>> =
  (store) => (next) => (action) => {
    const former = selectSessionKey(store.getState());
    const result = next(action);
    const current = selectSessionKey(store.getState());
    if (current !== former) {
      clearUserCache(store);
      const isCleared = former === null ? Promise.resolve() : clearSessionBookings();
      if (current !== null) void isCleared.then(noteSession);
    }
    return result;
  };
