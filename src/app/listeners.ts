import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, clearOfflineBookings, clearUserCache } from '../api';
import { type AppState, selectSessionKey } from '../state';

type State = AppState & ApiState;

/**
 * What happens when the session changes: nothing of the former user stays. The toolkit's listener middleware would do the same
 * with more code.
 */
export const clearWithSession: Middleware<object, State, ThunkDispatch<State, unknown, UnknownAction>> =
  (store) => (next) => (action) => {
    const former = selectSessionKey(store.getState());
    const result = next(action);
    if (selectSessionKey(store.getState()) !== former) {
      clearUserCache(store);
      if (former !== null) void clearOfflineBookings();
    }
    return result;
  };
