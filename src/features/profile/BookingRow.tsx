import type { ReactNode } from 'react';
import { jt } from 'ttag';
import type { MyBooking } from '../../api';
import { bookingPath } from '../../config/paths';
import { formatInstantDate, formatInstantTime } from '../../lib/instants';
import * as s from './ProfilePage.module.css';
import { Link } from '../../ui/Link';

/** What upcoming and past bookings have in common. */
export type BookingRowData = Pick<
  MyBooking,
  'id' | 'booking_code' | 'created_at' | 'surf_spot_name' | 'booking_details'
>;

/** One booking: its code, when and where it was made for, its products, and where it stands. */
export function BookingRow({ booking, badge }: { booking: BookingRowData; badge: ReactNode }) {
  const { booking_code: code, created_at: bookedAt, surf_spot_name: spot, booking_details: details } = booking;
  const when = (
    <time key="when" dateTime={bookedAt}>
      <span>{formatInstantDate(bookedAt)}</span> <span>{formatInstantTime(bookedAt)}</span>
    </time>
  );
  return (
    <li className={s.row}>
      <div className={s.rowHead}>
        <Link className={s.code} to={bookingPath(code)}>
          {code}
        </Link>
        {badge}
      </div>
      <p className={s.facts}>
        <span>{jt`Booked ${when}`}</span>
        {spot && <span>{spot}</span>}
      </p>
      <ul className={s.products}>
        {details.map(({ product_name: product, reservation_date: day }, index) => (
          <li key={index}>
            <span>{product}</span> <time dateTime={day}>{formatInstantDate(day)}</time>
          </li>
        ))}
      </ul>
    </li>
  );
}
