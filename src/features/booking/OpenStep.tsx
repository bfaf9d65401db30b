import type { ReactNode } from 'react';
import type { CheckedBooking } from '../../api';
import { formatRupiah } from '../../lib/money';
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
    <p>{paymentTime(step.booking)}</p>
    {isPaying && (
      <p className={s.looking}>The payment page is open in another tab. When your money arrives, it shows here.</p>
    )}
  </StepPanel>
);

/** What is paid at the school. */
export const PayAtSchool = ({ booking }: { booking: CheckedBooking }) => (
  <p>Pay {formatRupiah(booking.total_amount)} at the school before your first session.</p>
);

/** The booking stands and is paid at the school. */
export const CashStep = (step: StepProps) => (
  <StepPanel {...step} tone="well" title="Your place is held">
    <PayAtSchool booking={step.booking} />
    <p>We confirm your day by WhatsApp.</p>
  </StepPanel>
);

/** The money has come, and the school has not answered yet. */
export const WaitingStep = (step: StepProps) => (
  <StepPanel {...step} tone="well" title="Thank you, your payment has arrived">
    <p>We check your day and confirm it by WhatsApp. There is nothing you need to do now.</p>
  </StepPanel>
);
