import { storedCode } from './messages.ts';
import type { Level } from '../document.ts';
import type { Booking, School } from './school.ts';

export interface BookingQuery {
  search?: string;
  status?: string;
  payment_status?: string;
  payment_method?: string;
  from?: string;
  to?: string;
  sort?: string;
}

const MIN_DIGITS = 4;

/** Without accents and case. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

/** Whether a phone has the digits that somebody types, as they are dialled at home or from abroad. */
function hasPhone(phone: string, text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s+()./\p{Pd}]+$/u.test(text) || digits.length < MIN_DIGITS) return false;
  const own = phone.replace(/\D/g, '').replace(/^0/, '62');
  return own.includes(digits) || own.startsWith(digits.replace(/^00/, '').replace(/^(?:620|0)/, '62'));
}

function hasText(
  { booking_code, customer_name, customer_email, customer_phone }: Booking,
  search: string,
  level: Level,
): boolean {
  const text = search.trim();
  const isIn = (value: string) => folded(value).includes(folded(text));
  const code = storedCode(text);
  if (level === 1) return booking_code.includes(text.toUpperCase());
  return isIn(customer_name) || isIn(customer_email) || booking_code.includes(code) || hasPhone(customer_phone, text);
}

/** Whether a booking is among those that a query asks for. */
export function isFound({ level }: School, booking: Booking, query: BookingQuery): boolean {
  const { search, status, payment_status, payment_method, from = '', to = '9999-12-31' } = query;
  return (
    (status === undefined || booking.status === status) &&
    (payment_status === undefined || booking.payment.status === payment_status) &&
    (payment_method === undefined || booking.payment_method === payment_method) &&
    booking.sessions.some(({ reservation_date: day }) => day >= from && day <= to) &&
    (search === undefined || hasText(booking, search, level))
  );
}

/** Bookings in the order that a query asks for. */
export function sorted(rows: Booking[], { sort = '-created_at' }: BookingQuery, firstDay: (row: Booking) => string) {
  const field = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const textOf = (row: Booking): string => {
    if (field === 'reservation_date') return firstDay(row);
    return field === 'customer_name' ? folded(row.customer_name) : row.created_at;
  };
  const compare = (a: Booking, b: Booking): number =>
    field === 'total_amount' ? a.total_amount - b.total_amount : textOf(a).localeCompare(textOf(b));
  // Rows are kept oldest first, so that what was made at the same instant stays in its order.
  return (sign < 0 ? rows.toReversed() : [...rows]).sort((a, b) => sign * compare(a, b));
}
