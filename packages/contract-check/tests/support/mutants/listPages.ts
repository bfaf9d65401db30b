import { pagingOf } from './listPagesTools.ts';
import type { Mutant } from './mutant.ts';
import { becomes, paging, query, rows } from './tools.ts';

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
