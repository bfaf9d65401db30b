import type { Body } from '../client.ts';
import { at, must, show } from '../difference.ts';
import type { Operation } from '../document.ts';
import { rowIn } from '../fixtures.ts';

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
};

/** Operations whose answer is a row that shows other things under the names of the request. */
const otherAnswers = [
  'login',
  'requestPasswordReset',
  'resetPassword',
  'updateDays',
  'moveMySession',
  'cancelMyBooking',
  'createBooking',
  'createCounterBooking',
];

const plain = (text: string): string => text.trim().replace(/\r\n?/g, '\n');

/** What an answer may say of a value that was sent: texts are trimmed and a blank one is null, forms hold texts alone. */
function accepts(sent: unknown, got: unknown, isEmail: boolean): boolean {
  if (typeof got === 'boolean') return String(sent) === String(got);
  if (typeof sent !== 'string') return JSON.stringify(sent) === JSON.stringify(got);
  if (plain(sent) === '') return got === null || got === '';
  if (typeof got !== 'string') return false;
  const same = (text: string) => (isEmail ? text.toLowerCase() : text);
  return same(plain(sent)) === same(plain(got));
}

/** Fails unless the answer repeats what was sent, in each field that both have. */
export function repeats({ id }: Operation, sent: Body, answer: unknown): void {
  const path = ['data', rowIn[id]].filter(Boolean).join('.');
  const row = at(answer, path);
  const own = Object.keys(sent).filter((name) => !otherAnswers.includes(id) && typeof sent[name] !== 'object');
  const pairs = [...own.map((name) => [name, name] as const), ...Object.entries(names[id] ?? {})];
  for (const [from, to] of pairs) {
    const [value, got] = [at(sent, from), at(row, to)];
    if (value === undefined || got === undefined) continue;
    must(
      accepts(value, got, to.endsWith('email')),
      `${path}.${to}`,
      show(typeof value === 'string' ? plain(value) || null : value),
      got,
    );
  }
  const sessions = at(row, 'booking_details');
  const wanted = sent['booking_details'];
  if (!Array.isArray(sessions) || !Array.isArray(wanted)) return;
  const short = (rows: unknown[]) =>
    (rows as Body[]).map((one) => `${String(one['reservation_date'])} for ${String(one['person'])}`).sort();
  must(
    JSON.stringify(short(wanted)) === JSON.stringify(short(sessions)),
    `${path}.booking_details`,
    show(short(wanted)),
    short(sessions),
  );
}
