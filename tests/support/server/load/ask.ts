import { setTimeout as sleep } from 'node:timers/promises';

export interface Reply {
  status: number;
  /** Null: it was not JSON. */
  body: unknown;
  text: string;
  ms: number;
}

export interface Ask {
  method?: string;
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  form?: URLSearchParams | FormData;
  headers?: Record<string, string>;
}

/** Statuses that say 'try again later': nothing was done, or it is not known. */
const UNAVAILABLE = new Set([503, 507]);
export const isUnavailable = ({ status }: Reply): boolean => UNAVAILABLE.has(status);

/** Sends a request. Fails when no whole answer comes within `patience` ms. */
export async function ask(url: string, { method, token, json, form, headers }: Ask, patience: number): Promise<Reply> {
  const begin = performance.now();
  const response = await fetch(url, {
    method: method ?? (json === undefined && !form ? 'GET' : 'POST'),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text), text, ms: performance.now() - begin };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The `data` of an answer; the caller says its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const dataOf = <T>({ body }: Reply): T => (body as { data: T }).data;

/** Why an answer is not allowed from a server in trouble, or null. */
export function problemOf(reply: Reply): string | null {
  const { status, body, text } = reply;
  if (status >= 500 && !isUnavailable(reply)) return `status ${String(status)}: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== ''
    ? null
    : `${String(status)} without a message: '${text.slice(0, 200)}'`;
}

/** Waits until a condition is true; returns how long that took (ms), or null when it was not within `patience` ms. */
export async function waitFor(holds: () => Promise<boolean>, patience: number): Promise<number | null> {
  const begin = performance.now();
  while (performance.now() - begin < patience) {
    if (await holds()) return performance.now() - begin;
    await sleep(50);
  }
  return null;
}

/** Whether /readyz answers with this status, within the two seconds that it has. */
export const isReady = (url: string, status: number): Promise<boolean> =>
  ask(`${url}/readyz`, {}, 2000).then(
    (reply) => reply.status === status && problemOf(reply) === null,
    () => false,
  );
