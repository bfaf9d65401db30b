import { unlessReadOnly } from '../db/trouble.ts';
import { type Booking, findBookingByCode } from '../repositories/bookings.ts';
import { claimCheck, findOnlinePayment } from '../repositories/payments.ts';
import { isPayable, paymentPage } from './paymentPage.ts';
import { GatewayError } from './provider.ts';
import { askGateway, type PaymentDesk } from './settle.ts';

const SECONDS_BETWEEN = 10;
/** Somebody waits: only the attempt whose page the payer has. */
const QUICK = { attempts: 1, patience: 5000 };

export type CheckedBooking = Booking & { transaction?: { redirect_url: string } | null };

/** Whether the gateway was asked how a booking's payment stands. One that does not say so leaves everything as it is. */
async function askAbout(desk: PaymentDesk, bookingId: string): Promise<boolean> {
  const payment = await findOnlinePayment(desk.db, bookingId);
  if (!payment?.redirectUrl || !(await claimCheck(desk.db, payment.id, SECONDS_BETWEEN))) return false;
  try {
    await askGateway(desk, payment, QUICK);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    desk.log.warn({ reason: error.message }, 'The payment gateway did not say how a payment stands.');
  }
  return true;
}

/**
 * A booking after a look at the gateway, with the page where it can be paid; a page that is missing is made. While the
 * database takes no changes the booking is answered as it is stored.
 */
export async function checkPayment(desk: PaymentDesk, booking: Booking, origin: string): Promise<CheckedBooking> {
  if (booking.payment_method !== 'GATEWAY') return booking;
  if (!isPayable(booking)) return { ...booking, transaction: null };
  const isAsked = await unlessReadOnly(askAbout(desk, booking.id));
  const current = (isAsked ? await findBookingByCode(desk.db, booking.booking_code) : undefined) ?? booking;
  const redirectUrl = isPayable(current) ? await unlessReadOnly(paymentPage(desk, current, origin)) : null;
  return { ...current, transaction: redirectUrl === null ? null : { redirect_url: redirectUrl } };
}
