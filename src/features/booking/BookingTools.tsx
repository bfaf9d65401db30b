import { t } from 'ttag';
import type { Booking } from '../../api';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { Button } from '../../ui/Button';
import { NewTabLink } from '../../ui/NewTabLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AddToCalendar } from './AddToCalendar';
import * as s from './BookingPage.module.css';
import { type BookingStep, isExpected } from './bookingStep';
import { whatsAppLink } from './bookingSharing';

/** Whether there is a receipt to print: the guest is expected, was there, or has paid. */
const hasReceipt = (step: BookingStep | null, booking: Booking): boolean =>
  isExpected(step) || step === 'completed' || paymentStatusOf(booking) === 'PAID';

/** What else can be done with a booking, as far as it makes sense at its step: keep it, print it, share it. */
export function BookingTools({ booking, step }: { booking: Booking; step: BookingStep | null }) {
  return (
    <>
      {isExpected(step) && step !== 'confirmed' && <AddToCalendar booking={booking} />}
      {hasReceipt(step, booking) && (
        <Button variant="secondary" onClick={() => window.print()}>
          {t`Print receipt`}
        </Button>
      )}
      {isExpected(step) && (
        <NewTabLink className={s.share} href={whatsAppLink(booking)}>
          {t`Share by WhatsApp`}
          <VisuallyHidden> {t`(opens a new tab)`}</VisuallyHidden>
        </NewTabLink>
      )}
    </>
  );
}
