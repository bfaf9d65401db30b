import type { Booking } from '../../api';
import { formatDay } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import * as s from './BookingPage.module.css';

/** The booked sessions and what they cost together. */
export function BookingItems({ booking }: { booking: Booking }) {
  return (
    <>
      <table className={s.items}>
        <thead>
          <tr>
            <th scope="col">Product Name</th>
            <th scope="col">Reservation Date</th>
            <th scope="col">Person</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {booking.booking_details.map((item) => (
            <tr key={item.id}>
              <td data-label="Product Name" dir="auto">
                {item.product_name}
              </td>
              <td data-label="Reservation Date">{formatDay(item.reservation_date)}</td>
              <td data-label="Person">{item.person}</td>
              <td data-label="Total">{formatRupiah(item.total_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.total}>
        {/* The '$' of the specification is the icon of a coin; the amount is in rupiah. */}
        <span className={s.coin} aria-hidden="true">
          $
        </span>
        <span>Total Payment</span>
        <strong>{formatRupiah(booking.total_amount)}</strong>
      </p>
    </>
  );
}
