import type { ReactNode } from 'react';
import type { Booking } from '../../api';
import { formatRupiah } from '../../lib/money';
import { BookingBadge, PaymentBadge } from '../../ui/StatusBadges';
import * as s from './BookingPage.module.css';
import { countryName, orNotAvailable, paymentMethodLabels } from './bookingTexts';

type Row = [label: string, value: ReactNode];

const Rows = ({ rows }: { rows: Row[] }) => (
  <dl className={s.summary}>
    {rows.map(([label, value]) => (
      <div key={label} className={label === 'Booking Code' ? s.code : undefined}>
        <dt>{label}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Where the booking is, and how it stands. Any server may answer, so an unknown status shows in a neutral colour. */
export const BookingSummary = ({ booking }: { booking: Booking }) => (
  <Rows
    rows={[
      ['Booking Code', <strong key="code">{booking.booking_code}</strong>],
      ['Surf Spot', orNotAvailable(booking.surf_spot_name)],
      ['Status', <BookingBadge key="status" booking={booking} />],
      ['Payment Status', <PaymentBadge key="payment" booking={booking} />],
      ['Payment Method', orNotAvailable(paymentMethodLabels[booking.payment_method])],
      ['Total Amount', formatRupiah(booking.total_amount)],
    ]}
  />
);

/** Who booked. */
export const BookingCustomer = ({ booking }: { booking: Booking }) => (
  <Rows
    rows={[
      ['Customer Name', orNotAvailable(booking.customer_name)],
      ['Email', orNotAvailable(booking.customer_email)],
      ['Phone Number', orNotAvailable(booking.customer_phone)],
      ['Country', countryName(booking.customer_country)],
    ]}
  />
);
