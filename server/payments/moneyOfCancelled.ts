import type { Db } from '../db/connect.ts';
import { endAttention, raiseUnlessOpen, rewordAttention } from '../repositories/attention.ts';
import type { BookingRow } from '../repositories/bookings.ts';
import { keptOf } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';

function refundDueText(booking: BookingRow): string {
  const kept = rupiah(keptOf(booking));
  return booking.amountRefunded === 0
    ? `The booking is cancelled, and ${kept} of it were paid.`
    : `The booking is cancelled, and ${kept} of what was paid have still to be given back.`;
}

/**
 * Raises REFUND_DUE when a booking with money is cancelled, and MONEY_FOR_CANCELLED when money comes later; ends both when all is
 * given back. `before` and `after` are the booking around a change of its status or its money.
 */
export async function raiseMoneyOfCancelled(tx: Db, before: BookingRow, after: BookingRow): Promise<void> {
  const { id: bookingId, status, amountPaid } = after;
  if (status !== 'CANCELLED') return;
  const wasCancelled = before.status === 'CANCELLED';
  const refundDue = `REFUND_DUE:${bookingId}`;
  if (keptOf(after) <= 0) {
    if (wasCancelled) await endAttention(tx, bookingId, ['REFUND_DUE', 'MONEY_FOR_CANCELLED']);
    return;
  }
  const text = refundDueText(after);
  if (!wasCancelled) return raiseUnlessOpen(tx, { kind: 'REFUND_DUE', key: refundDue, bookingId, text });
  const came = amountPaid - before.amountPaid;
  if (came > 0) {
    const kind = 'MONEY_FOR_CANCELLED';
    const late = `${rupiah(came)} were paid after the booking had been cancelled.`;
    await raiseUnlessOpen(tx, { kind, key: `${kind}:${bookingId}:${String(amountPaid)}`, bookingId, text: late });
  }
  await rewordAttention(tx, refundDue, text);
}
