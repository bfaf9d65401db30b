import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { detailsOf, messageOf, useCreateBookingMutation } from '../../api';
import { bookingPath } from '../../config/paths';
import { rememberBooking } from '../../state/persist/recentBookings';
import { sessionDraft } from '../../state/persist/sessionDraft';
import { paymentPageAddress } from '../../lib/webAddress';
import { cartCleared, type CartLine, lessonCleared, paymentPageAnnounced, useAppDispatch } from '../../state';
import { useToasts } from '../../ui/toast';
import { useForm } from '../../ui/useForm';
import { forgetAttempt, keyForAttempt } from './attemptKey';
import { bookingRequest, checkCheckout, type CheckoutForm, emptyCheckoutForm, isCheckoutForm } from './checkoutRules';
import { countryOf } from './loadPhoneLibrary';

const draft = sessionDraft('checkoutForm', isCheckoutForm);

/**
 * The checkout form, and the booking of these lines. What was typed outlives a reload and a look back at the cart. On success
 * the cart, the selected lesson and the form are cleared and the booking's page opens (spec §4). `refusal` says why the
 * server refused the last attempt, as far as it said so.
 */
export function useCheckout(lines: readonly CartLine[]) {
  const [createBooking] = useCreateBookingMutation();
  const [refusal, setRefusal] = useState<string[]>([]);
  // Stays true while the booking's page loads, so that the emptied cart does not show.
  const [isBooked, setIsBooked] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToasts();

  const book = async ({ paymentMethod, ...form }: CheckoutForm) => {
    if (paymentMethod === '') return; // never the case: the check refuses it
    setRefusal([]);
    const request = bookingRequest({ ...form, paymentMethod }, lines, await countryOf(form.phone));
    const { data, error } = await createBooking({
      'Idempotency-Key': keyForAttempt(request),
      createBookingRequest: request,
    });
    // Any server may answer, so the code may be missing, which is a failure (spec §8).
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
    draft.clear();
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

  const form = useForm({
    initial: () => draft.read() ?? emptyCheckoutForm,
    check: checkCheckout,
    send: book,
    onChange: draft.write,
  });
  return { ...form, isBusy: form.isBusy || isBooked, isBooked, refusal };
}

export type Checkout = ReturnType<typeof useCheckout>;
