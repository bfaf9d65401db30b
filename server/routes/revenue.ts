import { HttpError } from '../errors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from './context.ts';

const notBuilt = () => Promise.reject(new HttpError(501, 'Not built yet.'));

/** What a period brings in. */
export const revenueHandlers = (_context: Context) =>
  ({
    getRevenue: notBuilt,
  }) satisfies Partial<Handlers>;
