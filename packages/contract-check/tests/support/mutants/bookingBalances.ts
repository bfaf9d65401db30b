import { schoolDay } from '../../../src/schoolDay.ts';
import type { Mutant } from './mutant.ts';
import { type Json, parts, quoted, rows, sets } from './tools.ts';

const number = (one: Json, name: string): number => Number(one[name]);
const operation = 'listBalances';
const isCancelled = (one: Json): boolean => one['booking_status'] === 'CANCELLED';

/** Says otherwise how bookings, or those of sessions, were paid. */
const paidBy = (at: string, change: (methods: unknown[], one: Json) => unknown[]) => ({
  operation: [at, 'addLedgerEntry'],
  at,
  give: sets('paid_by', (before, one) => (Array.isArray(before) ? change(before, one) : before)),
});
const chosen = (_: unknown[], one: Json): unknown[] => [one['payment_method']];

/** Who owes, who has paid ahead, and how money came. */
export const bookingBalances: Mutant[] = [
  {
    name: 'what is to come is owed today',
    operation,
    ask: ({ url }) => url.searchParams.set('day', '2099-12-31'),
  },
  {
    name: 'without a day it is the end of all days',
    operation,
    ask: ({ url }) => url.searchParams.has('day') || url.searchParams.set('day', '2099-12-31'),
  },
  {
    name: 'money of today was there yesterday',
    operation,
    ask: ({ url }) => url.searchParams.get('day') === schoolDay(-1) && url.searchParams.set('day', schoolDay()),
  },
  {
    name: 'who owes owes since the first session',
    operation,
    give: async (given, _, { sql }) => {
      for (const one of rows(given)) {
        const [first] = await sql(
          `select min(reservation_date)::text as day from booking_details where booking_id = ${quoted(one['id'])}`,
        );
        if (one['since'] !== null) one['since'] = first?.['day'];
      }
    },
  },
  {
    name: 'what was given back is still received',
    operation,
    give: async (given, _, { sql }) => {
      for (const one of rows(given)) {
        const [of] = await sql(`select amount_refunded::int as n from bookings where id = ${quoted(one['id'])}`);
        const more = Number(of?.['n']);
        for (const name of ['received', 'deferred', 'over']) one[name] = number(one, name) + more;
      }
    },
  },
  {
    name: 'what is owed is less than nothing where somebody has paid ahead',
    operation,
    give: sets('owed', (_, one) => number(one, 'earned') - number(one, 'received')),
  },
  {
    name: 'what is above the total is for sessions to come',
    operation,
    give: sets('over', (before, one) => (isCancelled(one) ? before : 0)),
  },
  {
    name: 'money of cancelled bookings is for sessions to come',
    operation,
    give: sets('over', (before, one) => (isCancelled(one) ? 0 : before)),
  },
  {
    name: 'what is paid ahead is all that was received',
    operation,
    give: sets('deferred', (before, one) => (Number(before) > 0 ? one['received'] : before)),
  },
  {
    name: 'cancelled bookings have no balance',
    operation,
    give: (given) => (given.body.data = rows(given).filter((one) => !isCancelled(one))),
  },
  {
    name: 'bookings that are even have a balance',
    operation,
    give: async (given, _, { sql }) => {
      const ids = new Set(rows(given).map(({ id }) => id));
      const even = { since: null, earned: 1, received: 1, owed: 0, deferred: 0, over: 0 };
      for (const one of await sql(
        `select id, booking_code, status as booking_status, customer_name, customer_phone from bookings where amount_paid > 0`,
      ))
        if (!ids.has(one['id'])) rows(given).push({ ...one, ...even });
    },
  },
  { name: 'who owes shortest is first', operation, give: (given) => rows(given).reverse() },
  {
    name: 'who owes is by code alone',
    operation,
    give: (given) => rows(given).sort((a, b) => (String(a['booking_code']) < String(b['booking_code']) ? -1 : 1)),
  },
  { name: 'a booking was paid as was chosen', ...paidBy('getBooking', chosen) },
  { name: 'the list has bookings paid as was chosen', ...paidBy('listBookings', chosen) },
  { name: 'sessions were paid as was chosen', ...paidBy('listSessions', chosen) },
  { name: 'the way of the last money is first', ...paidBy('getBooking', (methods) => methods.toReversed()) },
  {
    name: 'a way by which all was given back still counts',
    operation: ['getBooking', 'addLedgerEntry'],
    at: 'getBooking',
    give: parts('ledger', (one, _, of) => {
      const methods = of['paid_by'] as unknown[];
      if (one['kind'] === 'PAYMENT' && !methods.includes(one['method'])) methods.push(one['method']);
    }),
  },
];
