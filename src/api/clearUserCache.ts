import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, type UserQuery } from './api.gen';

type Endpoints = typeof api.endpoints;

/** The part of the store's state that holds the answers. */
export interface ApiState {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}

interface UserAnswer {
  endpointName: UserQuery;
  originalArgs: Endpoints[UserQuery]['Types']['QueryArg'];
}

interface ApiStore {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
}

/**
 * Forgets every answer that was asked for with a token: the next user must never see the former user's. What is on screen is
 * asked for again; an answer that is still on its way is dropped by the base query.
 */
export function clearUserCache({ dispatch, getState }: ApiStore): void {
  const { selectInvalidatedBy, patchQueryData, invalidateTags } = api.util;
  // A new answer replaces the former one only when it has come: until then nothing may be shown.
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['UserData']) as UserAnswer[]) {
    dispatch(patchQueryData(endpointName, originalArgs, [{ op: 'replace', path: [], value: undefined }]));
  }
  dispatch(invalidateTags(['UserData']));
}
