import { paymentStatusOf } from './paymentStatus';

type Status = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';

/** Whether a booking is still to take place: its sessions, and its status, can be changed (spec §4). */
export const isOpen = (status: Status): boolean => status === 'PENDING' || status === 'CONFIRMED';

/** Whether a booking can be paid on its page: online, not paid yet, and still to take place (the contract's `transaction`). */
export const isPayableOnline = (
  booking: Parameters<typeof paymentStatusOf>[0] & { status: Status; payment_method: string },
): boolean => booking.payment_method === 'GATEWAY' && paymentStatusOf(booking) === 'PENDING' && isOpen(booking.status);

interface Sums {
  amount_paid: number;
  amount_refunded: number;
}

/** What was paid and not given back. */
export const keptOf = ({ amount_paid: paid, amount_refunded: refunded }: Sums): number => paid - refunded;

/** What is not paid of a booking's total, whether or not anybody still asks for it; never less than nothing. */
export const unpaidOf = (booking: Sums & { total_amount: number }): number =>
  Math.max(0, booking.total_amount - keptOf(booking));

/** What a booking owes: nothing when it is cancelled. */
export const dueOf = (booking: Sums & { status: Status; total_amount: number }): number =>
  booking.status === 'CANCELLED' ? 0 : unpaidOf(booking);

/**
 * What a booking still owes, as its answer says it. A backend that does not (level 1) is taken at the status of the payment: PAID is all
 * of it, anything else nothing.
 */
export const amountDue = (
  booking: Parameters<typeof paymentStatusOf>[0] & { status: Status; total_amount: number; amount_due?: number },
): number =>
  booking.amount_due ??
  (paymentStatusOf(booking) === 'PAID' || booking.status === 'CANCELLED' ? 0 : booking.total_amount);
