import { useEffect, useRef } from 'react';
import { t } from 'ttag';
import { type CheckedBooking, messageOf, statusOf, useCheckBookingQuery } from '../../api';
import { isRecord } from '../../lib/typeGuards';
import { paymentEnded, selectIsAnswerStored, useAppDispatch, useAppStore } from '../../state';
import { useToasts } from '../../ui/toast';
import { isPaymentOver } from './bookingTexts';

/** spec §8: the server's message, or what the lookup says without one; no answer at all is a failure to load. */
const lookupMessage = (error: unknown): string =>
  messageOf(error, statusOf(error) === 0 ? t`Failed to load booking details` : t`Failed to fetch booking data`);

/** Loads a booking by its code, shows a toast with the outcome, and looks it up again on request (spec §2 and §8). */
export function useBooking(bookingCode: string) {
  const query = useCheckBookingQuery({ bookingCode }, { refetchOnMountOrArgChange: true });
  const announced = useRef<number | string | null>(null);
  const toasts = useToasts();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const booking = query.currentData?.data ?? null;

  const { isFetching, isSuccess, isError, error, startedTimeStamp } = query;

  useEffect(() => {
    // A later look at the payment has messages of its own.
    if (isFetching || announced.current === bookingCode) return;
    if (isSuccess && booking) {
      announced.current = bookingCode;
      toasts.show('success', t`Booking details loaded successfully!`);
    } else if ((isSuccess || isError) && announced.current !== startedTimeStamp) {
      announced.current = startedTimeStamp ?? null;
      toasts.show('error', isError ? lookupMessage(error) : t`Failed to fetch booking data`);
    }
  }, [bookingCode, booking, isFetching, isSuccess, isError, error, startedTimeStamp, toasts]);

  useEffect(() => {
    if (booking && isPaymentOver(booking)) dispatch(paymentEnded(booking.booking_code));
  }, [booking, dispatch]);

  return {
    booking,
    isLoading: isFetching && !booking,
    /** Whether there is no such booking, as opposed to a call that failed. */
    isNotFound: !booking && (isSuccess || [400, 404].includes(statusOf(error))),
    /** Whether no server has answered; it may have answered that it cannot now. */
    isUnreachable: statusOf(error) === 0,
    /** Asks again; null when no server has answered with a booking. The page stays as it is meanwhile. */
    lookUp: async (): Promise<CheckedBooking | null> => {
      const answer = await query.refetch();
      // Any server may answer: an answer without a booking says nothing of its payment, nor does what the device has stored (as the last answer of all tells).
      const isNew = answer.isSuccess && !selectIsAnswerStored(store.getState());
      return isNew && isRecord(answer.data.data) ? answer.data.data : null;
    },
  };
}
