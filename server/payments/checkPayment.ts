import type { Booking, CheckedBooking } from '../contract.gen.ts';
import { unlessReadOnly } from '../db/trouble.ts';
import { findBookingByCode } from '../repositories/bookings.ts';
import { claimCheck, findOnlinePayment } from '../repositories/payments.ts';
import { askGateway, QUICK } from './askGateway.ts';
import { PAGE_MINUTES } from './provider.ts';
import { noteSilence } from './noteSilence.ts';
import { isPayable, paymentPage } from './paymentPage.ts';
import type { PaymentContext } from './context.ts';

const SECONDS_BETWEEN = 10;

/** Whether the gateway was asked how a booking's payment stands. One that does not say so leaves everything as it is. */
async function askAbout(context: PaymentContext, bookingId: string): Promise<boolean> {
  const payment = await findOnlinePayment(context.db, bookingId);
  if (!payment?.redirectUrl || !(await claimCheck(context.db, payment.id, SECONDS_BETWEEN))) return false;
  try {
    await askGateway(context, payment, QUICK);
  } catch (error) {
    noteSilence(context.log, error, 'The payment gateway did not say how a payment stands.');
  }
  return true;
}

/** Until when an open payment can be made: its page is open for so long, and counts from the booking while there is none. */
async function payableUntil({ db }: PaymentContext, booking: Booking): Promise<string> {
  const opened = (await findOnlinePayment(db, booking.id))?.pageAt ?? new Date(booking.created_at);
  return new Date(opened.getTime() + PAGE_MINUTES * 60_000).toISOString();
}

/**
 * A booking after a look at the gateway, with the page where it can be paid and the time for it; a page that is missing is
 * made. While the database takes no changes the booking is answered as it is stored.
 */
export async function checkPayment(context: PaymentContext, booking: Booking, origin: string): Promise<CheckedBooking> {
  if (booking.payment_method !== 'GATEWAY') return booking;
  if (!isPayable(booking)) return { ...booking, transaction: null, payable_until: null };
  const isAsked = await unlessReadOnly(askAbout(context, booking.id));
  const current = (isAsked ? await findBookingByCode(context.db, booking.booking_code) : undefined) ?? booking;
  if (!isPayable(current)) return { ...current, transaction: null, payable_until: null };
  const redirectUrl = await unlessReadOnly(paymentPage(context, current, origin));
  return {
    ...current,
    transaction: redirectUrl === null ? null : { redirect_url: redirectUrl },
    payable_until: await payableUntil(context, current),
  };
}
