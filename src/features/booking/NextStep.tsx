import { type ReactNode, Suspense } from 'react';
import type { BookingStep } from './bookingStep';
import { lazyComponent } from '../../ui/lazyPart';
import { CashStep, PayStep, WaitingStep } from './OpenStep';
import type { StepProps } from './StepPanel';
import * as s from './StepPanel.module.css';
import { useTools } from './useTools';

const EndedStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "ended-booking" */ './EndedStep')).EndedStep,
);

interface NextStepProps extends StepProps {
  step: BookingStep;
  /** Whether this page has opened the payment page. */
  isPaying: boolean;
  /** The buttons about the payment, which stand here while it is to be made. */
  paymentButtons: ReactNode;
}

/** What happens next with a booking, from its own state. */
export function NextStep({ step, isPaying, paymentButtons, ...rest }: NextStepProps) {
  const tools = useTools();
  switch (step) {
    case 'pay':
      return <PayStep {...rest} isPaying={isPaying} buttons={paymentButtons} />;
    case 'cash':
      return <CashStep {...rest} />;
    case 'waiting':
      return <WaitingStep {...rest} />;
    case 'confirmed':
      return tools && <tools.ConfirmedStep {...rest} />;
    default:
      return (
        <Suspense fallback={<div className={s.panel} />}>
          <EndedStep {...rest} kind={step} />
        </Suspense>
      );
  }
}
