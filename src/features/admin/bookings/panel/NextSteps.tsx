import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { selectIsAdmin, useAppSelector } from '../../../../state';
import type { Booking, FullBooking } from '../../../../api';
import { amountDue } from '../../../../lib/bookings';
import { isFinal, isPaymentLocked, nextSessionDay, paymentRefusal } from '../shared/bookingRules';
import { AskGateway } from './AskGateway';
import * as s from './panel.module.css';
import { correctableMethods, useCorrectable } from '../shared/corrections';
import { leftInAll } from '../shared/ledgerRules';
import { boardPath, toGuest } from '../../shared/boardDay';
import type { Opening } from '../../shared/useBookingAddress';

interface NextStepsProps {
  booking: Booking;
  /** All about the booking; null without a backend of level 2. */
  full: FullBooking | null;
  /** Whether that is still being asked for. */
  isLoading: boolean;
  onOpen: (what: Opening) => void;
}

/** What can be done with a booking now. What its state or the person's role rules out is not shown. */
export function NextSteps({ booking, full, isLoading, onOpen }: NextStepsProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const navigate = useNavigate();
  const isOver = isFinal(booking);
  const due = full?.amount_due ?? amountDue(booking);
  const refusal = full || isLoading ? null : paymentRefusal(booking);
  const hasLedger = full !== null || isLoading;
  const canTakePayment = !hasLedger && refusal === null && !isPaymentLocked(booking) && due > 0;
  const canCorrect = correctableMethods(useCorrectable(full?.ledger)).length > 0;
  // Who is still to surf is next looked for on the board of that day; only what is over is next completed.
  const nextDay = isOver || !hasLedger ? undefined : nextSessionDay(booking);
  const steps = [
    { label: 'Confirm booking', edit: 'confirm', isOffered: booking.status === 'PENDING', isNext: true },
    { label: 'Add payment', edit: 'add-payment', isOffered: hasLedger && due > 0, isNext: true },
    { label: 'Take payment', edit: 'pay', isOffered: canTakePayment, isNext: true },
    { label: 'Show on the board', board: nextDay, isOffered: nextDay !== undefined, isNext: true },
    { label: 'Complete booking', edit: 'complete', isOffered: !isOver, isNext: true },
    { label: 'Cancel booking', edit: 'cancel', isOffered: !isOver && isAdmin },
    // A tip, or money that came for a booking that owes nothing.
    { label: 'Add payment', edit: 'add-payment', isOffered: full !== null && due === 0 },
    { label: 'Correct my entry', edit: 'correct', isOffered: canCorrect },
    { label: 'Give back', edit: 'give-back', isOffered: full !== null && isAdmin && leftInAll(full.ledger) > 0 },
  ].filter(({ isOffered }) => isOffered);
  return (
    <div className={s.steps}>
      {steps.map(({ label, edit, board, isNext }, index) => (
        <Button
          key={label}
          type={index === 0 && isNext ? 'primary' : 'default'}
          danger={edit === 'cancel'}
          // In its place from the start, so that no button moves under a finger.
          disabled={edit === 'add-payment' && full === null}
          aria-haspopup={edit === undefined ? undefined : 'dialog'}
          onClick={() => {
            if (board) void navigate(boardPath(board), { state: toGuest(booking.booking_code) });
            else onOpen({ booking: booking.booking_code, edit });
          }}
        >
          {label}
        </Button>
      ))}
      <AskGateway booking={booking} />
      {refusal !== null && due > 0 && <span className={s.note}>{refusal}</span>}
    </div>
  );
}
