import { row, rows } from './answers.ts';
import type { Deviation, Json } from './proxy.ts';

/** What backends of level 2 get wrong about what follows from bookings, one thing each. */
export const seenDeviations: Deviation[] = [
  {
    name: 'nobody waits',
    operation: 'getOverview',
    path: 'waiting',
    give: (given) => (row(given)['waiting'] = 3),
  },
  {
    name: 'what was given back is counted as taken',
    operation: 'getOverview',
    path: 'taken_today',
    give: (given) => {
      const taken = row(given)['taken_today'];
      if (typeof taken === 'number') row(given)['taken_today'] = Math.ceil(taken / 100_000) * 100_000;
    },
  },
  {
    name: 'the smallest amount is first',
    operation: 'getRevenue',
    path: 'data.rows.0.key',
    give: (given) => {
      const list = row(given)['rows'];
      if (Array.isArray(list) && row(given)['by'] !== 'day') list.reverse();
    },
  },
  {
    name: 'a day counts bookings instead of people',
    operation: 'listDays',
    path: 'data.0.people',
    give: (given) => rows(given).forEach((day) => (day['people'] = Math.min(1, Number(day['people'] ?? 0)))),
  },
  {
    name: 'sessions are in the order in which they were sent',
    operation: 'getBooking',
    path: 'data.sessions.0.product_name',
    give: (given) => {
      const order = ((row(given)['booking_details'] ?? []) as Json[]).map(({ id }) => id);
      ((row(given)['sessions'] ?? []) as Json[]).sort((a, b) => order.indexOf(a['id']) - order.indexOf(b['id']));
    },
  },
];
