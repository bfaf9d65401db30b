import { backwards, by, relisted, text } from './listTools.ts';
import type { Given, Mutant } from './mutant.ts';
import { every, type Json, parts, row, rows } from './tools.ts';

/** The order of lists. */
export const listOrders: Mutant[] = [
  {
    name: 'users are in the order of registration',
    operation: 'listUsers',
    give: relisted((list) => list.toSorted((a, b) => text(a, 'id').localeCompare(text(b, 'id')))),
  },
  { name: 'users go from Z to A', operation: 'listUsers', give: relisted(backwards) },
  { name: 'users are by e-mail', operation: 'listUsers', give: relisted(by('email')) },
  { name: 'public reviews are oldest first', operation: 'listTestimonies', give: relisted(backwards) },
  { name: 'all reviews are oldest first', operation: 'searchTestimonies', give: relisted(backwards) },
  {
    name: 'reviews that wait are first',
    operation: 'searchTestimonies',
    give: relisted((list) => [
      ...list.filter((one) => one['active'] !== true),
      ...list.filter((one) => one['active'] === true),
    ]),
  },
  {
    name: 'own bookings are newest first',
    operation: 'listMyBookings',
    give: (given) => rows(given).sort((a, b) => text(b, 'created_at').localeCompare(text(a, 'created_at'))),
  },
  {
    name: 'own bookings are oldest first',
    operation: 'listMyBookings',
    give: (given) => rows(given).sort((a, b) => text(a, 'created_at').localeCompare(text(b, 'created_at'))),
  },
  {
    name: 'old bookings are oldest first',
    operation: 'listMyHistories',
    give: (given) => rows(given).sort((a, b) => text(a, 'created_at').localeCompare(text(b, 'created_at'))),
  },
  { name: 'lessons are by name', operation: 'listProducts', give: relisted(by('name')) },
  {
    name: 'lessons are by price',
    operation: 'listProducts',
    give: relisted((list) => list.toSorted((a, b) => Number(a['price']) - Number(b['price']))),
  },
  {
    name: 'a changed lesson goes to the end',
    operation: ['listProducts', 'updateProduct'],
    at: 'updateProduct',
    give: async (given, _, { sql }) => {
      if (given.status === 200)
        await sql(`update products set created_at = now() where id = '${text(row(given), 'id')}'`);
    },
  },
  {
    name: 'a changed video goes to the end',
    operation: ['listVideos', 'updateVideo'],
    at: 'updateVideo',
    give: async (given, _, { sql }) => {
      if (given.status === 200)
        await sql(`update videos set created_at = now() where id = '${text(row(given), 'id')}'`);
    },
  },
  { name: 'categories are by name', operation: 'listProductCategories', give: relisted(by('name')) },
  { name: 'spots are by name', operation: 'listSurfSpots', give: relisted(by('name')) },
  { name: 'spots are newest first', operation: 'listSurfSpots', give: relisted(backwards) },
  { name: 'slides are newest first', operation: 'listCarousels', give: relisted(backwards) },
  {
    name: 'all slides are by active',
    operation: 'searchCarousels',
    give: relisted((list) => list.toSorted((a, b) => Number(b['active']) - Number(a['active']))),
  },
  { name: 'bookings are oldest first', operation: 'listBookings', give: relisted(backwards) },
];

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
  {
    name: 'equal amounts are in the order of their keys',
    operation: 'getRevenue',
    give: (given) => {
      const { rows: list, by } = row(given) as { rows?: Json[]; by?: string };
      if (by !== 'day') list?.sort((a, b) => Number(b['amount']) - Number(a['amount']) || -1);
    },
  },
];
