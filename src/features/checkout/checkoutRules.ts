import { t } from 'ttag';
import { detailsOf, LANGUAGES, statusOf } from '../../api';
import { backendLevel } from '../../config/env';
import { looksLikeEmail } from '../../lib/email';
import { goneText } from '../../lib/lessonGone';
import { language } from '../../lib/language';
import { isRecord } from '../../lib/typeGuards';
import type { CartLine } from '../../state';
import type { CreateBookingRequest, PaymentMethod } from '../../api';
import type { FormErrors } from '../../ui/useForm';

/** The visitor's language, as far as guests are written to in it (docs/decisions/messages.md). */
const guestLanguage = LANGUAGES.find((code) => code === language);

/** The checkout form (spec §3). */
export interface CheckoutForm {
  name: string;
  email: string;
  /** In E.164 form. */
  phone: string;
  /** The number as it was typed, while it has no calling code and nobody has confirmed the one that it got; else empty. */
  localPhone: string;
  paymentMethod: PaymentMethod | '';
}

export const emptyCheckoutForm: CheckoutForm = { name: '', email: '', phone: '', localPhone: '', paymentMethod: '' };

/** Said once of all fields that are empty (spec §5). */
export const MISSING = t`Please fill in all details`;

/** Said beside each field that is empty. */
export const whyNeeded = {
  name: t`Tell us your name.`,
  email: t`Tell us your e-mail address.`,
  phone: t`Tell us a number with WhatsApp. We confirm your time there.`,
  paymentMethod: t`Choose how you want to pay.`,
} as const;

/** Said where nothing has left the device. */
export const NOT_SENT = t`Not sent: you are offline. Try again when you have a signal.`;

/** The lines of a cart without those that were booked, each once: another tab may have added some while the booking was on its way. */
export function withoutBooked(cart: readonly CartLine[], booked: readonly CartLine[]): CartLine[] {
  const keyOf = ({ product, surfSpot, sessions }: CartLine) => JSON.stringify([product.id, surfSpot.id, sessions]);
  const left = booked.map(keyOf);
  return cart.filter((line) => {
    const found = left.indexOf(keyOf(line));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Said until a booking of which no answer tells what became is made. The Idempotency-Key keeps it from being made twice. */
export const NOT_KNOWN = t`We do not know yet whether you have booked. Press again as it is: nothing is booked twice. With changes, it may be a second booking.`;

const PAYMENT_METHODS: readonly unknown[] = ['', 'CASH', 'GATEWAY'];
const MIN_PHONE_LENGTH = 10; // spec §9
const PHONE_PLACEHOLDER = '0'.repeat(9); // spec §5

/** Whether a stored draft is a checkout form; an older version of the site wrote it without `localPhone`. */
export const isCheckoutForm = (value: unknown): value is CheckoutForm =>
  isRecord(value) &&
  [value.name, value.email, value.phone, value.localPhone ?? ''].every((text) => typeof text === 'string') &&
  PAYMENT_METHODS.includes(value.paymentMethod);

/** The message for an e-mail address as it is typed; an empty one is not judged before the form is sent (spec §5). */
export const emailError = (email: string): string | undefined =>
  email.trim() === '' || looksLikeEmail(email) ? undefined : t`Invalid email format.`;

/** What keeps the form from being sent (spec §5, checkout); an empty object when nothing does. */
export function checkCheckout(form: CheckoutForm): FormErrors<CheckoutForm> {
  const errors: FormErrors<CheckoutForm> = {};
  const wrongEmail = emailError(form.email);
  if (wrongEmail) errors.email = wrongEmail;
  if (form.phone.length < MIN_PHONE_LENGTH) errors.phone = t`Invalid phone number.`;
  for (const field of ['name', 'email', 'phone', 'paymentMethod'] as const) {
    if (form[field].trim() === '') errors[field] = MISSING;
  }
  return errors;
}

/** What a booking costs now, of which the server says that it costs another amount than was shown; undefined for any other error. */
export function changedTotal(error: unknown): number | undefined {
  if (statusOf(error) !== 409) return undefined;
  const [, total] = /^total_amount (\d+)$/.exec(detailsOf(error)[0] ?? '') ?? [];
  return total === undefined ? undefined : Number(total);
}

/** What the server says of each line that it does not find, in words: which lesson it is. */
export const goneLines = (error: unknown): string[] =>
  detailsOf(error).flatMap((detail) => {
    const [, name] = /^booking_details\/\d+ (.+) is no longer offered$/.exec(detail) ?? [];
    return name === undefined ? [] : [goneText(name)];
  });

/**
 * The booking as the contract takes it (spec §7): the spot of the first cart line, one detail per session.
 * `country` is the code of the phone number's country, or undefined when it has none.
 */
export function bookingRequest(
  form: Omit<CheckoutForm, 'localPhone'> & { paymentMethod: PaymentMethod },
  lines: readonly CartLine[],
  country: string | undefined,
): CreateBookingRequest {
  return {
    surf_spot_id: lines[0]?.surfSpot.id ?? '',
    payment_method: form.paymentMethod,
    customer_details: {
      full_name: form.name.trim(),
      email: form.email.trim(),
      phone: form.phone || PHONE_PLACEHOLDER,
      country: country ?? 'Unknown',
    },
    ...(guestLanguage && backendLevel() === 2 && { language: guestLanguage }),
    booking_details: lines.flatMap(({ product, sessions }) =>
      sessions.map(({ date, participants, start_time }) => ({
        product_id: product.id,
        reservation_date: date,
        person: participants,
        ...(start_time && backendLevel() === 2 && { start_time }),
      })),
    ),
  };
}
