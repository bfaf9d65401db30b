import { useState } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { school, terms } from '../../config/school';
import { selectCurrentUser, useAppSelector } from '../../state';
import { Button } from '../../ui/Button';
import { announce } from '../../ui/LiveRegion';
import { CancelBooking } from './CancelBooking';
import * as s from './ChangeBooking.module.css';
import { MoveSession } from './MoveSession';
import { formatDeadline, ownChanges } from './ownChanges';

interface ChangeBookingProps {
  booking: CheckedBooking;
  /** Looks the booking up again. */
  lookUp: () => Promise<CheckedBooking | null>;
}

/** Until when guests can change this booking here, in words. */
function untilWhen(until: number | null, canMove: boolean): string {
  if (until !== null) {
    const time = formatDeadline(until);
    return t`You can move your days or cancel here until ${time}.`;
  }
  if (canMove) return t`You can still move your later days here. For anything else, call us.`;
  return t`It is too late to change this booking here. Call us: we do what we can.`;
}

/**
 * Guests move and cancel by themselves, as far as the backend offers it for this booking. It is loaded apart, as most bookings
 * are only looked at.
 */
export function ChangeBooking({ booking, lookUp }: ChangeBookingProps) {
  const user = useAppSelector(selectCurrentUser);
  const [email, setEmail] = useState(user?.email === booking.customer_email ? booking.customer_email : '');
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const [moved, setMoved] = useState('');
  const { until, movable } = ownChanges(booking);
  const isFinal = booking.status !== 'PENDING' && booking.status !== 'CONFIRMED';
  const canMove = movable.length > 0;
  // What is open stays, so that nobody loses what was typed or said when the booking changes meanwhile.
  if (isFinal && until === null && open === null) return null;

  const dialog = { booking, lookUp, email, onEmail: setEmail, onClose: () => setOpen(null) };
  const whenMoved = (text: string) => {
    setOpen(null);
    setMoved(text);
    announce(text);
  };
  const [phone] = school.contact.phones;
  return (
    <section className={s.change} aria-labelledby="change-booking">
      <h2 id="change-booking">{t`If your plans change`}</h2>
      {moved && <p className={s.done}>{moved}</p>}
      <p>{untilWhen(until, canMove)}</p>
      {until === null ? (
        <p>
          <a className={s.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </p>
      ) : (
        <p className={s.terms}>{terms.cancellation}</p>
      )}
      <div className={s.ways}>
        {canMove && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {t`Move to another day`}
          </Button>
        )}
        {until !== null && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            {t`Cancel this booking`}
          </Button>
        )}
      </div>
      {open === 'move' && <MoveSession {...dialog} sessions={movable} onMoved={whenMoved} />}
      {open === 'cancel' && <CancelBooking {...dialog} />}
    </section>
  );
}
