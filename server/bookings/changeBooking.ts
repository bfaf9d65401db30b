import type { Booking, UpdateBookingPaymentRequest, UpdateBookingStatusRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { conflict, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { setStatus } from '../payments/setStatus.ts';
import { writeEntry } from '../payments/writeEntry.ts';
import { type BookingRow, findBookings, findPayment, lockBooking, type PaymentRow } from '../repositories/bookings.ts';
import type { Actor } from '../repositories/ledger.ts';
import { updatePayment } from '../repositories/payments.ts';
import { assertOpen, unpaidOf } from '../school/money.ts';
import { assertVersion } from '../school/version.ts';

/** Who changes a booking, null for its guest, and when. */
export interface ChangedBy extends AskedAt {
  actor: Actor | null;
}

/** Fails with 409 where a booking's status is final, or is already what an editor makes of it (spec §4). */
function assertChangeable(booking: BookingRow, action: UpdateBookingStatusRequest['action']): void {
  assertOpen(booking, 'Status cannot be changed because booking');
  if (booking.status === action) throw conflict(`The booking is already ${action}.`);
}

/** Fails with 409 where the gateway alone changes the payment, or it is locked. */
function assertPaymentChangeable({ paymentMethod }: BookingRow, payment: PaymentRow | undefined): void {
  if (paymentMethod === 'GATEWAY') throw conflict('An online payment is changed by the gateway alone.');
  if (payment?.status === 'PAID' || payment?.status === 'FAILED')
    throw conflict(`The payment is ${payment.status} and cannot be changed.`);
}

/** Locks a booking in a transaction; 404 when there is none. */
export async function lockedBooking(tx: Db, id: string): Promise<BookingRow> {
  const booking = await lockBooking(tx, id);
  if (!booking) throw notFound('Booking');
  return booking;
}

/** A booking as it is after a change in the same transaction, with the version that the next change of it names. */
export async function changedBooking(tx: Db, id: string): Promise<Booking> {
  const [booking] = await findBookings(tx, [id]);
  if (!booking) throw notFound('Booking');
  return booking;
}

/** Confirms, completes or cancels a booking, in a transaction, and writes that to the guest. */
export async function changeStatus(
  tx: Db,
  id: string,
  { action, version }: UpdateBookingStatusRequest,
  at: AskedAt,
): Promise<Booking> {
  const booking = await lockedBooking(tx, id);
  assertVersion(booking, version);
  assertChangeable(booking, action);
  await setStatus(tx, booking, action);
  if (action !== 'COMPLETED') await queueMessage(tx, { kind: action, bookingId: id }, at);
  return changedBooking(tx, id);
}

/** Writes down that all that is not paid yet was paid in cash. For a cancelled booking nothing is due, so that says why. */
async function payInCash(tx: Db, booking: BookingRow, { actor, now: paidAt }: ChangedBy): Promise<void> {
  const amount = unpaidOf(booking);
  if (amount === 0) return;
  const reason = booking.status === 'CANCELLED' ? 'Paid although the booking was cancelled.' : null;
  const entry = { bookingId: booking.id, kind: 'PAYMENT', method: 'CASH', amount, reason, paidAt } as const;
  await writeEntry(tx, { ...entry, actor, key: null });
}

/** Notes, in a transaction, that a booking is paid in cash, or will not be. */
export async function changePayment(
  tx: Db,
  id: string,
  { action, version }: UpdateBookingPaymentRequest,
  by: ChangedBy,
): Promise<Booking> {
  const booking = await lockedBooking(tx, id);
  assertVersion(booking, version);
  const payment = await findPayment(tx, id);
  assertPaymentChangeable(booking, payment);
  if (payment) {
    await updatePayment(tx, payment.id, { status: action === 'PAY' ? 'PAID' : 'FAILED' });
    if (action === 'PAY') await payInCash(tx, booking, by);
  }
  // Of a booking that costs nothing, nothing came.
  if (action === 'PAY' && booking.totalAmount > 0) await queueMessage(tx, { kind: 'PAID', bookingId: id }, by);
  return changedBooking(tx, id);
}
