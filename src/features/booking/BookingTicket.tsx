import { encode } from 'uqr';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { school } from '../../config/school';
import { terms } from '../../config/terms';
import { isInTime } from '../../lib/freeUntil';
import { freeUntilSentence } from '../../lib/freeUntilText';
import { addressOf } from './bookingSharing';
import * as s from './BookingTicket.module.css';

/** Until when the booking can be cancelled, as the backend tells; one that tells nothing leaves it to the school's rule. */
function freeText({ changes_until: until }: CheckedBooking): string | null {
  if (until === undefined) return terms.cancellation;
  return until !== null && isInTime(Date.parse(until)) ? freeUntilSentence(Date.parse(until)) : null;
}

/** A QR code of the booking's address, for the receipt and for the desk at the beach. It is loaded apart, with its library. */
export function BookingTicket({ booking }: { booking: CheckedBooking }) {
  const { booking_code: code } = booking;
  const free = freeText(booking);
  const { size, data } = encode(addressOf(booking), { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <figure className={s.ticket}>
      <p className={s.head}>{school.brand}</p>
      <svg viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={t`QR code of booking ${code}`}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <figcaption>
        {t`Show this at the beach: it opens your booking.`}
        {free !== null && <small>{free}</small>}
      </figcaption>
    </figure>
  );
}
