import type { ReactNode } from 'react';
import type { CheckedBooking } from '../../api';
import { goodToKnow } from '../../config/school';
import { formatDay, schoolToday } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { AddToCalendar } from './AddToCalendar';
import { paymentTime } from './paymentTime';
import { StepPanel, type StepProps } from './StepPanel';
import * as s from './StepPanel.module.css';

// The words of the two statuses stand in the booking's fields alone: what is said here never repeats them (decision 80).

interface PayStepProps extends StepProps {
  /** Whether this page has opened the payment page. */
  isPaying: boolean;
  /** The way to the payment page, and to look at the payment. */
  buttons: ReactNode;
}

/** An online payment is open: how much, until when. */
export const PayStep = ({ isPaying, buttons, ...step }: PayStepProps) => (
  <StepPanel
    {...step}
    tone="due"
    title={`One step left: pay ${formatRupiah(step.booking.total_amount)}`}
    ways={buttons}
  >
    <p>{paymentTime(step.booking, Date.now())}</p>
    {isPaying && (
      <p className={s.looking}>The payment page is open in another tab. When your money arrives, it shows here.</p>
    )}
  </StepPanel>
);

const PayAtSchool = ({ booking }: { booking: CheckedBooking }) => (
  <p>Pay {formatRupiah(booking.total_amount)} at the school before your first session.</p>
);

/** The booking stands and is paid at the school. */
export const CashStep = (step: StepProps) => (
  <StepPanel {...step} tone="well" title="Your place is held">
    <PayAtSchool booking={step.booking} />
    <p>{goodToKnow.time}</p>
  </StepPanel>
);

/** The money has come, and the school has not answered yet. */
export const WaitingStep = (step: StepProps) => (
  <StepPanel {...step} tone="well" title="Thank you, your payment has arrived">
    <p>We check your day and confirm it by WhatsApp. There is nothing you need to do now.</p>
  </StepPanel>
);

/** The next day, and how many sessions there are from then on. */
function daysToCome({ booking_details }: CheckedBooking): string {
  const today = schoolToday();
  const days = booking_details.map(({ reservation_date }) => reservation_date).filter((day) => day >= today);
  const [first = ''] = days.sort();
  const day = formatDay(first);
  return days.length > 1 ? `${day} first, ${String(days.length)} sessions in all.` : `${day}.`;
}

/** The guest is expected: when, where, with what. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  const facts = [
    ['When', `${daysToCome(booking)} ${goodToKnow.time}`],
    ['Where', [booking.surf_spot_name?.trim(), goodToKnow.meetingPoint].filter(Boolean).join('. ')],
    ['Bring', goodToKnow.bring.join(', ')],
  ] as const;
  return (
    <StepPanel {...step} tone="well" title="See you at the beach" ways={<AddToCalendar booking={booking} isFirst />}>
      <dl className={s.arrival}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {paymentStatusOf(booking) !== 'PAID' && <PayAtSchool booking={booking} />}
    </StepPanel>
  );
}
