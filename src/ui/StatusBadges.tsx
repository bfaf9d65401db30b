import { paymentStatusOf } from '../lib/paymentStatus';
import { Badge, type BadgeTone } from './Badge';

const bookingTones: Record<'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED', BadgeTone> = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  COMPLETED: 'success',
  CANCELLED: 'error',
};

const paymentTones: Record<'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED', BadgeTone> = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'error',
  EXPIRED: 'error',
};

/** Where a booking stands (spec §4). */
export const BookingBadge = ({ booking: { status } }: { booking: { status: keyof typeof bookingTones } }) => (
  <Badge tone={bookingTones[status]} text={status} />
);

type Paid = Parameters<typeof paymentStatusOf<keyof typeof paymentTones>>[0];

/** Where its payment stands (spec §4). */
export function PaymentBadge({ booking }: { booking: Paid }) {
  const status = paymentStatusOf(booking);
  return <Badge tone={paymentTones[status]} text={status} />;
}
