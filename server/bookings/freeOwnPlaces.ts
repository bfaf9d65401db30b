import type { CreateBookingRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { queueMessage } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { askGateway, QUICK } from '../payments/askGateway.ts';
import type { PaymentContext } from '../payments/context.ts';
import { noteSilence } from '../payments/noteSilence.ts';
import { setStatus } from '../payments/setStatus.ts';
import { GUEST, recordedPart } from '../repositories/auditLog.ts';
import { findPayment, lockBooking, type NewBooking } from '../repositories/bookings.ts';
import { findUnpaidOnline } from '../repositories/bookingList.ts';
import { findOnlinePayment } from '../repositories/payments.ts';
import { keptOf } from '../school/money.ts';

/**
 * Ids of the guest's own PENDING bookings with one of the same sessions whose online payment ended without money; their places are freed
 * for the new booking. One about which the gateway does not answer is left out. E-mail address and phone tell whose bookings they are.
 */
export async function findUnpaidOwn(
  context: PaymentContext,
  { email, phone }: CreateBookingRequest['customer_details'],
  sessions: NewBooking['details'],
): Promise<string[]> {
  const asked: string[] = [];
  for (const id of await findUnpaidOnline(context.db, { email, phone }, sessions)) {
    const payment = await findOnlinePayment(context.db, id);
    try {
      if (payment) await askGateway(context, payment, QUICK);
      asked.push(id);
    } catch (error) {
      noteSilence(context.log, error, 'The payment gateway did not say how an ended payment stands.');
    }
  }
  return asked;
}

/** Cancels a booking and tells its guest, unless somebody has paid for it or seen to it meanwhile. */
async function cancelUnpaid(tx: Db, bookingId: string, at: AskedAt): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const payment = await findPayment(tx, bookingId);
  const isEnded = payment?.status === 'FAILED' || payment?.status === 'EXPIRED';
  if (booking?.status !== 'PENDING' || !isEnded || keptOf(booking) > 0) return;
  await setStatus(tx, booking, 'CANCELLED');
  await queueMessage(tx, { kind: 'CANCELLED', bookingId, isOverdue: true }, at);
}

/** Cancels what `findUnpaidOwn` has found, in the transaction that stores what is booked now: of a refused booking nothing is left. */
export async function freeOwnPlaces(tx: Db, found: readonly string[], at: AskedAt): Promise<void> {
  if (found.length === 0) return;
  await recordedPart(tx, GUEST, async () => {
    // In one order, so that two requests never wait for each other.
    for (const id of found.toSorted()) await cancelUnpaid(tx, id, at);
  });
}
