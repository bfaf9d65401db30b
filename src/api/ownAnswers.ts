import type { Dispatch } from '@reduxjs/toolkit';
import { generatedApi } from './api.gen';
import { operations } from './operations.gen';

interface ApiState {
  [generatedApi.reducerPath]: ReturnType<typeof generatedApi.reducer>;
}

type QueryCacheKey = Parameters<typeof generatedApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/**
 * Forgets every answer that was asked for with a token, and those still on their way: the next user must never see the
 * former user's. What is on screen is asked for again.
 */
export function forgetOwnAnswers(_action: unknown, api: { dispatch: Dispatch; getState: () => unknown }): void {
  const { queries } = (api.getState() as ApiState)[generatedApi.reducerPath];
  for (const [key, entry] of Object.entries(queries)) {
    if (operations[entry?.endpointName ?? '']?.token !== 'required') continue;
    api.dispatch(generatedApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
  }
}
