import type { Given, Mutant } from './mutant.ts';
import { every, type Json, paging, parts, query, refusal, row, rows, withoutQuery } from './tools.ts';

const UNPAGED = 100;
const text = (one: Json, name: string): string => String(one[name] ?? '');
/** All rows of a list, however many pages it has. */
type All = (search?: string) => Promise<Json[]>;

/** Answers the pages of a list in another order, or with other rows. */
const relisted =
  (change: (list: Json[], search: string) => Json[], when: (url: URL) => boolean = () => true): Mutant['give'] =>
  async (given, { url, headers }, { fetch }) => {
    if (given.status !== 200 || !when(url)) return;
    const token = (headers['authorization'] ?? '').replace('Bearer ', '');
    const all: All = async (search) => {
      const list: Json[] = [];
      for (let page = 1; page <= UNPAGED; page += 1) {
        const params = new URLSearchParams({ page: String(page), ...(search !== undefined && { search }) });
        const answer = await fetch('GET', `${url.pathname}?${String(params)}`, undefined, token);
        list.push(...rows(answer));
        if (page >= Number(paging(answer)['total_page'])) break;
      }
      return list;
    };
    const list = change(await all(), url.searchParams.get('search') ?? '');
    const page = url.searchParams.get('page');
    const isWhole = page === null && Number(paging(given)['size']) !== 10;
    const size = isWhole ? list.length : 10;
    const start = (Number(page ?? 1) - 1) * size;
    given.body.data = list.slice(start, start + size);
    Object.assign(paging(given), {
      total_item: list.length,
      total_page: size === 0 ? 0 : Math.ceil(list.length / size),
    });
  };
const by =
  (name: string) =>
  (list: Json[]): Json[] =>
    list.toSorted((a, b) => text(a, name).localeCompare(text(b, name)));
const backwards = (list: Json[]): Json[] => list.toReversed();
const plain = (url: URL): boolean =>
  !url.searchParams.has('search') &&
  !['status', 'from', 'sort', 'payment_status', 'payment_method', 'to'].some((name) => url.searchParams.has(name));
const searching = (url: URL): boolean => (url.searchParams.get('search') ?? '').trim() !== '';
const found = (names: string[], fits: (value: string, search: string) => boolean): Mutant['give'] =>
  relisted((list, search) => list.filter((one) => names.some((name) => fits(text(one, name), search))), searching);
const reversed = (given: Given): void => void rows(given).reverse();

/** The order of lists, and what a search finds. */
export const listOrder: Mutant[] = [
  {
    name: 'users are in the order of registration',
    operation: 'listUsers',
    give: relisted((list) => list.toSorted((a, b) => text(a, 'id').localeCompare(text(b, 'id'))), plain),
  },
  { name: 'users go from Z to A', operation: 'listUsers', give: relisted(backwards, plain) },
  { name: 'users are by e-mail', operation: 'listUsers', give: relisted(by('email'), plain) },
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
  { name: 'lessons are by name', operation: 'listProducts', give: relisted(by('name'), plain) },
  {
    name: 'lessons are by price',
    operation: 'listProducts',
    give: relisted((list) => list.toSorted((a, b) => Number(a['price']) - Number(b['price'])), plain),
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
  { name: 'bookings are oldest first', operation: 'listBookings', give: relisted(backwards, plain) },
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
  {
    name: '% finds everything',
    operation: 'listProducts',
    ask: ({ url }) => void ((url.searchParams.get('search') ?? '').includes('%') && url.searchParams.delete('search')),
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
    ask: ({ url }) =>
      void (
        (url.searchParams.get('search') ?? '').includes('@') && url.searchParams.set('search', 'nobody-has-this-code')
      ),
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
