import type { Handlers } from '../contract/handlers.ts';
import { HttpError } from '../errors.ts';
import type { Context } from './context.ts';

/** Who comes on which day. */
export const sessionHandlers = (_context: Context) =>
  ({
    listSessions: () => Promise.reject(new HttpError(501, 'Not built yet.')),
    updateSession: () => Promise.reject(new HttpError(501, 'Not built yet.')),
  }) satisfies Partial<Handlers>;
