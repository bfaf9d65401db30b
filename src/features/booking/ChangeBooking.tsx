import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { schoolPhones } from '../../config/schoolLinks';
import { schoolMoment } from '../../lib/schoolMoment';
import { selectCurrentUser, useAppSelector } from '../../state';
import { Button } from '../../ui/Button';
import { announce } from '../../ui/LiveRegion';
import { bookingStep, canStillChange } from './bookingStep';
import { CancelBooking } from './CancelBooking';
import * as s from './ChangeBooking.module.css';
import { MoveSession } from './MoveSession';
import { hasAddress, type OwnChanges, ownChanges } from './ownChanges';
import { MOVE_BUTTON } from './ToMove';

interface ChangeBookingProps {
  booking: CheckedBooking;
  /** Looks the booking up again. */
  lookUp: () => Promise<CheckedBooking | null>;
}

/** Until when guests can change this booking here, in words. */
function untilWhen({ until, isFree, movable, canCancel }: OwnChanges, booking: CheckedBooking): string {
  if (!hasAddress(booking)) return t`To change this booking, call us.`;
  if (isFree && canCancel)
    return t`The school has changed your booking: you can move its days or cancel here, until each day ends.`;
  if (until !== null) {
    const time = schoolMoment(until);
    return t`You can move your days or cancel here until ${time}.`;
  }
  if (movable.length > 0) return t`You can still move your later days here. For anything else, call us.`;
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
  const [done, setDone] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);
  const changes = ownChanges(booking);
  const { until, isFree, movable, canCancel, cancellable } = changes;
  const canMove = movable.length > 0;
  const step = bookingStep(booking);
  const isOver = !isFree && until === null && (step === null || !canStillChange(step));
  // What is open or was said stays when the booking changes meanwhile.
  if (isOver && open === null && done === '') return null;

  const rule = untilWhen(changes, booking);
  const whenMoved = (text: string) => {
    setOpen(null);
    setDone(text);
    announce(text);
  };
  const whenGone = (text: string) => {
    flushSync(() => {
      setOpen(null);
      setDone(text);
    });
    outcome.current?.focus(); // the button that opened the dialog has gone
  };
  const dialog = { booking, lookUp, email, rule, onEmail: setEmail, onClose: () => setOpen(null), onGone: whenGone };
  const [phone = ''] = schoolPhones();
  return (
    <section className={s.change} aria-labelledby="change-booking">
      <h2 id="change-booking">{t`If your plans change`}</h2>
      {done && (
        <p ref={outcome} className={s.done} tabIndex={-1}>
          {done}
        </p>
      )}
      {!isOver && <p>{rule}</p>}
      {!isOver && !canCancel && (
        <p>
          <a className={s.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </p>
      )}
      <div className={s.ways}>
        {canMove && (
          <Button id={MOVE_BUTTON} variant="secondary" onClick={() => setOpen('move')}>
            {t`Move to another day`}
          </Button>
        )}
        {(canCancel || cancellable.length > 0) && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            {canCancel ? t`Cancel this booking` : t`Cancel a lesson`}
          </Button>
        )}
      </div>
      {open === 'move' && <MoveSession {...dialog} sessions={movable} isFree={isFree} onMoved={whenMoved} />}
      {open === 'cancel' && <CancelBooking {...dialog} lines={cancellable} canAll={canCancel} />}
    </section>
  );
}
