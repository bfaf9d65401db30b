import type { Mutant } from './mutant.ts';
import { every, type Json, paging, row, rows } from './tools.ts';

const refused =
  (body: (before: Json, status: number) => Json): Mutant['give'] =>
  (given) => {
    if (given.status >= 400) given.body = body(given.body, given.status);
  };
const made =
  (body: (before: Json) => Json): Mutant['give'] =>
  (given) => {
    if (given.status < 300) given.body = body(given.body);
  };

/** Bodies of another shape around the right content. */
export const envelope: Mutant[] = [
  { name: 'the row is the body', operation: 'getCurrentUser', give: made(({ data }) => data as Json) },
  {
    name: 'the data is called result',
    operation: 'updateUser',
    give: made(({ data }) => ({ success: true, result: data })),
  },
  { name: 'a list is a bare array', operation: 'listTestimonies', give: made(({ data }) => data as Json) },
  {
    name: 'rows are called items',
    operation: 'listProducts',
    give: made((body) => ({ data: { items: body.data }, paging: body['paging'] })),
  },
  {
    name: 'paging is called meta',
    operation: 'listUsers',
    give: made((body) => ({ data: body.data, meta: body['paging'] })),
  },
  {
    name: 'paging is in camel case',
    operation: 'listBookings',
    give: (given) => {
      const { page, size, total_item, total_page } = paging(given);
      if (given.status === 200) given.body['paging'] = { page, size, totalItem: total_item, totalPage: total_page };
    },
  },
  {
    name: 'pages are counted from 0',
    operation: 'listMyHistories',
    give: (given) =>
      Object.assign(paging(given), 'page' in paging(given) && { page: Number(paging(given)['page']) - 1 }),
  },
  {
    name: 'paging is of texts',
    operation: 'searchCarousels',
    give: (given) => Object.keys(paging(given)).forEach((name) => (paging(given)[name] = String(paging(given)[name]))),
  },
  { name: 'a changed row is a list of one', operation: 'updateVideo', give: made(({ data }) => ({ data: [data] })) },
  {
    name: 'a deletion answers the row',
    operation: 'deleteProductCategory',
    give: made(() => ({ data: { id: '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21' } })),
  },
  {
    name: 'a deletion answers a message alone',
    operation: 'deleteCarousel',
    give: made(() => ({ message: 'Deleted.' })),
  },
  { name: 'a deletion answers a count', operation: 'deleteUser', give: made(() => ({ data: 1 })) },
  { name: 'a change answers null', operation: 'updateTestimony', give: made(() => ({ data: null })) },
  { name: 'a failure is under error', operation: 'createVideo', give: refused((body) => ({ error: body })) },
  {
    name: 'a failure is what Spring says',
    operation: 'updateProduct',
    give: refused((_, status) => ({
      timestamp: '2027-05-01T02:30:00.000+00:00',
      status,
      error: 'Bad Request',
      path: '/api/products',
    })),
  },
  {
    name: 'details are an object',
    operation: 'register',
    give: refused(({ message }) => ({ message, details: { email: ['is invalid'] } })),
  },
  {
    name: 'details are one text',
    operation: 'createTestimony',
    give: refused((body) => ({ ...body, details: 'is invalid' })),
  },
  { name: 'messages are a list', operation: 'createBooking', give: refused(({ message }) => ({ message: [message] })) },
  {
    name: 'errors are objects',
    operation: 'updateSurfSpot',
    give: refused(({ message }) => ({ message, details: [{ field: 'name', message: 'is blank' }] })),
  },
  { name: 'a refusal has data null', operation: 'login', give: refused(() => ({ data: null, success: false })) },
  {
    name: 'the tokens are beside the data',
    operation: 'refreshAccessToken',
    give: made(({ data }) => ({ data: true, ...(data as Json) })),
  },
  {
    name: 'the booking is the data',
    operation: 'createBooking',
    give: (given) => row(given)['booking'] !== undefined && (given.body.data = row(given)['booking']),
  },
  {
    name: 'an empty list is null',
    operation: 'listMyBookings',
    give: (given) => given.status === 200 && rows(given).length === 0 && (given.body.data = null),
  },
  {
    name: 'rows are under their ids',
    operation: 'listProductCategories',
    give: made((body) => ({
      ...body,
      data: Object.fromEntries(((body.data ?? []) as Json[]).map((one) => [String(one['id']), one])),
    })),
  },
  {
    name: 'rows have attributes',
    operation: 'listVideos',
    give: (given) =>
      every(given).length > 0 &&
      (given.body.data = every(given).map(({ id, ...attributes }) => ({ id, type: 'video', attributes }))),
  },
  { name: 'days have no paging', operation: 'listDays', give: (given) => delete given.body['paging'] },
  {
    name: 'sessions are by day',
    operation: 'listSessions',
    give: made((body) => ({ ...body, data: { sessions: body.data } })),
  },
  { name: 'figures are the body', operation: 'getOverview', give: made(({ data }) => data as Json) },
  { name: 'an entry is in a list', operation: 'addLedgerEntry', give: made(({ data }) => ({ data: [data] })) },
  {
    name: 'rows of revenue are the data',
    operation: 'getRevenue',
    give: made(({ data }) => ({ data: (data as Json)['rows'] })),
  },
];
