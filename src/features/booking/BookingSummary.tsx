import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Booking } from '../../api';
import { formatRupiah } from '../../lib/money';
import { ownSpotName } from '../../lib/ownWords';
import { BookingBadge, PaymentBadge } from '../../ui/StatusBadges';
import * as s from './BookingSummary.module.css';
import { countryName, orNotAvailable, paymentMethodLabels } from './bookingTexts';

const codeLabel = t`Booking Code`;

type Row = [label: string, value: ReactNode];

const Rows = ({ rows }: { rows: Row[] }) => (
  <dl className={s.summary}>
    {rows.map(([label, value]) => (
      <div key={label} className={label === codeLabel ? s.code : undefined}>
        <dt>{label}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Where the booking is, and how it stands. Any server may answer, so an unknown status shows in a neutral colour. */
export function BookingSummary({ booking }: { booking: Booking }) {
  return (
    <Rows
      rows={[
        [codeLabel, <strong key="code">{booking.booking_code}</strong>],
        [t`Surf Spot`, orNotAvailable(ownSpotName(booking))],
        [t`Status`, <BookingBadge key="status" booking={booking} />],
        [t`Payment Status`, <PaymentBadge key="payment" booking={booking} />],
        [t`Payment Method`, orNotAvailable(paymentMethodLabels[booking.payment_method])],
        [t`Total Amount`, formatRupiah(booking.total_amount)],
      ]}
    />
  );
}

/** Who booked. */
export const BookingCustomer = ({ booking }: { booking: Booking }) => (
  <Rows
    rows={[
      [t`Customer Name`, orNotAvailable(booking.customer_name)],
      [t`Email`, orNotAvailable(booking.customer_email)],
      [t`Phone Number`, orNotAvailable(booking.customer_phone)],
      [t`Country`, countryName(booking.customer_country)],
    ]}
  />
);
