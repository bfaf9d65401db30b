import { Suspense } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { backendLevel } from '../../config/env';
import { Button } from '../../ui/Button';
import * as s from './BookingPage.module.css';
import { isPaymentOver } from './bookingTexts';
import { lazyComponent } from '../../ui/lazyPart';
import { NextStep } from './NextStep';
import { Receipt } from './Receipt';
import { usePayment } from './usePayment';
import { useStepChange } from './useStepChange';
import { useTools } from './useTools';

const ChangeBooking = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-booking" */ './ChangeBooking')).ChangeBooking,
);

interface BookingViewProps {
  booking: CheckedBooking;
  lookUp: () => Promise<CheckedBooking | null>;
}

/** A booking that was found: the next step, the receipt, and what can be done with it. */
export function BookingView({ booking, lookUp }: BookingViewProps) {
  const { step, isPaying, isChecking, checkPayment, returnToPayment } = usePayment(booking, lookUp);
  const { area, onShown } = useStepChange(step);
  const tools = useTools();
  const isDue = step === 'pay';

  const paymentButtons = (
    <>
      <Button
        variant={isDue ? 'primary' : 'secondary'}
        disabled={isPaymentOver(booking)}
        onClick={() => void returnToPayment()}
      >
        {t`Return to payment page`}
      </Button>
      {/* Not `disabled`, which would drop the focus. */}
      <Button variant="secondary" aria-disabled={isChecking} onClick={() => void checkPayment()}>
        {isChecking ? t`Checking...` : t`Check Payment Status`}
      </Button>
    </>
  );

  return (
    <div {...area}>
      {step && (
        <NextStep step={step} booking={booking} isPaying={isPaying} paymentButtons={paymentButtons} onShown={onShown} />
      )}
      <Receipt booking={booking} step={step} />
      <div key={`at ${step ?? ''}`} className={s.actions}>
        {tools && <tools.BookingTools booking={booking} step={step} />}
        {!isDue && paymentButtons}
      </div>
      {backendLevel() === 2 && booking.changes_until !== undefined && (
        <Suspense>
          <ChangeBooking booking={booking} lookUp={lookUp} />
        </Suspense>
      )}
    </div>
  );
}
