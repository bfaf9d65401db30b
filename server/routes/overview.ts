import type { Handlers } from '../contract/handlers.ts';
import { HttpError } from '../errors.ts';
import type { Context } from './context.ts';

/** How the school stands today. */
export const overviewHandlers = (_context: Context) =>
  ({
    getOverview: () => Promise.reject(new HttpError(501, 'Not built yet.')),
  }) satisfies Partial<Handlers>;
