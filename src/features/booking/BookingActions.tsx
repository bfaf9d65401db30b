import type { Booking } from '../../api';
import { selectRedirectInfo, useAppSelector } from '../../state';
import { Button } from '../../ui/Button';
import { download } from '../../ui/download';
import { NewTabLink } from '../../ui/NewTabLink';
import { useToasts } from '../../ui/toast';
import * as s from './BookingPage.module.css';
import { bookingCalendar, whatsAppLink } from './bookingSharing';
import { isPaymentOver } from './bookingTexts';

interface BookingActionsProps {
  booking: Booking;
  isChecking: boolean;
  onCheckPayment: () => void;
}

/** What can be done with a booking: pay, look at the payment again, keep it, share it (spec §2 and §8). */
export function BookingActions({ booking, isChecking, onCheckPayment }: BookingActionsProps) {
  const redirectInfo = useAppSelector(selectRedirectInfo);
  const toasts = useToasts();
  const code = booking.booking_code;

  const returnToPayment = () => {
    if (!redirectInfo) {
      toasts.show('error', 'No redirect information found.');
    } else if (redirectInfo.bookingCode !== code) {
      toasts.show('error', 'Payment page not available for this booking.');
    } else {
      window.open(redirectInfo.redirectUrl, '_blank', 'noopener');
    }
  };

  return (
    <div className={s.actions}>
      <Button disabled={isChecking} onClick={onCheckPayment}>
        {isChecking ? 'Checking...' : 'Check Payment Status'}
      </Button>
      <Button variant="secondary" disabled={isPaymentOver(booking)} onClick={returnToPayment}>
        Return to payment page
      </Button>
      <Button
        variant="secondary"
        onClick={() => download(`booking-${code}.ics`, 'text/calendar', bookingCalendar(booking))}
      >
        Add to calendar
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        Print receipt
      </Button>
      <NewTabLink className={s.share} href={whatsAppLink(booking)}>
        Share by WhatsApp
      </NewTabLink>
    </div>
  );
}
