import { addLedgerEntry } from '../payments/addLedgerEntry.ts';
import { datesBetween, dayEnd, dayStart, schoolDay } from '../school/days.ts';
import type { Handlers } from '../contract/handlers.ts';
import { listBalances } from '../repositories/balances.ts';
import { listEntries } from '../repositories/ledger.ts';
import { onePage } from '../repositories/paging.ts';
import { type Context, paymentContext } from '../http/context.ts';
import { keyOf, signedInUser } from './signedIn.ts';

const MAX_LISTED = 31;

/** Payments and refunds, and what bookings still owe or have paid ahead. */
export const ledgerHandlers = (context: Context) => {
  const { db, now } = context;
  return {
    async addLedgerEntry(request) {
      const { params, body, log } = request;
      const actor = signedInUser(request);
      const isCorrection = body.kind === 'REFUND' && actor.role !== 'ADMIN';
      const entryContext = { ...paymentContext(context, log), actor, key: keyOf(request), isCorrection };
      return { data: await addLedgerEntry(entryContext, params.id, body) };
    },

    async listLedger({ query }) {
      const { from = schoolDay(now()), to } = query;
      const last = datesBetween(from, to, { most: MAX_LISTED }).at(-1) ?? from;
      return onePage(await listEntries(db, dayStart(from), dayEnd(last)));
    },

    async listBalances({ query }) {
      const { day = schoolDay(now()) } = query;
      return onePage(await listBalances(db, day, dayEnd(day)));
    },
  } satisfies Partial<Handlers>;
};
