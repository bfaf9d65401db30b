import type { Body } from './client.ts';

/** The calling codes of ITU-T E.164: one digit, the two-digit ones, and three digits for all others. */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const LEAST_DIGITS = 7;

function maskOfEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${Array.from(email)[0] ?? ''}…${email.slice(at)}`;
}

function maskOfPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return '…';
  const [code] = CALLING_CODE.exec(phone.startsWith('+') ? `+${digits}` : '') ?? [];
  return `${code === undefined ? '' : `${code} `}… ${digits.slice(-3)}`;
}

const masks: Record<string, (text: string) => string> = { customer_email: maskOfEmail, customer_phone: maskOfPhone };

/** The addresses of a booking as a lookup by code may mask them. */
export const masked = (known: Body): Body =>
  Object.fromEntries(
    Object.entries(masks).flatMap(([name, mask]) =>
      typeof known[name] === 'string' ? [[name, mask(known[name])]] : [],
    ),
  );

/** Those of the masks that a row really shows. */
export const masksIn = (known: Body, row: Body): Body =>
  Object.fromEntries(Object.entries(masked(known)).filter(([name, mask]) => row[name] === mask));
