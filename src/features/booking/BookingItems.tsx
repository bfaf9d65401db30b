import { t } from 'ttag';
import type { Booking } from '../../api';
import { formatDay } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { inOwnWords } from '../../lib/ownWords';
import { byMoment } from '../../lib/sessionOrder';
import * as s from './BookingPage.module.css';

const labels = {
  product: t`Product Name`,
  date: t`Reservation Date`,
  people: t`Person`,
  total: t`Total`,
};

type Line = Booking['booking_details'][number];

/** Until when a course goes on. */
function LastDay({ line: { sessions = [] } }: { line: Line }) {
  const last = sessions.at(-1)?.reservation_date;
  if (sessions.length < 2 || !last) return null;
  const day = formatDay(last);
  return <small> {t`until ${day}`}</small>;
}

/** The booked sessions by their date, and what they cost together; of a cancelled booking nothing is to be paid. */
export function BookingItems({ booking }: { booking: Booking }) {
  const lines = [...booking.booking_details].sort(
    byMoment(({ reservation_date: date, sessions }) => [date, sessions?.[0]?.start_time]),
  );
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
          {lines.map((item) => (
            <tr key={item.id}>
              <td data-label={labels.product} dir="auto">
                {inOwnWords(item).product_name}
              </td>
              <td data-label={labels.date}>
                <span>
                  {formatDay(item.reservation_date)}
                  <LastDay line={item} />
                </span>
              </td>
              <td data-label={labels.people}>{item.person}</td>
              <td data-label={labels.total}>{formatRupiah(item.total_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {booking.status !== 'CANCELLED' && (
        <p className={s.total}>
          {/* The '$' of the specification is the icon of a coin; the amount is in rupiah. */}
          <span className={s.coin} aria-hidden="true">
            $
          </span>
          <span>{t`Total Payment`}</span>
          <strong>{formatRupiah(booking.total_amount)}</strong>
        </p>
      )}
    </>
  );
}
