import type { ReactNode } from 'react';
import type { Booking } from '../../api';
import { formatRupiah } from '../../lib/money';
import { BookingBadge, PaymentBadge } from '../../ui/StatusBadges';
import * as s from './BookingPage.module.css';
import { countryName, orNotAvailable, paymentMethodLabels } from './bookingTexts';

/** Who booked, and where the booking stands. Any server may answer, so an unknown status shows in a neutral colour. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const rows: [string, ReactNode][] = [
    ['Booking Code', <strong key="code">{booking.booking_code}</strong>],
    ['Customer Name', orNotAvailable(booking.customer_name)],
    ['Email', orNotAvailable(booking.customer_email)],
    ['Phone Number', orNotAvailable(booking.customer_phone)],
    ['Country', countryName(booking.customer_country)],
    ['Surf Spot', orNotAvailable(booking.surf_spot_name)],
    ['Payment Method', orNotAvailable(paymentMethodLabels[booking.payment_method])],
    ['Status', <BookingBadge key="status" booking={booking} />],
    ['Total Amount', formatRupiah(booking.total_amount)],
    ['Payment Status', <PaymentBadge key="payment" booking={booking} />],
  ];
  return (
    <dl className={s.summary}>
      {rows.map(([label, value]) => (
        <div key={label} className={label === 'Booking Code' ? s.code : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
