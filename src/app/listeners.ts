import { createListenerMiddleware, type Dispatch, isRejected } from '@reduxjs/toolkit';
import { api, changesLists, type CurrentUserResponse, forgetKeptBookings, forgetOwnAnswers, updateLists } from '../api';
import { type AppState, currentUserLoaded, selectSessionKey } from '../state';

interface Context {
  dispatch: Dispatch;
}

interface FailedCall {
  type: string;
  /** What the server answered; without it, `error` says what broke. */
  payload?: unknown;
  error?: unknown;
  /** The call was not needed, or was given up. */
  meta: { condition?: boolean; aborted?: boolean };
}

/** The answered current user goes into the session, which keeps it for a day (spec §4). */
export function keepCurrentUser({ payload }: { payload: CurrentUserResponse }, { dispatch }: Context): void {
  const { name, email, role, avatar, profileImage } = payload.data;
  dispatch(currentUserLoaded({ name, email, role, avatar: avatar ?? profileImage }));
}

/** Failures to load public data are only logged; the lists stay empty (spec §8). */
export function logFailure({ type, payload, error, meta }: FailedCall): void {
  const isNoFailure = meta.condition === true || meta.aborted === true;
  if (type.startsWith('api/executeQuery') && !isNoFailure) console.warn('A call failed:', payload ?? error);
}

const { matchFulfilled: isCurrentUser, select: selectAnswer } = api.endpoints.getCurrentUser;

/** Whether the cache has taken the answer: one that a session asked for which is over is not in it. */
const isTaken = ({ meta }: { meta: { requestId: string } }, state: unknown): boolean =>
  selectAnswer()(state as Parameters<ReturnType<typeof selectAnswer>>[0]).requestId === meta.requestId;

const changesSession = (_action: unknown, current: unknown, former: unknown) =>
  selectSessionKey(current as AppState) !== selectSessionKey(former as AppState);

const endsSession = (action: unknown, current: unknown, former: unknown) =>
  selectSessionKey(former as AppState) !== null && changesSession(action, current, former);

/** The store's side effects, in one list. */
export function createListeners() {
  const listeners = createListenerMiddleware();
  listeners.startListening({
    matcher: isCurrentUser,
    effect: (action, listener) => {
      if (isTaken(action, listener.getState())) keepCurrentUser(action, listener);
    },
  });
  listeners.startListening({ predicate: changesSession, effect: forgetOwnAnswers });
  listeners.startListening({ predicate: endsSession, effect: forgetKeptBookings });
  listeners.startListening({ predicate: changesLists, effect: updateLists });
  listeners.startListening({ matcher: isRejected, effect: (action) => logFailure(action as never) });
  return listeners;
}
