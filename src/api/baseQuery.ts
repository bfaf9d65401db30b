import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { t } from 'ttag';
import { backendLevel } from '../config/env';
import { isText } from '../lib/typeGuards';
import {
  accessTokenRefreshed,
  answerReceived,
  type AppState,
  selectAccessToken,
  selectCurrentUser,
  selectIsAnswerStored,
  selectRefreshToken,
  selectSessionKey,
  signedOut,
} from '../state';
import { type ApiError, isUnanswered, localError, toApiError } from './apiError';
import { isFromCache } from './offlineCache';
import { watchPageUnload } from './pageUnload';
import { send } from './send';
import type { EndpointOptions, TokenUse } from './tokenUse';

const TIMEOUT_MS = 30_000;

/** After this time (ms) a page that was being unloaded is gone. */
const UNLOAD_MS = 10_000;

// spec §8, Authentication
const NO_ACCESS_TOKEN = t`Unauthorized: No access token found`;
const NO_REFRESH_TOKEN = t`No refresh token found`;
const REFRESH_FAILED = t`Refresh token invalid or expired`;

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };

/** What a body of the contract holds. */
const dataOf = (body: unknown): unknown => (body as { data?: unknown } | null | undefined)?.data;

const stateOf = (api: BaseQueryApi) => api.getState() as AppState;

/** An upload has no time limit, as ten megabytes take long on a slow network. */
const prepare = (args: FetchArgs): FetchArgs =>
  args.body instanceof FormData ? args : { timeout: TIMEOUT_MS, ...args };

async function call(args: FetchArgs, token: string | null, api: BaseQueryApi): Promise<Answer> {
  const headers = token === null ? args.headers : { ...(args.headers as object), authorization: `Bearer ${token}` };
  const endWatch = watchPageUnload();
  const { response, ...answer } = await send({ ...args, headers }, api.signal);
  const isUnloading = endWatch();
  if (response && isFromCache(response) !== selectIsAnswerStored(stateOf(api))) {
    api.dispatch(answerReceived({ isStored: isFromCache(response) }));
  }
  if (!answer.error) return answer;
  // A browser breaks off the calls of a page that is being unloaded. That is no failure: it must neither end the session nor
  // show a message. Some links unload nothing (a download, an e-mail address): there the error is returned after a delay.
  if (answer.error.status === 0 && isUnloading) await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
  return answer;
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
  const token = (dataOf(data) as { access_token?: unknown } | null | undefined)?.access_token;
  if (selectRefreshToken(stateOf(api)) !== refreshToken) return localError(401, REFRESH_FAILED); // signed out meanwhile
  if (isText(token)) {
    api.dispatch(accessTokenRefreshed(token));
    return null;
  }
  // Without an answer, or after a server error, the session may still be valid: only a refusal ends it.
  if (error && (error.status === 429 || isUnanswered(error))) return error;
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
async function callWithToken(args: FetchArgs, use: TokenUse, api: BaseQueryApi): Promise<Answer> {
  if (use === 'none') return call(args, null, api);
  if (use === 'administrators' || use === 'staff') {
    const role = selectCurrentUser(stateOf(api))?.role;
    const isFor = role === 'ADMIN' || (use === 'staff' && role === 'STAFF');
    return callWithToken(args, isFor && backendLevel() === 2 ? 'optional' : 'none', api);
  }
  if (use === 'refresh') {
    const refreshToken = selectRefreshToken(stateOf(api));
    return refreshToken === null ? { error: localError(401, NO_REFRESH_TOKEN) } : call(args, refreshToken, api);
  }

  const token = selectAccessToken(stateOf(api));
  if (token === null) {
    return use === 'required' ? { error: localError(401, NO_ACCESS_TOKEN) } : call(args, null, api);
  }
  const session = selectSessionKey(stateOf(api));
  const answer = await call(args, token, api);
  if (answer.error?.status !== 401) return answer;
  // Another tab may have signed somebody else in, who asks for no such change.
  if (api.type === 'mutation' && (selectSessionKey(stateOf(api)) ?? session) !== session) return answer;

  // Another call may have refreshed while this one was on its way.
  const current = selectAccessToken(stateOf(api));
  const failure = current !== null && current !== token ? null : await refreshOnce(api);
  // A guest may read what an optional token is for, so a session that has ended is no reason to refuse it.
  const isGuestNow = () => use === 'optional' && api.type === 'query' && selectAccessToken(stateOf(api)) === null;
  if (failure) return isGuestNow() ? call(args, null, api) : { error: failure };
  const retried = await call(args, selectAccessToken(stateOf(api)), api);
  if (retried.error?.status !== 401) return retried;
  api.dispatch(signedOut());
  return isGuestNow() ? call(args, null, api) : retried;
}

/** The answer of a list as every screen may read it: without rows it is none (spec §8), without `paging` it is one page. */
function readable(answer: Answer, { endpoint }: BaseQueryApi): Answer {
  if (answer.error || !/^(list|search)/.test(endpoint)) return answer;
  return Array.isArray(dataOf(answer.data))
    ? { data: { paging: {}, ...(answer.data as object) } }
    : { error: toApiError(0, null) };
}

let changes = 0;
/** How many changes have been answered by now: what is read in several calls may be from before one that comes between them. */
export const answeredChanges = (): number => changes;

/**
 * The base query of every generated endpoint. The contract decides on a call's token: one that
 * needs it fails locally without it (spec §6). A 401 on a call that carried the access token leads to one refresh and one
 * retry (spec §4). Errors come out as ApiError.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, EndpointOptions> = async (
  input,
  api,
  options: EndpointOptions | undefined, // RTK Query gives an endpoint without them none
) => {
  const token = options?.token;
  if (!token) throw new Error(`openapi.yaml has no operation '${api.endpoint}'.`);
  const args = prepare(typeof input === 'string' ? { url: input } : input);
  const session = selectSessionKey(stateOf(api));
  const before = changes;
  const answer = readable(await callWithToken(args, token, api), api);
  const { type, signal } = api;
  if (type === 'mutation') changes += 1;
  if (type === 'mutation' || signal.aborted) return answer;
  if (!answer.error) {
    // It may be from before the change, or the former user's; and RTK Query asks for nothing anew that is under way.
    const isOld = changes !== before || (token === 'required' && selectSessionKey(stateOf(api)) !== session);
    return isOld ? baseQuery(input, api, { token }) : answer;
  }
  // A query's failure is only logged (spec §8); a mutation's is shown by its screen. One that nobody is signed in for was not
  // sent: a screen asks once more in the moment in which its person signs out.
  if (session !== null || token !== 'required') console.warn('A call failed:', answer.error);
  return answer;
};
