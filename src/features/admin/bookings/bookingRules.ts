import type { Booking, BookingStatus, PaymentStatus } from '../../../api';
import { paymentStatusOf } from '../../../lib/paymentStatus';

export const bookingStatuses: BookingStatus[] = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];
export const paymentStatuses: PaymentStatus[] = ['PENDING', 'PAID', 'FAILED', 'EXPIRED'];

/** Whether the status can no longer be changed (spec §4). */
export const isFinal = ({ status }: Booking): boolean => status === 'COMPLETED' || status === 'CANCELLED';

/** Whether the editor may no longer change the payment. */
export const isPaymentLocked = (booking: Booking): boolean => ['PAID', 'FAILED'].includes(paymentStatusOf(booking));

/** Whether a booking passes a filter, where '' lets everything pass; its code is searched ignoring case (spec §5). */
export const matches = (
  booking: Booking,
  { code, status, payment }: Record<'code' | 'status' | 'payment', string>,
): boolean =>
  booking.booking_code.toLowerCase().includes(code.toLowerCase()) &&
  (status === '' || booking.status === status) &&
  (payment === '' || paymentStatusOf(booking) === payment);
