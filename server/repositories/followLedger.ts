import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, payments } from '../db/schema.ts';
import { findPayment, type PaymentRow } from './bookings.ts';
import { onlyRow } from './onlyRow.ts';

/** How many times the gateway was asked for a page. Payments of before that was counted have a page and no number. */
export const attemptsOf = ({ attempt, redirectUrl }: Pick<PaymentRow, 'attempt' | 'redirectUrl'>): number =>
  attempt === 0 && redirectUrl !== null ? 1 : attempt;

/** What ends the page of a payment. */
function endedPage(payment: PaymentRow) {
  const hasPage = payment.redirectUrl !== null || payment.askedUntil !== null;
  // A further attempt, so that a page that is being asked for now is not kept, and no notice about the old one counts.
  return hasPage ? { attempt: attemptsOf(payment) + 1, redirectUrl: null, askedUntil: null } : {};
}

/**
 * Makes the payment of a booking what its ledger and its total say, in a transaction that has locked the booking: PAID when
 * something was paid and nothing is due any more; while it is open, one of what is due. A page is for one amount, so it ends
 * with that: the next look at the booking asks for another, and the payer has the whole time again. What is PAID stays so,
 * and so does every payment of a booking that is cancelled.
 */
export async function followLedger(tx: Db, bookingId: string): Promise<void> {
  const booking = onlyRow(await tx.select().from(bookings).where(eq(bookings.id, bookingId)));
  const payment = await findPayment(tx, bookingId);
  if (!payment || payment.status === 'PAID' || booking.status === 'CANCELLED') return;
  const due = Math.max(booking.totalAmount - booking.amountPaid + booking.amountRefunded, 0);
  const isPaid = due === 0 && booking.amountPaid > 0;
  if (!isPaid && (payment.status !== 'PENDING' || due === payment.amount)) return;
  const page = endedPage(payment);
  const change = isPaid
    ? { status: 'PAID' as const, ...page }
    : { amount: due, ...page, ...('attempt' in page && { pageAt: sql`now()` }) };
  await tx.update(payments).set(change).where(eq(payments.id, payment.id));
}

/** Ends the open page of a booking that has been cancelled. */
export async function endOpenPage(tx: Db, bookingId: string): Promise<void> {
  const payment = await findPayment(tx, bookingId);
  if (payment?.status !== 'PENDING' || payment.orderId === null) return;
  await tx.update(payments).set({ status: 'EXPIRED' }).where(eq(payments.id, payment.id));
}
