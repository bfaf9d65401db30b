import { useState } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { isRecord } from '../../lib/typeGuards';
import { paymentPageAddress } from '../../lib/webAddress';
import { paymentPageAnnounced, selectRedirectInfo, useAppDispatch, useAppSelector } from '../../state';
import { useToasts } from '../../ui/toast';
import { useSubmitOnce } from '../../ui/useSubmitOnce';

/** Where the answer says that the booking is paid, or null. */
const pageIn = ({ transaction }: CheckedBooking): string | null =>
  isRecord(transaction) ? paymentPageAddress(transaction.redirect_url) : null;

/** Whether a booking's own page counts before the saved one: a backend that says what is due may have ended that one. */
const namesItsPage = ({ amount_due }: CheckedBooking): boolean => amount_due !== undefined;

/**
 * The way to a booking's payment page, in a new tab (spec §2 and §8). It is the saved one, or the one that the booking was
 * answered with; where neither is known, the booking is looked up before the person is told that there is none.
 */
export function usePaymentPage(booking: CheckedBooking, lookUp: () => Promise<CheckedBooking | null>) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const redirectInfo = useAppSelector(selectRedirectInfo);
  const dispatch = useAppDispatch();
  const toasts = useToasts();

  /** Keeps where a booking is paid, when that is not known here: another device booked, or the gateway did not answer then. */
  const keepPage = (answer: CheckedBooking) => {
    const redirectUrl = pageIn(answer);
    const { booking_code: bookingCode } = answer;
    if (redirectUrl && (redirectInfo?.bookingCode !== bookingCode || namesItsPage(answer))) {
      dispatch(paymentPageAnnounced({ bookingCode, redirectUrl }));
    }
  };

  const openPage = (address: string) => {
    window.open(address, '_blank', 'noopener');
    setOpenedAt(Date.now());
  };

  const [returnToPayment] = useSubmitOnce(async () => {
    const saved = redirectInfo?.bookingCode === booking.booking_code ? redirectInfo.redirectUrl : null;
    const named = pageIn(booking);
    const known = namesItsPage(booking) ? (named ?? saved) : (saved ?? named);
    if (known) {
      keepPage(booking);
      openPage(known); // before anything is waited for, as browsers open tabs only while the person acts
      return;
    }
    const answer = await lookUp();
    const found = answer && pageIn(answer);
    if (!answer) toasts.show('error', t`Failed to check payment status.`);
    else if (found) {
      keepPage(answer);
      openPage(found);
    } else if (redirectInfo) toasts.show('error', t`Payment page not available for this booking.`);
    else toasts.show('error', t`No redirect information found.`);
  });

  return {
    /** When this page has opened the payment page, in milliseconds; null if it has not. */
    openedAt,
    keepPage,
    returnToPayment,
  };
}
