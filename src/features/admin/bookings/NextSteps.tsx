import { Button } from 'antd';
import type { Booking } from '../../../api';
import { amountDue, isFinal, isPaymentLocked, paymentRefusal } from './bookingRules';
import * as s from './bookings.module.css';
import type { Opening } from './useBookingAddress';
import { useMayCancel } from './useMayCancel';

interface NextStepsProps {
  booking: Booking;
  /** What the booking owes, where the backend tells. */
  due: number | undefined;
  onOpen: (what: Opening) => void;
}

/** What can be done with a booking now. What its state or the person's role rules out is not shown. */
export function NextSteps({ booking, due = amountDue(booking), onOpen }: NextStepsProps) {
  const mayCancel = useMayCancel();
  const isOver = isFinal(booking);
  const refusal = paymentRefusal(booking);
  const canTakePayment = refusal === null && !isPaymentLocked(booking) && due > 0;
  const steps = [
    { label: 'Confirm booking', edit: 'confirm', isOffered: booking.status === 'PENDING' },
    { label: 'Take payment', edit: 'pay', isOffered: canTakePayment },
    { label: 'Complete booking', edit: 'complete', isOffered: !isOver },
    { label: 'Cancel booking', edit: 'cancel', isOffered: !isOver && mayCancel },
  ].filter(({ isOffered }) => isOffered);
  return (
    <div className={s.steps}>
      {steps.map(({ label, edit }, index) => (
        <Button
          key={edit}
          type={index === 0 ? 'primary' : 'default'}
          danger={edit === 'cancel'}
          aria-haspopup="dialog"
          onClick={() => onOpen({ booking: booking.booking_code, edit })}
        >
          {label}
        </Button>
      ))}
      {refusal !== null && due > 0 && <span className={s.note}>{refusal}</span>}
    </div>
  );
}
