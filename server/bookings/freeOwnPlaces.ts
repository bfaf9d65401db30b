import type { CreateBookingRequest } from '../contract.gen.ts';
import { askGateway } from '../payments/askGateway.ts';
import type { PaymentContext } from '../payments/context.ts';
import { GatewayError } from '../payments/provider.ts';
import { setStatus } from '../payments/setStatus.ts';
import { GUEST, recorded } from '../repositories/auditLog.ts';
import { findPayment, lockBooking, type NewBooking } from '../repositories/bookings.ts';
import { findUnpaidOnline } from '../repositories/bookingList.ts';
import { findOnlinePayment } from '../repositories/payments.ts';
import { keptOf } from '../school/money.ts';

/** The guest waits, and only the newest page may have been paid meanwhile. */
const QUICK = { attempts: 1, patience: 5000 };

/** Cancels a booking, unless somebody has paid for it or seen to it meanwhile. */
const cancelUnpaid = ({ db }: PaymentContext, id: string): Promise<void> =>
  recorded(db, GUEST, async (tx) => {
    const booking = await lockBooking(tx, id);
    const payment = await findPayment(tx, id);
    const isEnded = payment?.status === 'FAILED' || payment?.status === 'EXPIRED';
    if (booking?.status === 'PENDING' && isEnded && keptOf(booking) <= 0) await setStatus(tx, booking, 'CANCELLED');
  });

/**
 * Cancels what a guest, known by e-mail address and phone, has booked before of the same sessions and could not pay online, so that it
 * holds no place against what is booked now. The gateway is asked first; where it does not answer, or money came, all stays.
 */
export async function freeOwnPlaces(
  context: PaymentContext,
  { email, phone }: CreateBookingRequest['customer_details'],
  sessions: NewBooking['details'],
): Promise<void> {
  for (const id of await findUnpaidOnline(context.db, { email, phone }, sessions)) {
    const payment = await findOnlinePayment(context.db, id);
    try {
      if (payment) await askGateway(context, payment, QUICK);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      context.log.warn({ reason: error.message }, 'The payment gateway did not say how an ended payment stands.');
      continue;
    }
    await cancelUnpaid(context, id);
  }
}
