import { t } from 'ttag';
import { paymentStatusOf } from '../lib/paymentStatus';
import { Badge, type BadgeTone } from './Badge';

interface BadgeLook {
  tone: BadgeTone;
  /** The status as it is shown. */
  text: string;
}

type BookingStatus = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
type PaymentStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';

const bookingLooks: Record<string, BadgeLook> = {
  PENDING: { tone: 'warning', text: t`PENDING` },
  CONFIRMED: { tone: 'info', text: t`CONFIRMED` },
  COMPLETED: { tone: 'success', text: t`COMPLETED` },
  CANCELLED: { tone: 'error', text: t`CANCELLED` },
};

const paymentLooks: Record<string, BadgeLook> = {
  PENDING: { tone: 'warning', text: t`PENDING` },
  PAID: { tone: 'success', text: t`PAID` },
  FAILED: { tone: 'error', text: t`FAILED` },
  EXPIRED: { tone: 'error', text: t`EXPIRED` },
};

/** A status that the site does not know is shown as the server gives it. */
const unknown = (status: string): BadgeLook => ({ tone: 'warning', text: status });

/** Where a booking stands (spec §4). */
export const BookingBadge = ({ booking: { status } }: { booking: { status: BookingStatus } }) => (
  <Badge {...(bookingLooks[status] ?? unknown(status))} />
);

type Paid = Parameters<typeof paymentStatusOf<PaymentStatus>>[0];

/** Where its payment stands (spec §4). */
export function PaymentBadge({ booking }: { booking: Paid }) {
  const status = paymentStatusOf(booking);
  return <Badge {...(paymentLooks[status] ?? unknown(status))} />;
}
