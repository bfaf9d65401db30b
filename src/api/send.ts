import type { FetchArgs } from '@reduxjs/toolkit/query';
import { apiHost } from '../config/env';
import { type ApiError, toApiError } from './apiError';
import { storeForOffline } from './offlineCache';

/** What came of a call; `response` is missing when none came. */
export type Sent = { response?: Response } & ({ data: unknown; error?: undefined } | { error: ApiError });

/** The entries that have a value, as texts. */
const given = (values: object = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function requestOf({ url, method, params, headers, body }: FetchArgs, signal: AbortSignal): Request {
  const query = new URLSearchParams(given(params)).toString();
  const sent = new Headers(given(headers));
  sent.set('accept', 'application/json');
  const isJson = body !== undefined && !(body instanceof FormData);
  if (isJson) sent.set('content-type', 'application/json');
  return new Request(`${apiHost}${url}${query && `?${query}`}`, {
    method,
    headers: sent,
    body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
    signal,
  });
}

/** The JSON of a body; undefined where it is something else, like HTML from a proxy. */
function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes a call and reads its answer as JSON. `timeout` (ms) and the signal break it off. It never rejects. Redux Toolkit's
 * `fetchBaseQuery` would cost every visitor 0.9 kB, and adds a '?' to addresses without values: what the page preloads has none.
 */
export async function send({ timeout, ...args }: FetchArgs, signal: AbortSignal): Promise<Sent> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = timeout === undefined ? undefined : setTimeout(stop, timeout);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let response: Response | undefined;
  try {
    const request = requestOf(args, controller.signal);
    response = await fetch(request);
    storeForOffline(request, response);
    const data = parsed(await response.text());
    if (!response.ok) return { response, error: toApiError(response.status, data) };
    // A success without JSON is no answer.
    return data === undefined ? { response, error: toApiError(0, data) } : { response, data };
  } catch {
    return { response, error: toApiError(0, undefined) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
