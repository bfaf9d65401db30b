import type { Asked, Given } from './mutants/mutant.ts';

/** Any part of an answer; the function that changes it knows its type. */
export interface Json {
  [field: string]: unknown;
  data?: unknown;
}

/** The rows of a list. */
export const rows = ({ body }: Given): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : []);

/** The row of an answer that has one. */
export const row = ({ body }: Given): Json =>
  typeof body.data === 'object' && body.data !== null ? (body.data as Json) : {};

/** An answer with another status, and another body if one is given. */
export const becomes =
  (from: number, to: number, body?: Json) =>
  (given: Given): void => {
    if (given.status !== from) return;
    given.status = to;
    if (body) given.body = body;
  };

/** An id of no row. */
export const id = '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21';

/** The token that a request has. */
export const tokenOf = ({ headers }: Asked): string => (headers['authorization'] ?? '').replace(/^Bearer /, '');
