import type { Body } from '../client.ts';
import { booking, bookingFor, bookingIs, cancelling, story, type Step, type Story } from './story.ts';

const entry = (kind: 'PAYMENT' | 'REFUND', method: 'CASH' | 'TRANSFER', amount: number): Step => ({
  call: 'addLedgerEntry',
  params: { id: '{id}' },
  body: { kind, method, amount, reason: '{mark}' },
});
const pay = (amount: number): Step => entry('PAYMENT', 'CASH', amount);
const line = (person: number, reservation_date: string) => ({
  product_id: '{read.createProduct}',
  reservation_date,
  person,
});

/** The balance of the story's booking at the end of a day; today without one. */
const balance = (
  day: string | undefined,
  [since, earned, received, owed, deferred, over]: [string | null, number, number, number, number, number],
  more: Body = {},
): Step => ({
  call: 'listBalances',
  ...(day !== undefined && { query: { day } }),
  holds: { id: '{id}', booking_code: '{code}', since, earned, received, owed, deferred, over, ...more },
});
const none = (day: string): Step => ({ call: 'listBalances', query: { day }, lacks: '{id}' });

const paidBy = (...methods: string[]): Body => ({
  'paid_by.length': methods.length,
  ...Object.fromEntries(methods.map((method, index) => [`paid_by.${String(index)}`, method])),
});
const wasPaidBy = (...methods: string[]): Step[] => [
  bookingIs(Object.fromEntries(Object.entries(paidBy(...methods)).map(([path, value]) => [`data.${path}`, value]))),
  { call: 'listBookings', query: { search: '{code}' }, holds: { id: '{id}', ...paidBy(...methods) } },
  {
    call: 'listSessions',
    query: { from: '{freeDay}', to: '{freeDay}' },
    holds: { id: '{session}', ...paidBy(...methods) },
  },
];

/** Who owes and who has paid ahead, and how money came. One person costs 150,000. */
export const balancesStories: Story[] = [
  story(
    'listBalances',
    'sessions until the day less money until then, booking by booking',
    { ...booking, with: { booking_details: [line(1, '{freeDay}'), line(2, '{otherDay}')] } },
    none('{today}'),
    balance('{freeDay}', ['{freeDay}', 150_000, 0, 150_000, 0, 0]),
    balance('{otherDay}', ['{freeDay}', 450_000, 0, 450_000, 0, 0]),
    pay(150_000),
    none('{freeDay}'),
    none('{yesterday}'),
    balance(undefined, [null, 0, 150_000, 0, 150_000, 0]),
    pay(50_000),
    balance('{freeDay}', [null, 150_000, 200_000, 0, 50_000, 0]),
    balance('{otherDay}', ['{otherDay}', 450_000, 200_000, 250_000, 0, 0]),
    pay(300_000),
    balance('{freeDay}', [null, 150_000, 500_000, 0, 350_000, 50_000]),
    balance('{otherDay}', [null, 450_000, 500_000, 0, 50_000, 50_000]),
    entry('REFUND', 'CASH', 50_000),
    none('{otherDay}'),
    cancelling,
    balance('{otherDay}', [null, 0, 450_000, 0, 450_000, 450_000], { booking_status: 'CANCELLED' }),
  ),
  story(
    ['getBooking', 'listBookings', 'listSessions', 'addLedgerEntry'],
    'how the money came, whatever was chosen',
    { ...bookingFor(2), keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' } },
    ...wasPaidBy(),
    entry('PAYMENT', 'TRANSFER', 2000),
    entry('PAYMENT', 'CASH', 1000),
    ...wasPaidBy('TRANSFER', 'CASH'),
    entry('REFUND', 'TRANSFER', 1999),
    entry('REFUND', 'CASH', 1000),
    ...wasPaidBy('TRANSFER'),
  ),
];
