import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { amountDue } from '../../lib/bookings';
import { formatRupiah } from '../../lib/money';

/** What is paid at the school. */
export function PayAtSchool({ booking }: { booking: CheckedBooking }) {
  const amount = formatRupiah(amountDue(booking));
  return <p>{t`Pay ${amount} at the school before your first session.`}</p>;
}

/** What a guest who has paid owes again, as the booking costs more now or money was given back; nothing where that is nothing. */
export function StillDue({ booking }: { booking: CheckedBooking }) {
  const due = amountDue(booking);
  const amount = formatRupiah(due);
  return due > 0 && <p>{t`There is still ${amount} to pay at the school.`}</p>;
}
