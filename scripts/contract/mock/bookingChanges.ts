import { raise } from './attention.ts';
import type { Call } from './call.ts';
import { sumOf } from './lists.ts';
import { storedCode, tell } from './messages.ts';
import { notFound, Refusal } from './refusal.ts';
import { amountsOf } from './rules.ts';
import { type Booking, type Entry, newId, now, rupiah, type School } from './school.ts';

/** How money is paid and given back, in words. */
export const ways = { CASH: 'in cash', TRANSFER: 'by transfer', GATEWAY: 'online' };

export function bookingOf({ school, params }: Call): Booking {
  const booking = school.bookings.find(({ id }) => id === params['id']?.toLowerCase());
  if (!booking) throw notFound('Booking');
  return booking;
}

export function bookingByCode({ school, params }: Call): Booking {
  const code = storedCode(params['bookingCode'] ?? '');
  const booking = school.bookings.find(({ booking_code }) => booking_code === code);
  if (!booking) throw new Refusal(404, 'No booking has this code.');
  return booking;
}

/** Writes down what has happened to a booking. */
export const note = ({ user }: Pick<Call, 'user'>, booking: Booking, text: string): void => {
  booking.changes.push({ created_at: now(), actor: user?.name ?? null, text });
};

/** Writes an entry into the ledger of a booking; its payment follows. */
export function write(school: School, booking: Booking, entry: Omit<Entry, 'id' | 'paid_at'>): Entry {
  const { kind, method, amount, actor, reason } = entry;
  const row = { id: newId(), ...entry, paid_at: now() };
  booking.ledger.push(row);
  const done = kind === 'PAYMENT' ? 'Paid' : 'Gave back';
  const why = reason === null ? '' : ` Reason: ${reason}`;
  booking.changes.push({ created_at: now(), actor, text: `${done} ${ways[method]}: ${rupiah(amount)}.${why}` });
  const { paid, due } = amountsOf(booking);
  if (booking.status !== 'CANCELLED' && due === 0 && paid > 0) booking.payment.status = 'PAID';
  if (booking.status === 'CANCELLED' && kind === 'PAYMENT') raise(school, 'MONEY_FOR_CANCELLED', booking);
  return row;
}

/** Writes down a payment. */
export const pay = (
  school: School,
  booking: Booking,
  method: Entry['method'],
  amount: number,
  actor: string | null,
): Entry => write(school, booking, { kind: 'PAYMENT', method, amount, reason: null, actor });

/** Gives a booking another status, and tells its guest. */
export function setStatus(call: Call, booking: Booking, status: 'CONFIRMED' | 'COMPLETED' | 'CANCELLED'): void {
  const { paid, refunded } = amountsOf(booking);
  note(call, booking, `Status: ${booking.status} to ${status}.`);
  booking.status = status;
  const isOnline = booking.payment_method === 'GATEWAY' && booking.payment.status === 'PENDING';
  if (status === 'CANCELLED' && isOnline) booking.payment.status = 'EXPIRED';
  if (status === 'CANCELLED' && paid > refunded) raise(call.school, 'REFUND_DUE', booking);
  if (status !== 'COMPLETED') tell(call.school, status, booking);
}

/** Takes all that is still open of a booking, also of a cancelled one. */
export function payInFull(school: School, booking: Booking, actor: string | null): void {
  const paid = sumOf(booking.ledger, ({ kind, amount }) => (kind === 'PAYMENT' ? amount : -amount));
  const isCash = booking.payment_method === 'CASH';
  if (booking.total_amount > paid)
    pay(school, booking, isCash ? 'CASH' : 'GATEWAY', booking.total_amount - paid, actor);
  booking.payment.status = 'PAID';
  if (booking.total_amount > 0) tell(school, 'PAID', booking);
}
