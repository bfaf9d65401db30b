import { relisted, text } from './listTools.ts';
import type { Mutant } from './mutant.ts';
import { query, refusal, rows, withoutQuery } from './tools.ts';

const found = (names: string[], fits: (value: string, search: string) => boolean): Mutant['give'] =>
  relisted((list, search) => list.filter((one) => names.some((name) => fits(text(one, name), search))), true);

/** What a search and a filter find. */
export const listSearches: Mutant[] = [
  {
    name: 'a search reads descriptions',
    operation: 'listProducts',
    give: found(['name', 'description'], (value, search) => value.toLowerCase().includes(search.toLowerCase())),
  },
  {
    name: 'a search minds capitals',
    operation: 'listProducts',
    give: found(['name'], (value, search) => value.includes(search)),
  },
  {
    name: 'a search finds beginnings alone',
    operation: 'listProducts',
    give: found(['name'], (value, search) => value.toLowerCase().startsWith(search.toLowerCase())),
  },
  {
    name: 'a search for users minds capitals',
    operation: 'listUsers',
    give: found(['name', 'email'], (value, search) => value.includes(search)),
  },
  {
    name: 'a search for users finds beginnings alone',
    operation: 'listUsers',
    give: found(['name', 'email'], (value, search) => value.toLowerCase().startsWith(search.toLowerCase())),
  },
  // Of lessons as well, though similar names may be answered where none has the text.
  ...(['listUsers', 'listProducts'] as const).flatMap((operation): Mutant[] => [
    {
      name: `a search finds the first word alone (${operation})`,
      operation,
      ask: ({ url }) => {
        const search = url.searchParams.get('search')?.trim() ?? '';
        if (search.includes(' ')) url.searchParams.set('search', search.split(' ')[0] ?? '');
      },
    },
    {
      name: `a search takes several blanks for one (${operation})`,
      operation,
      give: found(operation === 'listUsers' ? ['name', 'email'] : ['name'], (value, search) =>
        value.toLowerCase().replace(/ +/g, ' ').includes(search.toLowerCase().replace(/ +/g, ' ')),
      ),
    },
  ]),
  {
    name: '% finds everything',
    operation: 'listProducts',
    ask: ({ url }) => {
      if ((url.searchParams.get('search') ?? '').includes('%')) url.searchParams.delete('search');
    },
  },
  {
    name: '_ stands for any character',
    operation: 'listProducts',
    give: found(['name'], (value, search) =>
      new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('_', '.'), 'i').test(value),
    ),
  },
  {
    name: '\\ in a search is 500',
    operation: 'listProducts',
    instead: ({ url }) =>
      (url.searchParams.get('search') ?? '').includes('\\') ? refusal(500, 'Something went wrong.') : null,
  },
  {
    name: "' in a search is 500",
    operation: 'listUsers',
    instead: ({ url }) =>
      (url.searchParams.get('search') ?? '').includes("'") ? refusal(500, 'Something went wrong.') : null,
  },
  {
    name: "' in a search for bookings is 500",
    operation: 'listBookings',
    instead: ({ url }) =>
      (url.searchParams.get('search') ?? '').includes("'") ? refusal(500, 'Something went wrong.') : null,
  },
  {
    name: 'a code is found as a whole alone',
    operation: 'listBookings',
    give: found(['booking_code'], (value, search) => value.toLowerCase() === search.toLowerCase()),
  },
  {
    name: 'a code in small letters is not found',
    operation: 'listBookings',
    give: found(['booking_code', 'customer_name', 'customer_email'], (value, search) => value.includes(search)),
  },
  {
    name: 'a search for letters beyond ASCII finds nothing',
    operation: ['listProducts'],
    give: (given, { url }) => /[^\x20-\x7e]/.test(url.searchParams.get('search') ?? '') && rows(given).splice(0),
  },
  {
    name: 'own bookings hold cancelled ones',
    operation: ['listMyBookings', 'listMyHistories'],
    at: 'listMyBookings',
    give: async (given, { headers }, { fetch }) => {
      if (given.status !== 200) return;
      const old = rows(
        await fetch('GET', '/api/my-histories', undefined, (headers['authorization'] ?? '').replace('Bearer ', '')),
      );
      given.body.data = [...rows(given), ...old.filter((one) => one['status'] === 'CANCELLED')].slice(0, 10);
    },
  },
  {
    name: 'old bookings hold all of them',
    operation: 'listMyHistories',
    give: async (given, { headers }, { fetch }) => {
      if (given.status !== 200) return;
      const coming = rows(
        await fetch('GET', '/api/my-bookings', undefined, (headers['authorization'] ?? '').replace('Bearer ', '')),
      );
      given.body.data = [...coming, ...rows(given)].slice(0, 10);
    },
  },
  {
    name: 'cancelled bookings are no history',
    operation: 'listMyHistories',
    give: (given) =>
      given.status === 200 && (given.body.data = rows(given).filter((one) => one['status'] !== 'CANCELLED')),
  },
  {
    name: 'confirmed bookings are no longer upcoming',
    operation: 'listMyBookings',
    give: (given) =>
      given.status === 200 && (given.body.data = rows(given).filter((one) => one['status'] !== 'CONFIRMED')),
  },
  { name: 'the payment status filters nothing', operation: 'listBookings', ask: withoutQuery('payment_status') },
  { name: 'the method filters nothing', operation: 'listBookings', ask: withoutQuery('payment_method') },
  { name: 'a range filters nothing', operation: 'listBookings', ask: withoutQuery('from', 'to') },
  {
    name: 'an order is not turned round',
    operation: 'listBookings',
    ask: query('sort', (sort) => sort.replace('-', '')),
  },
  {
    name: 'bookings by session are by creation',
    operation: 'listBookings',
    ask: query('sort', (sort) => sort.replace('reservation_date', 'created_at')),
  },
  {
    name: 'a phone is not found',
    operation: 'listBookings',
    give: (given, { url }) => /^[\d+ ]{4,}$/.test(url.searchParams.get('search') ?? '') && rows(given).splice(0),
  },
  {
    name: 'accents hide a name',
    operation: 'listBookings',
    give: found(['booking_code', 'customer_name', 'customer_email', 'customer_phone'], (value, search) =>
      value.toLowerCase().includes(search.toLowerCase()),
    ),
  },
  ...[/[oil]/i, /^00/].map((way, index) => ({
    name: `a search reads no ${['code as people write it', 'phone as it is dialled'][index] ?? ''}`,
    operation: 'listBookings',
    ask: query('search', (text) => (way.test(text) && /^[\da-z () ]{9,}$/i.test(text) ? 'nothing-at-all' : text)),
  })),
];
