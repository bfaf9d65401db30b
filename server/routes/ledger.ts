import { HttpError } from '../errors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from './context.ts';

const notBuilt = () => Promise.reject(new HttpError(501, 'Not built yet.'));

/** Payments and refunds. */
export const ledgerHandlers = (_context: Context) =>
  ({
    addLedgerEntry: notBuilt,
    listLedger: notBuilt,
  }) satisfies Partial<Handlers>;
