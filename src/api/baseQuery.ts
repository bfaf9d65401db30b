import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { apiHost } from '../config/env';
import { isRecord, isText } from '../lib/typeGuards';
import {
  accessTokenRefreshed,
  answerReceived,
  type AppState,
  selectAccessToken,
  selectIsAnswerStored,
  selectRefreshToken,
  selectSessionKey,
  signedOut,
} from '../state';
import { type ApiError, localError, toApiError } from './apiError';
import { type FormValue, toFormData } from './formData';
import { isFromCache, storeForOffline } from './offlineCache';
import type { OperationTraits } from './operationTraits';
import { watchPageUnload } from './pageUnload';

const TIMEOUT_MS = 30_000;

/** After this time (ms) a page that was being unloaded is gone. */
const UNLOAD_MS = 10_000;

// spec §8, Authentication
const NO_ACCESS_TOKEN = 'Unauthorized: No access token found';
const NO_REFRESH_TOKEN = 'No refresh token found';
const REFRESH_FAILED = 'Refresh token invalid or expired';

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };

const send = fetchBaseQuery({
  baseUrl: apiHost,
  // Stored here, as a response's body can be read only once: the one that comes out of `send` has been read.
  fetchFn: async (...args) => {
    const response = await fetch(...args);
    if (args[0] instanceof Request) storeForOffline(args[0], response);
    return response;
  },
});

const stateOf = (api: BaseQueryApi) => api.getState() as AppState;

function normalise(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') return toApiError(error.status, error.data);
  // HTML from a proxy instead of JSON: a status of failure counts, and a success counts as no answer.
  const isRefusal = error.status === 'PARSING_ERROR' && error.originalStatus >= 400;
  return toApiError(isRefusal ? error.originalStatus : 0, undefined);
}

/** Leaves out parameters without a value: an address that ends in '?' would not match the one that a page preloads. */
function withoutEmptyParams({ params, ...args }: FetchArgs): FetchArgs {
  return Object.values(params ?? {}).some((value) => value !== undefined) ? { params, ...args } : args;
}

function prepare(args: FetchArgs, traits: OperationTraits): FetchArgs {
  if (!traits.multipart || !isRecord(args.body)) return { timeout: TIMEOUT_MS, ...args };
  // An upload has no time limit, as ten megabytes take long on a slow network.
  return { ...args, body: toFormData(args.body as Record<string, FormValue>) };
}

async function call(args: FetchArgs, token: string | null, api: BaseQueryApi): Promise<Answer> {
  const headers = token === null ? args.headers : { ...(args.headers as object), authorization: `Bearer ${token}` };
  const endWatch = watchPageUnload();
  const answer = await send({ ...args, headers }, api, {});
  const isUnloading = endWatch();
  const response = answer.meta?.response;
  if (response && isFromCache(response) !== selectIsAnswerStored(stateOf(api))) {
    api.dispatch(answerReceived({ isStored: isFromCache(response) }));
  }
  if (!answer.error) return { data: answer.data };
  const error = normalise(answer.error);
  // A browser breaks off the calls of a page that is being unloaded. That is no failure: it must neither end the session nor
  // show a message. Some links unload nothing (a download, an e-mail address): there the error is returned after a delay.
  if (error.status === 0 && isUnloading) await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
  return { error };
}

/** Gets a new access token; resolves to null when it is in the state, else to what went wrong. */
async function refresh(api: BaseQueryApi): Promise<ApiError | null> {
  const refreshToken = selectRefreshToken(stateOf(api));
  if (refreshToken === null) {
    api.dispatch(signedOut());
    return localError(401, NO_REFRESH_TOKEN);
  }
  // Its own signal: many calls wait for this one, and none of them may abort it for the others.
  const own = { ...api, signal: new AbortController().signal };
  const { data, error } = await call(
    { url: '/api/auth/refresh', method: 'POST', timeout: TIMEOUT_MS },
    refreshToken,
    own,
  );
  const token = isRecord(data) && isRecord(data.data) ? data.data.access_token : undefined;
  if (selectRefreshToken(stateOf(api)) !== refreshToken) return localError(401, REFRESH_FAILED); // signed out meanwhile
  if (isText(token)) {
    api.dispatch(accessTokenRefreshed(token));
    return null;
  }
  // Without an answer, or after a server error, the session may still be valid: only a refusal ends it.
  if (error && (error.status === 0 || error.status === 429 || error.status >= 500)) return error;
  api.dispatch(signedOut());
  return localError(401, REFRESH_FAILED);
}

/** The refresh that is under way, for each store. */
const refreshes = new WeakMap<BaseQueryApi['dispatch'], Promise<ApiError | null>>();

/** One refresh at a time; calls that need one meanwhile wait for it. */
function refreshOnce(api: BaseQueryApi): Promise<ApiError | null> {
  const running = refreshes.get(api.dispatch);
  if (running) return running;
  const started = refresh(api).finally(() => refreshes.delete(api.dispatch));
  refreshes.set(api.dispatch, started);
  return started;
}

/** Makes the call with the token that its operation takes. */
async function callWithToken(args: FetchArgs, traits: OperationTraits, api: BaseQueryApi): Promise<Answer> {
  if (traits.token === 'none') return call(args, null, api);
  if (traits.token === 'refresh') {
    const refreshToken = selectRefreshToken(stateOf(api));
    return refreshToken === null ? { error: localError(401, NO_REFRESH_TOKEN) } : call(args, refreshToken, api);
  }

  const token = selectAccessToken(stateOf(api));
  if (token === null) {
    return traits.token === 'required' ? { error: localError(401, NO_ACCESS_TOKEN) } : call(args, null, api);
  }
  const answer = await call(args, token, api);
  if (answer.error?.status !== 401) return answer;

  // Another call may have refreshed while this one was on its way.
  const current = selectAccessToken(stateOf(api));
  const failure = current !== null && current !== token ? null : await refreshOnce(api);
  if (failure) return { error: failure };
  const retried = await call(args, selectAccessToken(stateOf(api)), api);
  if (retried.error?.status === 401) api.dispatch(signedOut());
  return retried;
}

/**
 * The base query of every generated endpoint. The operation's traits (from the contract) decide on its token: a call that
 * needs one fails locally without it (spec §6). A 401 on a call that carried the access token leads to one refresh and one
 * retry (spec §4). Errors come out as ApiError.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, Partial<OperationTraits>> = async (
  input,
  api,
  { token, ...more } = {},
) => {
  if (!token) throw new Error(`openapi.yaml has no operation '${api.endpoint}'.`);
  const traits = { token, ...more };
  const args = prepare(typeof input === 'string' ? { url: input } : withoutEmptyParams(input), traits);
  const session = selectSessionKey(stateOf(api));
  const answer = await callWithToken(args, traits, api);
  if (api.type === 'mutation' || api.signal.aborted) return answer;

  const isForFormerUser = traits.token === 'required' && selectSessionKey(stateOf(api)) !== session;
  if (isForFormerUser && !answer.error) return baseQuery(input, api, traits);
  // A query's failure is only logged (spec §8); a mutation's is shown by its screen.
  if (answer.error) console.warn('A call failed:', answer.error);
  return answer;
};
