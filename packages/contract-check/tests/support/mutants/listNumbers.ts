import { pagingOf } from './listPagesTools.ts';
import type { Mutant } from './mutant.ts';
import { answer, paging, query, refusal, row, rows, withoutQuery } from './tools.ts';

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
];
