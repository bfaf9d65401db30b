import type { ReactNode } from 'react';
import { jt } from 'ttag';
import type { MyBooking } from '../../api';
import { bookingPath } from '../../config/paths';
import { formatInstantDate, formatInstantTime } from '../../lib/instants';
import { inOwnWords, ownSpotName } from '../../lib/ownWords';
import { byMoment } from '../../lib/sessionOrder';
import * as s from './ProfilePage.module.css';
import { Link } from '../../ui/Link';

/** What upcoming and past bookings have in common. */
export type BookingRowData = Pick<
  MyBooking,
  'id' | 'booking_code' | 'created_at' | 'surf_spot_name' | 'booking_details'
>;

/** Each session of a booking by date and hour, an open hour last; a line that tells none is one. */
function sessionsOf(lines: BookingRowData['booking_details']) {
  const all = lines.map(inOwnWords).flatMap(({ product_name: product, reservation_date, sessions }) =>
    (sessions?.length ? sessions : [{ reservation_date, start_time: null }]).map((session) => ({
      product,
      day: session.reservation_date,
      time: session.start_time,
    })),
  );
  return all.sort(byMoment(({ day, time }) => [day, time]));
}

/** One booking: when its sessions are first, as that is looked for, then its code, where it stands, and when it was made. */
export function BookingRow({ booking, badge }: { booking: BookingRowData; badge: ReactNode }) {
  const { booking_code: code, created_at: bookedAt, booking_details: lines } = booking;
  const spot = ownSpotName(booking);
  const when = (
    <time key="when" dateTime={bookedAt}>
      <span>{formatInstantDate(bookedAt)}</span> <span>{formatInstantTime(bookedAt)}</span>
    </time>
  );
  return (
    <li className={s.row}>
      <ul className={s.sessions}>
        {sessionsOf(lines).map(({ product, day, time }, index) => (
          <li key={index}>
            <time dateTime={time ? `${day}T${time}` : day}>
              {[day && formatInstantDate(day), time].filter(Boolean).join(', ')}
            </time>{' '}
            <span dir="auto">{product}</span>
          </li>
        ))}
      </ul>
      <div className={s.rowHead}>
        <Link className={s.code} to={bookingPath(code)}>
          {code}
        </Link>
        {badge}
      </div>
      <p className={s.facts}>
        {spot && <span>{spot}</span>}
        <small>{jt`Booked ${when}`}</small>
      </p>
    </li>
  );
}
