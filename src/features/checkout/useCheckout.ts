import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { t } from 'ttag';
import { type CreateBookingRequest, statusOf, useCreateBookingMutation } from '../../api';
import { bookingPath } from '../../config/paths';
import { attemptAt, forgetAttempt, isAttemptOpen, noteRefusal } from '../../state/persist/bookingAttempt';
import { rememberBooking } from '../../state/persist/recentBookings';
import { sessionDraft } from '../../state/persist/sessionDraft';
import { CHECKOUT_FORM } from '../../state/persist/webStorage';
import { paymentPageAddress } from '../../lib/webAddress';
import {
  cartReplaced,
  type CartLine,
  lessonCleared,
  paymentPageAnnounced,
  selectCartLines,
  selectIsLoggedIn,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '../../state';
import { useToasts } from '../../ui/toast';
import { useForm } from '../../ui/useForm';
import { isLoginRefused, reasonsOf, saysOfLines, withoutAnswer } from './checkoutReasons';
import {
  bookingRequest,
  changedTotal,
  checkCheckout,
  type CheckoutForm,
  emptyCheckoutForm,
  goneLines,
  isCheckoutForm,
  NOT_KNOWN,
  NOT_SENT,
  withoutBooked,
} from './checkoutRules';
import { factsOfPhone } from './loadPhoneLibrary';
import { useBooker } from './useBooker';
import { useNewSpot } from './useNewSpot';
import { useOrder } from './useOrder';

const draft = sessionDraft(CHECKOUT_FORM, isCheckoutForm);

/**
 * The checkout form, and the booking of these lines. What was typed outlives a reload and a look back at the cart. On success
 * the cart, the selected lesson and the form are cleared and the booking's page opens (spec §4). `reasons` say why the last
 * attempt did not lead to a booking, as far as that is known.
 */
export function useCheckout(cart: readonly CartLine[]) {
  const [createBooking] = useCreateBookingMutation();
  const { prices, days, problems, isWrongForLesson, needsCart, names, namesOfSessions } = useOrder(cart);
  const [reasons, setReasons] = useState<string[]>(() => (isAttemptOpen() ? [NOT_KNOWN] : []));
  // What was booked stays while the booking's page loads, so that the emptied cart does not show.
  const [booked, setBooked] = useState<readonly CartLine[] | null>(null);
  const [askedPhone, setAskedPhone] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const toasts = useToasts();
  const booker = useBooker();
  const newSpot = useNewSpot();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);

  // A booking without an answer may have taken the last places itself, and is sent again: then the server decides alone.
  const isRetry = reasons.includes(NOT_KNOWN);
  const refusals = booked || isRetry ? [] : problems;

  const focusQuestion = () => formRef.current?.querySelector<HTMLElement>('[data-question]')?.focus();

  /** Whether the person must answer something first; the focus goes there. */
  const hasQuestion = async ({ phone, localPhone }: CheckoutForm, isPhoneValid: boolean): Promise<boolean> => {
    const isPhoneAsked = localPhone !== '' && !isPhoneValid;
    // A day may have been opened, or places given back, since the page was.
    const isRefused = refusals.length > 0 && (!(await days.askAgain()) || isWrongForLesson);
    const isAsking = booker.isLost || !(await prices.areAgreed(isRetry)) || isRefused || isPhoneAsked;
    flushSync(() => setAskedPhone(isPhoneAsked ? phone : null));
    if (isAsking) focusQuestion();
    return isAsking;
  };

  /** Sends a booking with the total that the person was shown, or a lower one. */
  const send = async (wanted: CreateBookingRequest, agreed = prices.agreedTotal) => {
    const { key, total, request } = attemptAt(wanted, agreed);
    const answer = await createBooking({
      'Idempotency-Key': key,
      createBookingRequest: { ...request, expected_total: total },
    });
    const newTotal = changedTotal(answer.error);
    if (newTotal === undefined) return answer;
    forgetAttempt(); // nothing was booked with this key
    // An attempt without an answer goes out again with its own total; the person may have agreed to the new one since.
    if (newTotal < agreed || (newTotal === agreed && total !== agreed)) return send(wanted, newTotal);
    await prices.askAgain(); // says which lesson it is, and asks
    return answer;
  };

  /** Says why nothing was booked, as far as that is known. `wasOpen`: an attempt before it has no answer yet. */
  const explain = async (error: unknown, wasOpen: boolean) => {
    toasts.show('error', t`Failed to complete booking. Please try again.`);
    const { texts, isSure: isRefused } = reasonsOf(error, namesOfSessions);
    // These two come before the key is looked at: they say nothing of an earlier attempt without an answer.
    const isSure = isRefused && !(wasOpen && [401, 429].includes(statusOf(error)));
    if (isSure) noteRefusal();
    flushSync(() => setReasons(isSure ? texts : [...texts, NOT_KNOWN]));
    if (changedTotal(error) !== undefined || isLoginRefused(error)) focusQuestion();
    else if (statusOf(error) === 409) {
      const isRefusedByDays = !(await days.askAgain());
      if (isRefusedByDays) setReasons(withoutAnswer); // the page says the same, in the visitor's words
    } else if (statusOf(error) === 404) {
      const spot = goneLines(error).length === 0 ? await newSpot() : null;
      const moved =
        spot && t`The surf spot in your cart is no longer offered. We meet at ${spot} now: press again to book.`;
      if (moved) setReasons((known) => [moved, ...withoutAnswer(known)]);
      else await prices.askAgain(); // says which lesson is gone
    } else if (saysOfLines(error)) {
      const isTaken = await prices.askAgain();
      if (!isTaken) setReasons(withoutAnswer); // the page says the same, in the visitor's words
    }
  };

  /** Clears what has been booked, and opens the booking's page. */
  const finish = async (code: string, redirectUrl: string | null) => {
    if (redirectUrl) dispatch(paymentPageAnnounced({ bookingCode: code, redirectUrl }));
    setBooked(cart);
    forgetAttempt();
    draft.clear();
    // Who is signed in finds it in the profile, and the next person at this device may be another one.
    if (!isLoggedIn) rememberBooking({ code, lessons: names.join(', '), bookedAt: new Date().toISOString() });
    dispatch(cartReplaced(withoutBooked(selectCartLines(store.getState()), cart)));
    dispatch(lessonCleared());
    toasts.show('success', t`Booking successful!`);
    await navigate(bookingPath(code), { replace: true });
  };

  const book = async (form: CheckoutForm) => {
    const { paymentMethod, ...customer } = form;
    if (paymentMethod === '') return; // never the case: the check refuses it
    const phone = await factsOfPhone(form.phone);
    setReasons(withoutAnswer);
    // Whoever has gone back meanwhile books nothing.
    if ((await hasQuestion(form, phone?.isValid ?? true)) || !formRef.current) return;
    if (!navigator.onLine && !isRetry) {
      toasts.show('error', t`Failed to complete booking. Please try again.`);
      setReasons([NOT_SENT]);
      return;
    }
    const wasOpen = isAttemptOpen();
    const { data, error } = await send(bookingRequest({ ...customer, paymentMethod }, cart, phone?.country));
    // Any server may answer, so the code may be missing, which is a failure (spec §8).
    const { booking, transaction } = data?.data ?? {};
    if (booking?.booking_code) await finish(booking.booking_code, paymentPageAddress(transaction?.redirect_url));
    else await explain(error, wasOpen);
  };

  const form = useForm({
    initial: () => ({ ...emptyCheckoutForm, ...draft.read() }),
    check: checkCheckout,
    send: book,
    onChange: draft.write,
  });
  return {
    ...form,
    formProps: { ...form.formProps, ref: formRef },
    isBusy: form.isBusy || booked !== null,
    /** The lines at what they cost now. */
    lines: booked ?? prices.lines,
    shown: prices.shown,
    priceChanges: booked ? [] : prices.changes,
    /** A retry says nothing of days: it may have been booked. */
    daysChanged: booked || isRetry ? [] : prices.daysChanged,
    agreeTo: (field: 'price' | 'days') => {
      setReasons(withoutAnswer);
      prices.agree(field);
      formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
    booker,
    isPhoneAsked: askedPhone === form.values.phone,
    /** Why lessons, days, hours or numbers of people of the cart cannot be booked. */
    refusals,
    needsCart,
    reasons: reasons.filter((reason) => !refusals.includes(reason)),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
