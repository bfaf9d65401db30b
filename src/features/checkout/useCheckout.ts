import { useState } from 'react';
import { parsePhoneNumber } from 'react-phone-number-input';
import { useNavigate } from 'react-router-dom';
import { detailsOf, messageOf, type PaymentMethod, useCreateBookingMutation } from '../../api';
import { bookingPath } from '../../config/paths';
import { rememberBooking } from '../../state/persist/recentBookings';
import { paymentPageAddress } from '../../lib/webAddress';
import { cartCleared, type CartLine, lessonCleared, paymentPageAnnounced, useAppDispatch } from '../../state';
import { useToasts } from '../../ui/toast';
import { forgetAttempt, keyForAttempt } from './attemptKey';
import { bookingRequest, type CheckoutForm } from './checkoutRules';

/**
 * Sends the booking. On success the cart and the selected lesson are removed and the booking's page opens (spec §4);
 * `onBooked` clears the form. `refusal` says why the server refused the last attempt, as far as it said so.
 */
export function useCheckout(lines: readonly CartLine[], onBooked: () => void) {
  const [createBooking, { isLoading }] = useCreateBookingMutation();
  const [refusal, setRefusal] = useState<string[]>([]);
  // Stays true while the booking's page loads, so that the emptied cart does not show.
  const [isBooked, setIsBooked] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToasts();

  const book = async (form: CheckoutForm & { paymentMethod: PaymentMethod }) => {
    setRefusal([]);
    const request = bookingRequest(form, lines, parsePhoneNumber(form.phone)?.country);
    const { data, error } = await createBooking({
      'Idempotency-Key': keyForAttempt(request),
      createBookingRequest: request,
    });
    // Any server may answer: the code is looked for with suspicion (spec §8: a missing one is a failure).
    const { booking, transaction } = data?.data ?? {};
    if (!booking?.booking_code) {
      toasts.show('error', 'Failed to complete booking. Please try again.');
      if (error) setRefusal([messageOf(error, ''), ...detailsOf(error)].filter(Boolean));
      return;
    }
    const code = booking.booking_code;
    const redirectUrl = paymentPageAddress(transaction?.redirect_url);
    if (redirectUrl) dispatch(paymentPageAnnounced({ bookingCode: code, redirectUrl }));
    setIsBooked(true);
    forgetAttempt();
    onBooked();
    rememberBooking({
      code,
      lessons: [...new Set(lines.map(({ product }) => product.name))].join(', '),
      bookedAt: new Date().toISOString(),
    });
    dispatch(cartCleared());
    dispatch(lessonCleared());
    toasts.show('success', 'Booking successful!');
    await navigate(bookingPath(code), { replace: true });
  };

  return { book, isSending: isLoading || isBooked, isBooked, refusal };
}
