import type { UpdateBookingPaymentRequest, UpdateBookingStatusRequest } from '../contract.gen.ts';
import { conflict } from '../errors.ts';
import type { LockedBooking } from '../repositories/changeBooking.ts';

type BookingAction = UpdateBookingStatusRequest['action'];

/** What an editor's action makes of a booking's status; 409 where it is final or already confirmed (spec §4). */
export function decideStatus({ status }: LockedBooking, action: BookingAction): { status: BookingAction } {
  if (status === 'COMPLETED' || status === 'CANCELLED') {
    throw conflict(`Status cannot be changed because booking has been ${status}.`);
  }
  if (status === action) throw conflict(`The booking is already ${status}.`);
  return { status: action };
}

/** Whether a booking's sessions can still be changed. */
export const isOpen = (status: LockedBooking['status']): boolean => status === 'PENDING' || status === 'CONFIRMED';

/** What a guest's cancellation makes of a booking's status; 409 where it is final. */
export function decideOwnCancellation({ status }: LockedBooking): { status: 'CANCELLED' } {
  if (!isOpen(status)) throw conflict(`The booking cannot be cancelled because it has been ${status}.`);
  return { status: 'CANCELLED' };
}

/** What an editor's action makes of a payment; 409 where the gateway alone changes it, or it is locked. */
export function decidePayment(
  { paymentMethod, payment }: LockedBooking,
  action: UpdateBookingPaymentRequest['action'],
): { paymentStatus: 'PAID' | 'FAILED' } {
  if (paymentMethod === 'GATEWAY') throw conflict('An online payment is changed by the gateway alone.');
  if (payment?.status === 'PAID' || payment?.status === 'FAILED') {
    throw conflict(`The payment is ${payment.status} and cannot be changed.`);
  }
  return { paymentStatus: action === 'PAY' ? 'PAID' : 'FAILED' };
}
