import { HttpError } from '../errors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from './context.ts';

const notBuilt = () => Promise.reject(new HttpError(501, 'Not built yet.'));

/** New passwords for those who forgot theirs. */
export const passwordResetHandlers = (_context: Context) =>
  ({
    requestPasswordReset: notBuilt,
    resetPassword: notBuilt,
  }) satisfies Partial<Handlers>;
