import { useEffect, useEffectEvent } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { useToasts } from '../../ui/toast';
import { useSubmitOnce } from '../../ui/useSubmitOnce';
import { bookingStep, canStillChange } from './bookingStep';
import { usePaymentPage } from './usePaymentPage';

/** How a booking is paid and looked at: by the person, and by itself when there may be something new (spec §2 and §8). */
export function usePayment(booking: CheckedBooking, lookUp: () => Promise<CheckedBooking | null>) {
  const toasts = useToasts();
  const { openedAt, keepPage, returnToPayment } = usePaymentPage(booking, lookUp);
  const step = bookingStep(booking);

  const [checkPayment, isChecking] = useSubmitOnce(async () => {
    const answer = await lookUp();
    if (answer) keepPage(answer);
    if (answer) toasts.show('success', t`Payment status updated!`);
    else toasts.show('error', t`Failed to check payment status.`);
  });

  const look = useEffectEvent(() => void lookUp());
  const canChange = canStillChange(step);
  const paymentOpenedAt = step === 'pay' ? openedAt : null;
  useEffect(() => {
    if (!canChange) return undefined;
    let stop: (() => void) | null = () => undefined;
    import(/* webpackChunkName: "booking-tools" */ './startLooks').then(
      ({ startLooks }) => {
        if (stop) stop = startLooks(() => look(), paymentOpenedAt);
      },
      () => undefined, // the button looks as well
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [canChange, paymentOpenedAt]);

  return { step, isPaying: openedAt !== null, isChecking, checkPayment, returnToPayment };
}
