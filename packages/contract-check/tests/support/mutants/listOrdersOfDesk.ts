import type { Given, Mutant } from './mutant.ts';
import { every, parts, row, rows } from './tools.ts';

const reversed = (given: Given): void => void rows(given).reverse();

/** The order of lists of level 2. */
export const listOrdersOfDesk: Mutant[] = [
  { name: 'the ledger is newest first', operation: 'listLedger', give: reversed },
  { name: 'messages are oldest first', operation: 'listMessages', give: reversed },
  { name: 'what is raised is oldest first', operation: 'listAttention', give: reversed },
  { name: 'sessions are newest first', operation: 'listSessions', give: reversed },
  { name: 'days go backwards', operation: 'listDays', give: reversed },
  {
    name: 'the smallest amount is first',
    operation: 'getRevenue',
    give: (given, { url }) =>
      url.searchParams.get('by') !== 'day' && (row(given)['rows'] as unknown[] | undefined)?.reverse(),
  },
  {
    name: 'the oldest change is first',
    operation: 'getBooking',
    give: (given) => every(given).forEach((one) => (one['changes'] as unknown[]).reverse()),
  },
  {
    name: 'the newest entry is first',
    operation: 'getBooking',
    give: (given) => every(given).forEach((one) => (one['ledger'] as unknown[]).reverse()),
  },
  {
    name: 'a search for messages finds codes alone',
    operation: 'listMessages',
    ask: ({ url }) => {
      if ((url.searchParams.get('search') ?? '').includes('@')) url.searchParams.set('search', 'nobody-has-this-code');
    },
  },
  {
    name: 'sessions of cancelled bookings are hidden',
    operation: 'listSessions',
    give: (given) =>
      given.status === 200 && (given.body.data = rows(given).filter((one) => one['booking_status'] !== 'CANCELLED')),
  },
  {
    name: 'the oldest payment is first',
    operation: 'checkBooking',
    give: parts('payments', (one, index) => index === 0 && one['status'] === 'PAID' && (one['status'] = 'PENDING')),
  },
];
