import { HttpError } from '../errors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from './context.ts';

const notBuilt = () => Promise.reject(new HttpError(501, 'Not built yet.'));

/** What is written to guests. */
export const messageHandlers = (_context: Context) =>
  ({
    listMessages: notBuilt,
    sendMessageAgain: notBuilt,
  }) satisfies Partial<Handlers>;
