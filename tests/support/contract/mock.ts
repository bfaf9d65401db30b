import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOperations } from '../../../scripts/contract/document.ts';
import { mockServer } from '../../../scripts/contract/mock/server.ts';

export interface Body {
  data: Record<string, unknown> & { id: string };
  message: string;
  details: string[];
}
export interface List {
  data: Record<string, unknown>[];
  paging: { total_item: number };
}
type Headers = Record<string, string>;

/** Starts a mock backend, which ends with the process; returns its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

let url: Promise<string> | undefined;

/** A request to the mock backend; parameters in its path become an id. */
export const ask = async (method: string, path: string, headers: Headers = {}, body?: unknown): Promise<Response> =>
  fetch((await (url ??= listen(mockServer(readOperations())))) + path.replace(/\{\w+\}/g, '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21'), {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

/** The body of a request that must succeed. */
export async function asked<T = Body>(method: string, path: string, headers?: Headers, body?: unknown): Promise<T> {
  const answer = await ask(method, path, headers, body);
  const answered = (await answer.json()) as T;
  assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(answered)}`);
  return answered;
}

/** The headers of somebody who is signed in, and of a request for a new token. */
export async function signIn(email: string): Promise<{ access: Headers; refresh: Headers }> {
  const { data } = await asked('POST', '/api/auth/login', {}, { email, password: 'any' });
  const bearer = (name: string) => ({ authorization: `Bearer ${String(data[name])}` });
  return { access: bearer('access_token'), refresh: bearer('refresh_token') };
}

export const signedIn = async (email: string): Promise<Headers> => (await signIn(email)).access;
