import type { Db } from '../db/connect.ts';
import { endAttention, noteSmaller, raiseUnlessOpen, rewordAttention, wasSeenTo } from '../repositories/attention.ts';
import type { BookingRow } from '../repositories/bookings.ts';
import { overOf } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';

/**
 * Raises what a guest has paid above the total, and ends it when nothing is over any more; `before` and `after` are the booking
 * around a change of its money, its total or its status. What a person has seen to returns only when more is over than then.
 */
export async function followOver(tx: Db, before: BookingRow, after: BookingRow): Promise<void> {
  const amount = overOf(after);
  if (amount === 0 && overOf(before) === 0) return;
  const { id: bookingId, customerName } = after;
  const key = `OVERPAID:${bookingId}`;
  await noteSmaller(tx, key, amount);
  if (amount === 0) return endAttention(tx, bookingId, ['OVERPAID']);
  const text = `${customerName} has paid ${rupiah(amount)} more than the booking costs.`;
  await rewordAttention(tx, key, text, amount);
  if (!(await wasSeenTo(tx, key, amount)))
    await raiseUnlessOpen(tx, { kind: 'OVERPAID', key, bookingId, text, amount });
}
