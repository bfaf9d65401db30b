import type { FullBooking } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { sessionText } from '../../shared/sessionText';

/** What a server says where a change was made from a state that is old. */
const MEANWHILE = 'Somebody has changed this booking meanwhile.';

/** Whether a change was refused as somebody else was faster. */
export const isMeanwhile = (failure: { text: string } | null): boolean => failure?.text === MEANWHILE;

/** What people know of a booking, by its name: two states differ where these do. */
export function stateOf(booking: FullBooking): Record<string, string> {
  const { customer_name, customer_phone, customer_email, status, amount_paid, amount_refunded, note } = booking;
  const state: Record<string, string> = {
    Guest: customer_name,
    Phone: customer_phone,
    'E-mail': customer_email,
    Note: note ?? '',
    Status: status,
    Total: formatRupiah(booking.total_amount),
    Paid: formatRupiah(amount_paid),
    'Given back': formatRupiah(amount_refunded),
  };
  booking.sessions.forEach((session, at) => {
    state[`${session.product_name} (${String(at + 1)})`] = sessionText(session);
  });
  return state;
}

/** What is another in a newer state, as 'Phone: 0812 345 678'. */
export function differences(before: FullBooking, after: FullBooking): string[] {
  const [old, now] = [stateOf(before), stateOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .filter((name) => old[name] !== now[name])
    .map((name) => `${name}: ${now[name] === undefined ? 'cancelled' : now[name] || 'none'}`);
}
