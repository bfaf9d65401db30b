import type { Mutant } from './mutant.ts';
import { all, field, type Json, parts, row, rows, sends, sets } from './tools.ts';
import { bookings, shift } from './bookingTools.ts';

const dayBefore = (day: unknown): string => shift(day, -24).slice(0, 10);

/** Values of bookings that are not the right ones. */
export const valueBookings: Mutant[] = [
  {
    name: 'instants have the offset of Bali',
    operation: ['listProducts', 'createProduct'],
    at: ['listProducts', 'createProduct', 'updateProduct'],
    give: sets('created_at', (at) => shift(at, 8).replace('Z', '+08:00')),
  },
  {
    name: 'instants of bookings have the offset of Bali',
    operation: 'checkBooking',
    give: sets('created_at', (at) => shift(at, 8).replace('Z', '+08:00')),
  },
  {
    name: 'instants are 8 hours off',
    operation: bookings,
    at: bookings,
    give: sets('created_at', (at) => shift(at, 8)),
  },
  {
    name: 'lessons were made 8 hours ago',
    operation: ['createProduct', 'listProducts'],
    at: ['createProduct', 'listProducts', 'updateProduct'],
    give: sets('created_at', (at) => shift(at, -8)),
  },
  {
    name: 'a reservation is a day less',
    operation: 'createBooking',
    give: parts('booking_details', (one) => (one['reservation_date'] = dayBefore(one['reservation_date']))),
  },
  {
    name: 'a lookup shows a day less',
    operation: 'checkBooking',
    give: parts('booking_details', (one) => (one['reservation_date'] = dayBefore(one['reservation_date']))),
  },
  {
    name: 'own bookings show a day less',
    operation: 'listMyBookings',
    give: parts('booking_details', (one) => (one['reservation_date'] = dayBefore(one['reservation_date']))),
  },
  {
    name: 'person is always 1',
    operation: 'checkBooking',
    give: parts('booking_details', (one) => (one['person'] = 1)),
  },
  {
    name: 'the list shows one person each',
    operation: 'listBookings',
    give: parts('booking_details', (one) => (one['person'] = 1)),
  },
  {
    name: 'a phone loses its +',
    operation: 'createBooking',
    at: bookings,
    give: sets('customer_phone', (phone) => String(phone).replace('+', '')),
  },
  {
    name: 'a phone is written as at home',
    operation: 'checkBooking',
    give: sets('customer_phone', (phone) => String(phone).replace(/^\+62/, '0')),
  },
  { name: 'a country is lost', operation: 'createBooking', at: bookings, give: sets('customer_country', () => null) },
  { name: 'a country is lost in the lookup', operation: 'checkBooking', give: sets('customer_country', () => null) },
  {
    name: 'a country is in words',
    operation: 'listBookings',
    give: sets('customer_country', (code) => (code === 'ID' ? 'Indonesia' : code)),
  },
  {
    name: 'name and address of a guest are swapped',
    operation: 'checkBooking',
    give: all((one) =>
      Object.assign(one, { customer_name: one['customer_email'], customer_email: one['customer_name'] }),
    ),
  },
];

/** Values of level 2 that are not the right ones. */
export const valueDesk: Mutant[] = [
  {
    name: 'the session owes its own part alone',
    operation: 'listSessions',
    give: sets('amount_due', (due, one) => Math.min(Number(due), Number(one['total_amount']))),
  },
  {
    name: 'each session is part 1 of 1',
    operation: 'listSessions',
    give: all((one) => Object.assign(one, { part: 1, parts: 1 })),
  },
  {
    name: 'changes may be made until after the session',
    operation: 'checkBooking',
    give: sets('changes_until', (at) => (at === null ? null : shift(at, 72))),
  },
  {
    name: 'changes may be made until a day',
    operation: 'checkBooking',
    give: sets('changes_until', (at) => (typeof at === 'string' ? at.slice(0, 10) : null)),
  },
  {
    name: 'nobody wrote an entry',
    operation: ['addLedgerEntry', 'getBooking', 'listLedger'],
    at: ['addLedgerEntry', 'listLedger'],
    give: sets('actor', () => null),
  },
  {
    name: 'a refund is negative',
    operation: 'addLedgerEntry',
    give: all((one) => one['kind'] === 'REFUND' && (one['amount'] = -Number(one['amount']))),
  },
  {
    name: 'people are counted as sessions',
    operation: 'getRevenue',
    give: parts('rows', (one) => (one['people'] = one['sessions'])),
  },
  {
    name: 'tomorrow is as today',
    operation: 'getOverview',
    give: (given) => row(given)['today'] && (row(given)['tomorrow'] = row(given)['today']),
  },
  {
    name: 'cancelled bookings take places',
    operation: ['listDays', 'updateDays', 'updateBookingStatus'],
    at: 'listDays',
    give: async (given, _, { sql }) => {
      for (const day of rows(given)) {
        if (!('people' in day)) continue;
        const [sum] = await sql(
          `select coalesce(sum(person), 0)::int as n from booking_details where reservation_date = '${String(day['date'])}'`,
        );
        day['people'] = sum?.['n'];
      }
    },
  },
  { name: 'an entry has the method CASH', operation: 'addLedgerEntry', give: sets('method', () => 'CASH') },
  {
    name: 'an amount is rounded to thousands',
    operation: 'addLedgerEntry',
    give: sets('amount', (amount) => Math.ceil(Number(amount) / 10_000) * 10_000),
  },
  { name: 'the reason of a closed day is lost', operation: 'listDays', give: sets('reason', () => null) },
  {
    name: 'a guest at the counter has no phone',
    operation: 'createCounterBooking',
    ask: sends((json) => {
      const guest = json['customer'] as Json | undefined;
      if (guest?.['phone']) guest['phone'] = '0000000000';
    }),
  },
  { name: 'a message goes to the school', operation: 'listMessages', give: sets('to', () => 'school@example.com') },
  { name: 'a bill has no name in the ledger', operation: 'listLedger', give: sets('customer_name', () => '') },
  {
    name: 'the role asked for is answered, in words of the user',
    operation: 'updateUser',
    give: (given, asked) =>
      given.status === 200 && (row(given)['role'] = field(asked, 'role') === 'CUSTOMER' ? 'ADMIN' : 'CUSTOMER'),
  },
];
