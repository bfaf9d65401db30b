import type { Mutant } from './mutant.ts';
import { all, field, type Json, parts, row, rows, sends, sets } from './tools.ts';
import { shift } from './valueTools.ts';

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
