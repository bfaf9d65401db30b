import type { BookingSearch } from '../repositories/bookingList.ts';
import { CODE_LENGTH, normaliseBookingCode } from './bookingCode.ts';

/** Fewer digits stand in every phone number. */
const MIN_DIGITS = 4;

/** What a person who types digits may mean: a part of a number, or its beginning as it is dialled in Indonesia or from abroad. */
function phonesOf(text: string): BookingSearch['phones'] {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s+()./\p{Pd}]+$/u.test(text) || digits.length < MIN_DIGITS) return [];
  const part = { digits, isBeginning: false };
  if (digits.startsWith('00')) return [part, { digits: digits.slice(2), isBeginning: true }];
  const [prefix = ''] = /^(?:620|0)/.exec(digits) ?? [];
  return prefix === '' ? [part] : [part, { digits: `62${digits.slice(prefix.length)}`, isBeginning: true }];
}

/** What a search for bookings may find: a part of a name or an e-mail address, of a code, of a phone. */
export function bookingSearch(search: string): BookingSearch {
  const text = search.trim().replace(/\s+/g, ' ');
  const code = normaliseBookingCode(text);
  const isCode = /^[0-9A-Z]+$/.test(code) && code.length <= CODE_LENGTH;
  return { text, code: isCode ? code : null, phones: phonesOf(text) };
}
