import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { paymentStatusOf } from '../../lib/paymentStatus';

/** What the school still has of a booking's price; a backend of level 1 tells no more than the status of the payment. */
export function moneyHeld(booking: CheckedBooking): 'all' | 'part' | 'none' {
  const isPaid = paymentStatusOf(booking) === 'PAID';
  const hasMoney = booking.paid_by ? booking.paid_by.length > 0 : isPaid;
  if (!hasMoney) return 'none';
  return isPaid ? 'all' : 'part';
}

/** Says of a part what becomes of it when the booking is called off. */
export const moneyOfYours = (): string => t`We have money of yours for this booking, and write to you about it.`;
