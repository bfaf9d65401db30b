import type { Booking } from '../../../api';
import { formatDay } from '../../../lib/dates';
import { formatInstantDate, formatInstantTime } from '../../../lib/instants';
import { formatRupiah } from '../../../lib/money';
import { BookingBadge, PaymentBadge } from '../../../ui/StatusBadges';
import type { DialogProps } from '../resource/types';
import { PreviewModal } from '../resource/PreviewModal';
import { Code, Phone } from './bookingCells';
import * as s from './BookingDetailDialog.module.css';

/** All that is known of a booking. */
export function BookingDetailDialog({ row: booking, onClose }: DialogProps<Booking>) {
  const facts = {
    'Booking Code': <Code code={booking.booking_code} />,
    'Customer Name': booking.customer_name,
    Email: <a href={`mailto:${booking.customer_email}`}>{booking.customer_email}</a>,
    'Phone Number': <Phone number={booking.customer_phone} />,
    Country: booking.customer_country ?? 'N/A',
    'Surf Spot': booking.surf_spot_name ?? 'N/A',
    'Booked at': `${formatInstantDate(booking.created_at)} ${formatInstantTime(booking.created_at)}`,
    'Payment Method': booking.payment_method,
    'Status Booking': <BookingBadge booking={booking} />,
    'Status Payment': <PaymentBadge booking={booking} />,
    'Total Amount': formatRupiah(booking.total_amount),
  };
  return (
    <PreviewModal title="Booking Detail" onClose={onClose}>
      <dl className={s.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={s.scroll} tabIndex={0} role="region" aria-label="Sessions">
        <table className={s.items}>
          <thead>
            <tr>
              {['Product Name', 'Reservation Date', 'Person', 'Subtotal'].map((title) => (
                <th key={title}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {booking.booking_details.map(({ id, product_name, reservation_date, person, total_amount }) => (
              <tr key={id}>
                <td>{product_name}</td>
                <td>{formatDay(reservation_date)}</td>
                <td>{person}</td>
                <td>{formatRupiah(total_amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PreviewModal>
  );
}
