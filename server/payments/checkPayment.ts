import type { Booking, CheckedBooking } from '../contract.gen.ts';
import { unlessReadOnly } from '../db/trouble.ts';
import { findBookingByCode } from '../repositories/bookings.ts';
import { claimCheck, findOnlinePayment } from '../repositories/payments.ts';
import { isPayable, paymentPage } from './paymentPage.ts';
import { GatewayError } from './provider.ts';
import { askGateway, type PaymentContext } from './settle.ts';

const SECONDS_BETWEEN = 10;
/** The payer is waiting, so only the newest attempt is asked about, whose page the payer has. */
const QUICK = { attempts: 1, patience: 5000 };

/** Whether the gateway was asked how a booking's payment stands. One that does not say so leaves everything as it is. */
async function askAbout(context: PaymentContext, bookingId: string): Promise<boolean> {
  const payment = await findOnlinePayment(context.db, bookingId);
  if (!payment?.redirectUrl || !(await claimCheck(context.db, payment.id, SECONDS_BETWEEN))) return false;
  try {
    await askGateway(context, payment, QUICK);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    context.log.warn({ reason: error.message }, 'The payment gateway did not say how a payment stands.');
  }
  return true;
}

/**
 * A booking after a look at the gateway, with the page where it can be paid; a page that is missing is made. While the
 * database takes no changes the booking is answered as it is stored.
 */
export async function checkPayment(context: PaymentContext, booking: Booking, origin: string): Promise<CheckedBooking> {
  if (booking.payment_method !== 'GATEWAY') return booking;
  if (!isPayable(booking)) return { ...booking, transaction: null };
  const isAsked = await unlessReadOnly(askAbout(context, booking.id));
  const current = (isAsked ? await findBookingByCode(context.db, booking.booking_code) : undefined) ?? booking;
  const redirectUrl = isPayable(current) ? await unlessReadOnly(paymentPage(context, current, origin)) : null;
  return { ...current, transaction: redirectUrl === null ? null : { redirect_url: redirectUrl } };
}
