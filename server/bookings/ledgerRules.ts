import type { AddLedgerEntryRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { conflict, notFound } from '../errors.ts';
import type { PaymentContext } from '../payments/settle.ts';
import { lockAmounts, refundable } from '../repositories/ledger.ts';
import { waysOfPaying } from './changeTexts.ts';
import { rupiah } from '../school/rupiah.ts';

export interface EntryContext extends PaymentContext {
  actor: { id: string; name: string };
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** An entry that somebody asks for, with its reason as it is stored. */
export type EntryRequest = AddLedgerEntryRequest & { bookingId: string; reason: string | null; hash: string };

export const KEY_WAS_USED = 'This Idempotency-Key was used for another entry.';

/** Fails with 409 unless so much may be given back; the booking is locked. */
export async function assertRefundable(tx: Db, { bookingId, method, amount, ...of }: EntryRequest): Promise<void> {
  const amounts = await lockAmounts(tx, bookingId);
  if (!amounts) throw notFound('Booking');
  const left = await refundable(tx, bookingId, method);
  const details = [`amount_left ${String(left)}`];
  if (left <= 0) throw conflict(`Nothing can be given back ${waysOfPaying[method]}.`, details);
  if (amount > left) throw conflict(`Only ${rupiah(left)} can be given back ${waysOfPaying[method]}.`, details);
  if (of.lower_total === true && amount > amounts.total)
    throw conflict(`The total is only ${rupiah(amounts.total)}.`, [`total_amount ${String(amounts.total)}`]);
}
