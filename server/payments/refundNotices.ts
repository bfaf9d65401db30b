import type { Db } from '../db/connect.ts';
import { recordTold } from '../repositories/gatewayRefunds.ts';
import { type PaymentNotice, readOrderId } from './provider.ts';

/** Writes down what a gateway says it has given back of an order. Whether the ledger has all of it now. */
export async function takeRefunds(
  { db, now }: { db: Db; now: () => Date },
  { orderId, word, refunds = [] }: PaymentNotice,
): Promise<boolean> {
  const named = readOrderId(orderId);
  if (!named || !/^(partial_)?refund$/.test(word) || refunds.length === 0) return false;
  let isAll = true;
  for (const { key, amount } of refunds) {
    const isRecorded = await recordTold(db, { base: named.base, orderId, key, amount }, now());
    isAll &&= isRecorded;
  }
  return isAll;
}
