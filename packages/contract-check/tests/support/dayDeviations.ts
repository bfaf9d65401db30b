import { becomes, rows, row } from './answers.ts';
import type { Asked, Deviation } from './proxy.ts';

/** Changes what is sent, when it is JSON. */
const sends =
  (from: RegExp, to: string) =>
  (asked: Asked): void =>
    void (asked.body = asked.body.replace(from, to));
const withoutQuery =
  (...names: string[]) =>
  ({ url }: Asked): void =>
    names.forEach((name) => url.searchParams.delete(name));

/** What backends get wrong about days, sessions and the work at the desk, one thing each. */
export const dayDeviations: Deviation[] = [
  {
    name: 'limits are for everybody',
    operation: 'listDays',
    path: 'data.0.capacity',
    give: (given) => rows(given).forEach((day) => (day['capacity'] ??= 'people' in day ? null : 7)),
  },
  {
    name: 'the last day is left out',
    operation: 'listDays',
    path: 'data.length',
    give: (given) => {
      rows(given).pop();
    },
  },
  {
    name: 'closing a day changes nothing',
    operation: 'updateDays',
    path: 'data.0.is_open',
    ask: sends(/"is_open":false/, '"is_open":true'),
  },
  {
    name: 'a limit is not kept',
    operation: 'updateDays',
    path: 'then createBooking: status',
    ask: sends(/"capacity":[34]\b/, '"capacity":400'),
    give: (given) => rows(given).forEach((day) => (day['capacity'] = day['capacity'] === 400 ? 4 : day['capacity'])),
  },
  {
    name: 'staff may close a day',
    operation: 'updateDays',
    path: 'status',
    ask: ({ headers }, adminToken) => {
      if (headers['authorization'] && !headers['authorization'].endsWith('nonsense'))
        headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  {
    name: 'a cancelled booking still owes',
    operation: 'listSessions',
    path: 'data.amount_due',
    give: (given) => rows(given).forEach((one) => (one['amount_due'] = one['total_amount'])),
  },
  {
    name: 'a closed day is no matter',
    operation: 'updateSession',
    path: 'status',
    ask: sends(/^\{/, '{"force":true,'),
  },
  {
    name: 'a key is ignored',
    operation: 'createCounterBooking',
    path: 'data.id',
    ask: ({ headers }) => delete headers['idempotency-key'],
  },
  {
    name: 'another address is forbidden',
    operation: 'moveMySession',
    path: 'status',
    give: becomes(404, 403),
  },
  {
    name: 'a guest cancels nothing',
    operation: 'cancelMyBooking',
    path: 'data.status',
    give: (given) => (row(given)['status'] = 'PENDING'),
  },
  {
    name: 'it is never too late',
    operation: 'checkBooking',
    path: 'data.changes_until',
    give: (given) => (row(given)['changes_until'] ??= '2099-01-01T00:00:00.000Z'),
  },
  {
    name: 'nobody knows an address',
    operation: 'requestPasswordReset',
    path: 'status',
    give: becomes(200, 404),
  },
  {
    name: 'any token will do',
    operation: 'resetPassword',
    path: 'status',
    give: becomes(400, 200, { data: true }),
  },
  {
    name: 'staff see the money',
    operation: 'getOverview',
    path: 'data.due',
    give: (given) => (row(given)['due'] ??= 1),
  },
  {
    name: 'what was paid is due',
    operation: 'getBooking',
    path: 'data.amount_due',
    give: (given) => (row(given)['amount_due'] = row(given)['total_amount']),
  },
  {
    name: 'a cancellation is told as something else',
    operation: 'listMessages',
    path: 'data.0.kind',
    give: (given) => rows(given).forEach((message) => (message['kind'] = 'BOOKED')),
  },
  {
    name: 'what is sent again has another subject',
    operation: 'sendMessageAgain',
    path: 'data.subject',
    give: (given) => (row(given)['subject'] = 'Again'),
  },
  { name: 'filters are ignored', operation: 'listBookings', path: 'data', ask: withoutQuery('status') },
  { name: 'the order is ignored', operation: 'listBookings', path: 'data.0.id', ask: withoutQuery('sort') },
];
