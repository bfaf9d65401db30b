import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { amountDue } from '../../lib/bookings';
import { formatRupiah } from '../../lib/money';
import { paymentTime } from './paymentTime';
import { PayAtSchool, StepPanel, type StepProps, StillDue } from './StepPanel';
import * as s from './StepPanel.module.css';
import { useTools } from './useTools';

function Expected({ booking }: { booking: CheckedBooking }) {
  const tools = useTools();
  return tools && <tools.Arrival booking={booking} />;
}

// The words of the two statuses stand in the booking's fields alone: a status that is shown twice reads like two statuses.

interface PayStepProps extends StepProps {
  /** Whether this page has opened the payment page. */
  isPaying: boolean;
  /** The way to the payment page, and to look at the payment. */
  buttons: ReactNode;
}

/** An online payment is open: how much, until when. */
export function PayStep({ isPaying, buttons, ...step }: PayStepProps) {
  const amount = formatRupiah(amountDue(step.booking));
  return (
    <StepPanel
      {...step}
      tone="due"
      title={t`One step left: pay ${amount}`}
      ways={buttons}
      after={<Expected booking={step.booking} />}
    >
      <p>{paymentTime(step.booking)}</p>
      {isPaying && (
        <p className={s.looking}>
          {t`The payment page is open in another tab. When your money arrives, it shows here.`}
        </p>
      )}
    </StepPanel>
  );
}

/** The booking stands and is paid at the school. */
export const CashStep = (step: StepProps) => (
  <StepPanel {...step} tone="well" title={t`Your place is held`}>
    <PayAtSchool booking={step.booking} />
    <p>{t`We confirm your day by WhatsApp.`}</p>
    <Expected booking={step.booking} />
  </StepPanel>
);

/**
 * The money has come, or there was none to pay, and the school has not answered yet. Where it has moved or closed a day, the guest may
 * have something to do.
 */
export const WaitingStep = (step: StepProps) => (
  <StepPanel
    {...step}
    tone="well"
    title={step.booking.total_amount > 0 ? t`Thank you, your payment has arrived` : t`Your place is held`}
  >
    {amountDue(step.booking) > 0 || step.booking.changes_free ? (
      <>
        <p>{t`We confirm your day by WhatsApp.`}</p>
        <StillDue booking={step.booking} />
      </>
    ) : (
      <p>{t`We check your day and confirm it by WhatsApp. There is nothing you need to do now.`}</p>
    )}
    <Expected booking={step.booking} />
  </StepPanel>
);
