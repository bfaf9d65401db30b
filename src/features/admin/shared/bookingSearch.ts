import type { Booking } from '../../../api';
import { internationalDigits } from './phone';

/** Letters that Unicode does not take apart into another letter and a mark. */
const SPELLED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text as the search compares it: in lower case, without accents, with single spaces. */
const fold = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ς/g, 'σ') // toLowerCase() makes it of a Σ at the end of a word, which may be the middle of the name
    .replace(/[øłđðħıßæœ]/g, (letter) => SPELLED[letter] ?? letter);

/** A booking code as it was meant: no spaces and hyphens, and O, I and L are digits. */
const foldCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Whether `search` is a part of the phone number, of at least four digits. */
function isInPhone(search: string, phone: string | null | undefined): boolean {
  const digits = search.replace(/\D/g, '');
  if (digits.length < 4 || !/^[\d\s+()./\p{Pd}]+$/u.test(search)) return false;
  const stored = internationalDigits(phone ?? '');
  return stored.includes(digits) || stored.startsWith(internationalDigits(search));
}

/** What a search looks at; sessions tell no address. */
type Searched = Pick<Booking, 'booking_code' | 'customer_name' | 'customer_phone'> &
  Partial<Pick<Booking, 'customer_email'>>;

/**
 * Whether a search finds a booking by its code (spec §5), its name, its e-mail address or its phone, by the rules of the
 * contract's `search`.
 */
export function matchesSearch(booking: Searched, search: string): boolean {
  const code = foldCode(search);
  const text = fold(search.trim());
  return (
    (code !== '' && foldCode(booking.booking_code).includes(code)) ||
    (text !== '' && [booking.customer_name, booking.customer_email].some((one) => fold(one).includes(text))) ||
    isInPhone(search, booking.customer_phone)
  );
}
