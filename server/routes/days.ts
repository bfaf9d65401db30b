import type { Handlers } from '../contract/handlers.ts';
import { HttpError } from '../errors.ts';
import type { Context } from './context.ts';

/** Days: open, closed, full. */
export const dayHandlers = (_context: Context) =>
  ({
    listDays: () => Promise.reject(new HttpError(501, 'Not built yet.')),
    updateDays: () => Promise.reject(new HttpError(501, 'Not built yet.')),
  }) satisfies Partial<Handlers>;
