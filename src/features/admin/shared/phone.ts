import { schoolCountry } from '../../../config/schoolCountry';

/** The digits of a phone number with those of its country, as E.164 has them; one that begins with 0 is of the school's country. */
export const internationalDigits = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^(?:620+|0(?=[1-9]))/, schoolCountry.callingCode);

/** WhatsApp address for a customer's number, or null when it cannot be one. */
export function whatsAppUrl(phone: string): string | null {
  const digits = internationalDigits(phone);
  // E.164: no country code begins with 0, and no number has more than 15 digits.
  return /^[1-9]\d{7,14}$/.test(digits) ? `https://wa.me/${digits}` : null;
}

/** The address that calls a customer's number, from any country where it tells its own, or null when it cannot be one. */
export function callUrl(phone: string): string | null {
  const digits = shownPhone(phone).replace(/[^\d+]/g, '');
  return /^\+?\d{8,15}$/.test(digits) && !/^0+$/.test(digits) ? `tel:${digits}` : null;
}

/** The country codes of ITU E.164, which are never the beginning of one another. */
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** What is a phone number, and no text or formula. */
const PHONE = /^[+(]{0,2}\d[\d ().-]*$/;

/**
 * A phone number with blanks between its groups of digits, such as '+62 812 3456 7890': spreadsheets show that as it is,
 * and would make a number without plus or leading zero of digits in a row, and a subtraction of dashes.
 * Anything but a phone number is answered as it came.
 */
function spacedPhone(phone: string): string {
  if (!PHONE.test(phone)) return phone;
  const plus = /^\(?\+/.test(phone) ? '+' : '';
  const given = phone.match(/\d+/g) ?? [];
  if (given.length > 1) return plus + given.join(' ');
  const [digits = ''] = given;
  const country = plus && (COUNTRY_CODE.exec(digits)?.[0] ?? '');
  const rest = digits.slice(country.length);
  const groups = [country, rest.slice(0, rest.length % 4)];
  for (let at = rest.length % 4; at < rest.length; at += 4) groups.push(rest.slice(at, at + 4));
  return plus + groups.filter(Boolean).join(' ');
}

/** A phone number as staff read it, on the screen and in files, with the code of its country where it says one or begins with 0. */
export function shownPhone(phone: string): string {
  if (!PHONE.test(phone)) return phone;
  const international = phone.replace(/^\(*00(?=[1-9])/, '+').replace(/^[+(]*62[ ().-]*0*|^\(?0(?=[1-9])/, '+62 ');
  return spacedPhone(international.replace(/^\+62 (?=\d+$)/, '+62')); // digits in one run get groups of four
}
