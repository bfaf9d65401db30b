import { HttpError } from '../errors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from './context.ts';

const notBuilt = () => Promise.reject(new HttpError(501, 'Not built yet.'));

/** What a person must see to. */
export const attentionHandlers = (_context: Context) =>
  ({
    listAttention: notBuilt,
    resolveAttention: notBuilt,
  }) satisfies Partial<Handlers>;
