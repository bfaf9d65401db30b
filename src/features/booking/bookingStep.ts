import type { Booking } from '../../api';
import { amountDue, isPayableOnline } from '../../lib/bookings';
import { schoolToday } from '../../lib/dates';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { bookedSessions } from './bookedSessions';

/** How a booking ended. */
export type EndedBookingStep = 'completed' | 'failed' | 'expired' | 'cancelled' | 'past';

/** What a booking waits for, or how it ended. */
export type BookingStep = 'pay' | 'cash' | 'waiting' | 'confirmed' | EndedBookingStep;

/** The step of a booking that nobody has cancelled or completed, by its payment. */
function openStep(booking: Booking, isOver: boolean): BookingStep | null {
  const { status, payment_method } = booking;
  const payment = paymentStatusOf(booking);
  if (status === 'CONFIRMED') {
    if (isOver) return 'completed';
    return isPayableOnline(booking) ? 'pay' : 'confirmed';
  }
  const isGone = payment === 'FAILED' || payment === 'EXPIRED';
  // The place of a guest who has paid a part at the counter is kept, whatever becomes of the payment of the rest.
  const isPartPaid = amountDue(booking) < booking.total_amount;
  if (isGone && !isPartPaid) return payment === 'FAILED' ? 'failed' : 'expired';
  if (isOver) return 'past';
  if (isGone || payment === 'PAID') return 'waiting';
  return payment_method === 'GATEWAY' ? 'pay' : 'cash';
}

/**
 * What comes next for a booking, from its own state and the school's day. Null for a status that the contract does not know,
 * as any server may answer.
 */
export function bookingStep(booking: Booking, today: string = schoolToday()): BookingStep | null {
  const sessions = bookedSessions(booking); // a line tells the first day of a course alone
  const isOver = sessions.length > 0 && sessions.every(({ date }) => date < today);
  switch (booking.status) {
    case 'PENDING':
    case 'CONFIRMED':
      return openStep(booking, isOver);
    case 'COMPLETED':
      return 'completed';
    case 'CANCELLED':
      return 'cancelled';
    default:
      return null;
  }
}

const toCome: readonly unknown[] = ['cash', 'waiting', 'confirmed'];

/** Whether the guest is expected: then there is something to show at the beach, to put into a calendar and to share. */
export const isExpected = (step: BookingStep | null): boolean => step === null || toCome.includes(step);

/** Whether the booking can still change, so that it is worth a look when the page is seen again. */
export const canStillChange = (step: BookingStep | null): boolean => step === 'pay' || isExpected(step);
