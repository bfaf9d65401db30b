import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, clearUserCache } from '../api';
import { type AppState, selectCurrentUser, selectSessionKey } from '../state';
import { clearSessionBookings, noteSession } from './sessionBookings';

type State = AppState & ApiState;

/**
 * What happens when the session changes: nothing of the former user stays. The toolkit's listener middleware would do the same
 * with more code.
 */
export const clearWithSession: Middleware<object, State, ThunkDispatch<State, unknown, UnknownAction>> =
  (store) => (next) => (action) => {
    const before = store.getState();
    const former = selectSessionKey(before);
    const result = next(action);
    const after = store.getState();
    const current = selectSessionKey(after);
    const user = selectCurrentUser(after);
    if (current !== former) {
      clearUserCache(store);
      const isCleared = former === null ? Promise.resolve() : clearSessionBookings();
      if (current !== null) void isCleared.then(() => noteSession(user !== null));
    } else if (user !== null && selectCurrentUser(before) === null) noteSession(true);
    return result;
  };
