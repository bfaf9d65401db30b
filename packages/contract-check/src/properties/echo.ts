import type { Body } from '../client.ts';
import { at, must, same, show } from '../difference.ts';
import type { Operation } from '../document.ts';
import { rowPath } from '../fixtures.ts';

/** Fields of a request → the fields of the answer that repeat them, where the names differ. */
const names: Record<string, Record<string, string>> = {
  createBooking: {
    'customer_details.full_name': 'customer_name',
    'customer_details.email': 'customer_email',
    'customer_details.phone': 'customer_phone',
    'customer_details.country': 'customer_country',
    payment_method: 'payment_method',
  },
  createCounterBooking: {
    'customer.full_name': 'customer_name',
    'customer.email': 'customer_email',
    'customer.phone': 'customer_phone',
    'customer.country': 'customer_country',
  },
  // Of a day that is open there is no reason.
  updateDays: { is_open: 'is_open', capacity: 'capacity', note: 'note' },
};

/** Where an answer that is a list has the row. */
const rowAt: Record<string, string> = { updateDays: '0' };

/** Operations whose answer is a row that shows other things under the names of the request. */
const otherAnswers = [
  'login',
  'requestPasswordReset',
  'resetPassword',
  'updateDays',
  'moveMySession',
  'cancelMyBooking',
  'updateSessions',
  'addSession',
  'cancelSession',
  'cancelMySession',
  'createBooking',
  'createCounterBooking',
];

/** A text, or each of a list, as it is stored: without blanks at the ends, and null when nothing is left. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored).filter((one) => one !== null);
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Whether an answer repeats a value: forms hold texts alone. */
function accepts(sent: unknown, got: unknown): boolean {
  const value = stored(sent);
  if (typeof got === 'boolean') return String(value) === String(got);
  return JSON.stringify(value) === JSON.stringify(got);
}

/** Fails unless a booking has the sessions that were sent, and their total. */
function addsUp(sent: Body, booking: unknown, path: string): void {
  const [got, wanted] = [at(booking, 'booking_details'), sent['booking_details']];
  if (!Array.isArray(got) || !Array.isArray(wanted)) return;
  const short = (rows: unknown[]) =>
    (rows as Body[]).map((one) => `${String(one['reservation_date'])} for ${String(one['person'])}`).sort();
  same(`${path}.booking_details`, short(wanted), short(got));
  const total = (got as Body[]).reduce((sum, one) => sum + Number(one['total_amount']), 0);
  same(`${path}.total_amount`, total, at(booking, 'total_amount'));
}

/** Fails unless the answer repeats what was sent, in each field that both have. */
export function repeats({ id }: Operation, sent: Body, answer: unknown): void {
  const path = rowPath(id, rowAt[id]);
  const row = at(answer, path);
  const isText = (value: unknown) => typeof value === 'string';
  const isPlain = (value: unknown) =>
    typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isText));
  const own = Object.keys(sent).filter((name) => !otherAnswers.includes(id) && isPlain(sent[name]));
  const pairs = [...own.map((name) => [name, name] as const), ...Object.entries(names[id] ?? {})];
  for (const [from, to] of pairs) {
    const [value, got] = [at(sent, from), at(row, to)];
    if (value === undefined || got === undefined) continue;
    must(accepts(value, got), `${path}.${to}`, show(stored(value)), got);
  }
  addsUp(sent, row, path);
}

/** Whether a row is what a request describes, in each field that both have. */
export const isRowOf = (sent: Body, row: Body): boolean =>
  Object.entries(sent).every(([name, value]) => {
    const isKnown = name in row && (typeof value !== 'object' || value === null);
    return !isKnown || accepts(value, row[name]);
  });
