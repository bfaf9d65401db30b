import { pagingOf } from './listTools.ts';
import type { Mutant } from './mutant.ts';
import { answer, becomes, dayFromNow, isDay, paging, query, refusal, row, rows, withoutQuery } from './tools.ts';

const empty = (given: Parameters<NonNullable<Mutant['give']>>[0]): boolean =>
  given.status === 200 && paging(given)['total_item'] === 0;

/** Pages and their sizes. */
export const listPages: Mutant[] = [
  {
    name: 'an empty list has a page',
    operation: ['listUsers'],
    give: (given) => empty(given) && (paging(given)['total_page'] = 1),
  },
  {
    name: 'an empty list of own bookings has a page',
    operation: 'listMyBookings',
    give: (given) => empty(given) && (paging(given)['total_page'] = 1),
  },
  {
    name: 'an empty search has a page',
    operation: 'listProducts',
    give: (given) => empty(given) && (paging(given)['total_page'] = 1),
  },
  {
    name: 'the size is capped at 5',
    operation: 'listMyBookings',
    ask: query('size', (size) => (Number(size) > 5 && Number(size) <= 100 ? '5' : size)),
  },
  {
    name: 'the size is capped at 50',
    operation: 'listMyHistories',
    ask: query('size', (size) => (Number(size) > 50 && Number(size) <= 100 ? '50' : size)),
  },
  {
    name: 'without a page there are ten',
    operation: 'listVideos',
    ask: ({ url }) => {
      if (!url.searchParams.has('page')) url.searchParams.set('page', '1');
    },
  },
  {
    name: 'without a page there are ten slides',
    operation: 'searchCarousels',
    ask: ({ url }) => {
      if (!url.searchParams.has('page')) url.searchParams.set('page', '1');
    },
  },
  {
    name: 'without a page the size is 10',
    operation: 'listImages',
    give: (given, { url }) =>
      !url.searchParams.has('page') && pagingOf((of) => (of['size'] = 10))?.(given, { url } as never, {} as never),
  },
  {
    name: 'without a page there are pages of ten',
    operation: 'listTestimonies',
    give: (given, { url }) =>
      !url.searchParams.has('page') &&
      Object.assign(paging(given), { size: 10, total_page: Math.ceil(Number(paging(given)['total_item']) / 10) }),
  },
  {
    name: 'pages overlap by one',
    operation: 'listProducts',
    at: 'listProducts',
    give: async (given, { url }, { fetch }) => {
      const page = Number(url.searchParams.get('page') ?? 1);
      if (page < 2 || rows(given).length === 0) return;
      const before = await fetch('GET', `/api/products?page=${String(page - 1)}`);
      given.body.data = [...rows(before).slice(-1), ...rows(given)].slice(0, 10);
    },
  },
  {
    name: 'each second page loses its first row',
    operation: 'listBookings',
    give: (given, { url }) => Number(url.searchParams.get('page') ?? 1) > 1 && rows(given).shift(),
  },
  {
    name: 'a page has nine rows',
    operation: 'listUsers',
    give: (given) => rows(given).length === 10 && rows(given).pop(),
  },
  {
    name: 'a page has twenty rows',
    operation: 'listSurfSpots',
    give: async (given, { url }, { fetch }) => {
      const page = url.searchParams.get('page');
      if (page === null || given.status !== 200) return;
      const all = rows(await fetch('GET', '/api/surf-spots'));
      given.body.data = all.slice(20 * (Number(page) - 1), 20 * Number(page));
    },
  },
  {
    name: 'the last page is filled up',
    operation: 'listVideos',
    give: async (given, { url }, { fetch }) => {
      if (!url.searchParams.has('page') || rows(given).length === 0 || rows(given).length === 10) return;
      given.body.data = rows(await fetch('GET', '/api/videos')).slice(-10);
    },
  },
  {
    name: 'a page beyond the last is 404',
    operation: 'listMyHistories',
    give: (given, { url }) =>
      Number(url.searchParams.get('page')) > 1 &&
      rows(given).length === 0 &&
      becomes(200, 404, { message: 'There is no such page.' })(given),
  },
  {
    name: 'a page beyond the last is the last',
    operation: 'searchTestimonies',
    give: async (given, { url }, { fetch }) => {
      const last = Number(paging(given)['total_page'] ?? 0);
      if (given.status === 200 && last > 0 && Number(url.searchParams.get('page')) > last)
        given.body = (await fetch('GET', `/api/testimonies/search?page=${String(last)}`)).body;
    },
  },
  {
    name: 'a page that is no number is the first',
    operation: 'listProductCategories',
    ask: query('page', (page) => (/^[1-9]\d*$/.test(page) ? page : '1')),
  },
  { name: 'page 0 is the first', operation: 'listUsers', ask: query('page', (page) => (page === '0' ? '1' : page)) },
  {
    name: 'page -1 is the first',
    operation: 'listBookings',
    ask: query('page', (page) => (page.startsWith('-') ? '1' : page)),
  },
  {
    name: 'half a page is a page',
    operation: 'listImages',
    ask: query('page', (page) => (page.includes('.') ? String(Math.floor(Number(page)) || 1) : page)),
  },
];

/** Numbers of pages and rows. */
export const listNumbers: Mutant[] = [
  {
    name: 'any size is taken',
    operation: 'listMyBookings',
    ask: query('size', (size) => (Number(size) > 100 ? '100' : size)),
  },
  { name: 'size 0 is all', operation: 'listMyHistories', ask: query('size', (size) => (size === '0' ? '100' : size)) },
  {
    name: 'the number of pages is rounded down',
    operation: 'listCarousels',
    give: pagingOf((of) => (of['total_page'] = Math.max(1, Math.floor(Number(of['total_item']) / Number(of['size']))))),
  },
  {
    name: 'the size is that of the rows',
    operation: 'listUsers',
    give: (given) => 'size' in paging(given) && (paging(given)['size'] = rows(given).length),
  },
  { name: 'the page is always 1', operation: 'listSurfSpots', give: pagingOf((of) => (of['page'] = 1)) },
  {
    name: 'a search counts all',
    operation: 'listProducts',
    give: async (given, { url }, { fetch }) => {
      if (url.searchParams.has('search') && given.status === 200)
        Object.assign(paging(given), { total_item: paging(await fetch('GET', '/api/products'))['total_item'] });
    },
  },
  {
    name: 'hidden reviews are counted',
    operation: 'listTestimonies',
    give: async (given, { url }, { fetch }) => {
      const total = paging(await fetch('GET', `/api/testimonies/search${url.search}`));
      if (given.status === 200) Object.assign(paging(given), { total_item: total['total_item'] });
    },
  },
  {
    name: 'deleted lessons are counted',
    operation: ['listProducts', 'deleteProduct'],
    at: 'listProducts',
    give: async (given, { url }, { sql }) => {
      const [all] = await sql('select count(*)::int as n from products');
      if (given.status === 200 && !url.searchParams.has('search'))
        Object.assign(paging(given), { total_item: all?.['n'], total_page: Math.ceil(Number(all?.['n']) / 10) });
    },
  },
  {
    name: 'a far page is 500',
    operation: 'listProducts',
    instead: ({ url }) =>
      Number(url.searchParams.get('page')) > 100_000 && Number(url.searchParams.get('page')) <= 1_000_000
        ? refusal(500, 'Something went wrong.')
        : null,
  },
  { name: 'days are on pages', operation: 'listDays', give: (given) => rows(given).splice(10) },
  { name: 'sessions are on pages', operation: 'listSessions', give: (given) => rows(given).splice(2) },
  { name: 'messages are not on pages', operation: 'listMessages', ask: withoutQuery('page') },
  {
    name: 'a range includes no last day',
    operation: 'listLedger',
    give: (given, { url }) =>
      given.status === 200 &&
      url.searchParams.has('to') &&
      url.searchParams.get('from') !== url.searchParams.get('to') &&
      (given.body.data = rows(given).filter(
        (one) =>
          new Date(Date.parse(String(one['paid_at'])) + 28_800_000).toISOString().slice(0, 10) !==
          url.searchParams.get('to'),
      )),
  },
  {
    name: 'without a range nothing is shown',
    operation: 'listSessions',
    instead: ({ url, headers }) =>
      url.search === '' && headers['authorization'] !== undefined && headers['authorization'].length > 60
        ? answer(200, { data: [], paging: { page: 1, size: 0, total_item: 0, total_page: 0 } })
        : null,
  },
  {
    name: 'a revenue has no days in between',
    operation: 'getRevenue',
    give: (given, { url }) =>
      url.searchParams.get('by') === 'day' && (row(given)['rows'] as unknown[] | undefined)?.splice(1, 1),
  },
  {
    name: 'a range that ends before today begins at its end',
    operation: 'listSessions',
    ask: ({ url }) => {
      const to = url.searchParams.get('to');
      if (isDay(to) && !url.searchParams.has('from')) url.searchParams.set('from', String(to));
    },
  },
  {
    name: 'bookings until a day are those from today on',
    operation: 'listBookings',
    ask: ({ url }) => {
      if (url.searchParams.has('to') && !url.searchParams.has('from')) url.searchParams.set('from', dayFromNow(0));
    },
  },
  {
    name: 'an address with a further / is the same',
    operation: 'listProducts',
    at: '',
    ask: ({ url }) => (url.pathname = url.pathname.replace(/\/$/, '')),
  },
];
