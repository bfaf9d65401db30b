import { rows } from './answers.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

const paging = ({ body }: Given): Json => (body['paging'] ?? {}) as Json;
const textOf = (asked: Asked): string => asked.url.searchParams.get('search') ?? '';
const fails = (given: Given): void => {
  Object.assign(given, { status: 500, body: { message: 'Something went wrong.' } });
};
const reversed = (given: Given): void => {
  rows(given).reverse();
};
const sortedBy =
  (field: string) =>
  (given: Given): void => {
    rows(given).sort((one, other) => (String(one[field]) < String(other[field]) ? -1 : 1));
  };

/** What backends get wrong in the order of lists, in searching, filtering and counting them, one thing each. */
export const orderDeviations: Deviation[] = [
  { name: 'users are in another order', operation: 'listUsers', path: 'data', give: reversed },
  { name: 'the oldest review is first', operation: 'listTestimonies', path: 'data', give: reversed },
  { name: 'the newest booking is first', operation: 'listMyBookings', path: 'data', give: reversed },
  { name: 'the oldest booking is first', operation: 'listMyHistories', path: 'data', give: sortedBy('created_at') },
  { name: 'sessions are in no order', operation: 'listSessions', path: 'data', give: sortedBy('id') },
  { name: 'the newest entry is first', operation: 'listLedger', path: 'data', give: reversed },
  { name: 'the oldest message is first', operation: 'listMessages', path: 'data', give: reversed },
  { name: 'the oldest is first', operation: 'listAttention', path: 'data', give: reversed },
  {
    name: 'an empty list has a page',
    operation: 'listUsers',
    path: 'paging.total_page',
    give: (given) => {
      if (rows(given).length === 0 && paging(given)['total_item'] === 0) paging(given)['total_page'] = 1;
    },
  },
  {
    name: 'an empty list of one page has a page',
    operation: 'listLedger',
    path: 'paging.total_page',
    give: (given) => {
      if (rows(given).length === 0) paging(given)['total_page'] = 1;
    },
  },
  {
    name: 'a list without pages has the numbers of one with pages',
    operation: 'listVideos',
    path: 'paging.total_page',
    give: (given, { url }) => {
      if (!url.searchParams.has('page'))
        given.body['paging'] = { ...paging(given), size: 10, total_page: Math.ceil(rows(given).length / 10) };
    },
  },
  {
    name: 'the size is at most 50',
    operation: 'listMyHistories',
    path: 'paging.size',
    give: (given) => (paging(given)['size'] = Math.min(50, Number(paging(given)['size']))),
  },
  {
    name: 'a row is on two pages',
    operation: 'listProductCategories',
    path: 'data',
    give: (
      (first) =>
      (given: Given, { url }: Asked): void => {
        if (url.searchParams.get('page') === '1') first.splice(0, 1, rows(given)[9] ?? {});
        if (url.searchParams.get('page') === '2' && rows(given).length > 0) rows(given).splice(0, 1, first[0] ?? {});
      }
    )([] as Json[]),
  },
  {
    name: 'a deleted row is still counted',
    operation: 'listImages',
    path: 'paging.total_item',
    give: (
      (most) =>
      (given: Given): void => {
        most.count = Math.max(most.count, Number(paging(given)['total_item']));
        Object.assign(paging(given), { total_item: most.count, total_page: Math.ceil(most.count / 10) });
      }
    )({ count: 0 }),
  },
  {
    name: 'a negative page is the first',
    operation: 'listSurfSpots',
    path: 'status',
    ask: ({ url }) => {
      if (url.searchParams.get('page') === '-1') url.searchParams.set('page', '1');
    },
  },
  {
    name: 'the search reads descriptions',
    operation: 'listProducts',
    path: 'data.1.name',
    give: (given, asked) => {
      const [one] = rows(given);
      if (textOf(asked) !== '' && one) rows(given).push({ ...one, name: 'Another lesson' });
    },
  },
  {
    name: 'the search finds no addresses',
    operation: 'listUsers',
    path: 'data',
    give: (given, asked) => {
      if (/^contract-check/i.test(textOf(asked))) given.body.data = [];
    },
  },
  {
    name: 'blanks around a search count',
    operation: 'listMessages',
    path: 'data',
    give: (given, asked) => {
      if (textOf(asked) !== textOf(asked).trim()) given.body.data = [];
    },
  },
  ...['\\', "'", '%', '🏄'].map((sign) => ({
    name: `${sign} in a search is a failure of the server`,
    operation: 'listUsers',
    path: 'status',
    give: (given: Given, asked: Asked) => {
      if (textOf(asked).includes(sign)) fails(given);
    },
  })),
  {
    name: 'the last day of a range is left out',
    operation: 'listBookings',
    path: 'data (numbers of the three bookings)',
    ask: ({ url }) => {
      const to = url.searchParams.get('to') ?? '';
      if (/^\d{4}-\d\d-\d\d$/.test(to)) {
        const before = new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10);
        if (before >= (url.searchParams.get('from') ?? '')) url.searchParams.set('to', before);
      }
    },
  },
  {
    name: 'the payment method is not looked at',
    operation: 'listBookings',
    path: 'data (numbers of the three bookings)',
    ask: ({ url }) => url.searchParams.delete('payment_method'),
  },
  {
    name: 'names are not sorted',
    operation: 'listBookings',
    path: 'data (numbers of the three bookings)',
    ask: ({ url }) => {
      if (url.searchParams.get('sort') === 'customer_name') url.searchParams.delete('sort');
    },
  },
];
