import { t } from 'ttag';
import type { Booking } from '../../api';
import { formatDay } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import * as s from './BookingPage.module.css';

const labels = {
  product: t`Product Name`,
  date: t`Reservation Date`,
  people: t`Person`,
  total: t`Total`,
};

/** The booked sessions and what they cost together. */
export function BookingItems({ booking }: { booking: Booking }) {
  return (
    <>
      <table className={s.items}>
        <thead>
          <tr>
            <th scope="col">{labels.product}</th>
            <th scope="col">{labels.date}</th>
            <th scope="col">{labels.people}</th>
            <th scope="col">{labels.total}</th>
          </tr>
        </thead>
        <tbody>
          {booking.booking_details.map((item) => (
            <tr key={item.id}>
              <td data-label={labels.product} dir="auto">
                {item.product_name}
              </td>
              <td data-label={labels.date}>{formatDay(item.reservation_date)}</td>
              <td data-label={labels.people}>{item.person}</td>
              <td data-label={labels.total}>{formatRupiah(item.total_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.total}>
        {/* The '$' of the specification is the icon of a coin; the amount is in rupiah. */}
        <span className={s.coin} aria-hidden="true">
          $
        </span>
        <span>{t`Total Payment`}</span>
        <strong>{formatRupiah(booking.total_amount)}</strong>
      </p>
    </>
  );
}
