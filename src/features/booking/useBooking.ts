import { useEffect, useRef, useState } from 'react';
import { type CheckedBooking, messageOf, statusOf, useCheckBookingQuery } from '../../api';
import { isRecord } from '../../lib/typeGuards';
import { paymentPageAddress } from '../../lib/webAddress';
import { paymentEnded, paymentPageAnnounced, selectRedirectInfo, useAppDispatch, useAppSelector } from '../../state';
import { useToasts } from '../../ui/toast';
import { isPaymentOver } from './bookingTexts';

/** spec §8: the server's message, or what the lookup says without one; no answer at all is a failure to load. */
const lookupMessage = (error: unknown): string =>
  messageOf(error, statusOf(error) === 0 ? 'Failed to load booking details' : 'Failed to fetch booking data');

/** Loads a booking by its code, shows a toast with the outcome, and loads it again on request (spec §2 and §8). */
export function useBooking(bookingCode: string) {
  const query = useCheckBookingQuery({ bookingCode }, { refetchOnMountOrArgChange: true });
  const [isChecking, setIsChecking] = useState(false);
  const announced = useRef<number | string | null>(null);
  const toasts = useToasts();
  const dispatch = useAppDispatch();
  const redirectInfo = useAppSelector(selectRedirectInfo);
  const booking = query.currentData?.data ?? null;

  useEffect(() => {
    // A later look at the payment has messages of its own.
    if (query.isFetching || announced.current === bookingCode) return;
    if (query.isSuccess && booking) {
      announced.current = bookingCode;
      toasts.show('success', 'Booking details loaded successfully!');
    } else if ((query.isSuccess || query.isError) && announced.current !== query.startedTimeStamp) {
      announced.current = query.startedTimeStamp ?? null;
      toasts.show('error', query.isError ? lookupMessage(query.error) : 'Failed to fetch booking data');
    }
  }, [
    bookingCode,
    booking,
    query.isFetching,
    query.isSuccess,
    query.isError,
    query.error,
    query.startedTimeStamp,
    toasts,
  ]);

  useEffect(() => {
    if (booking && isPaymentOver(booking)) dispatch(paymentEnded(booking.booking_code));
  }, [booking, dispatch]);

  /** Keeps where a booking is paid, when that is not known here: another device booked, or the gateway did not answer then. */
  const keepPaymentPage = ({ booking_code: code, transaction }: CheckedBooking) => {
    const redirectUrl = isRecord(transaction) ? paymentPageAddress(transaction.redirect_url) : null;
    if (redirectUrl && redirectInfo?.bookingCode !== code) {
      dispatch(paymentPageAnnounced({ bookingCode: code, redirectUrl }));
    }
  };

  const checkPayment = async () => {
    setIsChecking(true);
    const { isSuccess, data } = await query.refetch();
    setIsChecking(false);
    // Any server may answer: an answer without a booking says nothing of its payment.
    if (isSuccess && isRecord(data.data)) {
      keepPaymentPage(data.data);
      toasts.show('success', 'Payment status updated!');
    } else toasts.show('error', 'Failed to check payment status.');
  };

  return {
    booking,
    isLoading: query.isFetching && !booking,
    /** Whether there is no such booking, as opposed to a call that failed. */
    isNotFound: !booking && (query.isSuccess || [400, 404].includes(statusOf(query.error))),
    isChecking,
    checkPayment,
    retry: () => void query.refetch(),
  };
}
