import type { Db } from '../db/connect.ts';
import { endAttention } from '../repositories/attention.ts';
import { type BookingRow, findPayment, updateBooking } from '../repositories/bookings.ts';
import { updatePayment } from '../repositories/payments.ts';
import { isOpen } from '../school/money.ts';
import { raiseMoneyOfCancelled } from './moneyOfCancelled.ts';
import { followOver } from './overpaid.ts';

/** Ends the open page of a booking that is cancelled. */
async function endPage(tx: Db, bookingId: string): Promise<void> {
  const payment = await findPayment(tx, bookingId);
  if (payment?.status === 'PENDING' && payment.orderId !== null)
    await updatePayment(tx, payment.id, { status: 'EXPIRED' });
}

/** Sets the status of a booking in a transaction that has locked it, with all that follows from that. */
export async function setStatus(tx: Db, booking: BookingRow, status: BookingRow['status']): Promise<void> {
  const { id } = booking;
  await updateBooking(tx, id, { status });
  // Who does not come any more needs no other day.
  if (isOpen(booking.status) && !isOpen(status)) await endAttention(tx, id, ['CLOSED_DAY']);
  if (status !== 'CANCELLED') return;
  await endPage(tx, id);
  const after = { ...booking, status };
  await raiseMoneyOfCancelled(tx, booking, after);
  await followOver(tx, booking, after);
}
