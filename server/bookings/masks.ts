import type { CheckedBooking } from '../contract.gen.ts';

/** The calling codes of ITU-T E.164: one digit, the two-digit ones, and three digits for all others. */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Of fewer digits than this, the last three would tell too much. */
const LEAST_DIGITS = 7;

/** 'sari@example.com' → 's…@example.com'; an empty address stays empty. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email === '' ? '' : '…';
  const [first = ''] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}

/** '+62 812-345-678' → '+62 … 678', '0812 345 678' → '… 678'. */
export function maskedPhone(phone: string): string {
  const sign = phone.trim().startsWith('+') ? '+' : '';
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return '';
  if (digits.length < LEAST_DIGITS) return '…';
  const [callingCode] = CALLING_CODE.exec(sign + digits) ?? [];
  return [callingCode, '…', digits.slice(-3)].filter((part) => part !== undefined).join(' ');
}

/** A booking as it is told to somebody of whom only its code is known. */
export const masked = (booking: CheckedBooking): CheckedBooking => ({
  ...booking,
  customer_email: maskedEmail(booking.customer_email),
  customer_phone: maskedPhone(booking.customer_phone),
});
