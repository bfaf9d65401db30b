import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../../scripts/contract/difference.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

/** The rows of a list. */
const rows = ({ body }: Given): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : []);
/** The row of an answer that has one. */
const row = ({ body }: Given): Json => (typeof body.data === 'object' && body.data !== null ? (body.data as Json) : {});
const paging = ({ body }: Given): Json => (body['paging'] ?? {}) as Json;

const becomes =
  (from: number, to: number, body?: Json) =>
  (given: Given): void => {
    if (given.status !== from) return;
    given.status = to;
    if (body) given.body = body;
  };
const withoutQuery =
  (name: string) =>
  ({ url }: Asked): void =>
    url.searchParams.delete(name);
const id = '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21';

/** Mistakes of backends, one each. */
export const deviations: Deviation[] = [
  {
    name: 'a field has another name',
    operation: 'listProducts',
    path: 'data.0.price',
    give: (given) => rows(given).forEach((one) => ((one['cost'] = one['price']), delete one['price'])),
  },
  {
    name: 'a number is a text',
    operation: 'createProduct',
    path: 'data.price',
    give: (given) => (row(given)['price'] = String(row(given)['price'])),
  },
  {
    name: 'a text is null',
    operation: 'getCurrentUser',
    path: 'data.name',
    give: (given) => (row(given)['name'] = null),
  },
  {
    name: 'an optional field is left out',
    operation: 'searchTestimonies',
    path: 'data.0.email',
    give: (given) => rows(given).forEach((one) => delete one['email']),
  },
  { name: 'creating answers 200', operation: 'createVideo', path: 'status', give: becomes(201, 200) },
  { name: 'a list has no paging', operation: 'listVideos', path: 'paging', give: ({ body }) => delete body['paging'] },
  {
    name: 'the total is that of the page',
    operation: 'listProductCategories',
    path: 'paging.total_item',
    give: (given) => Object.assign(paging(given), { total_item: rows(given).length, total_page: 1 }),
  },
  {
    name: 'the number of pages is wrong',
    operation: 'listUsers',
    path: 'paging.total_page',
    give: (given) => (paging(given)['total_page'] = Number(paging(given)['total_page']) + 1),
  },
  { name: 'pages are ignored', operation: 'listBookings', path: 'paging.page', ask: withoutQuery('page') },
  { name: 'the size is ignored', operation: 'listMyBookings', path: 'paging.size', ask: withoutQuery('size') },
  { name: 'the search is ignored', operation: 'listProducts', path: 'data', ask: withoutQuery('search') },
  {
    name: 'a page beyond the last is the first',
    operation: 'listSurfSpots',
    path: 'data.length',
    give: (given) => {
      if (rows(given).length === 0)
        given.body.data = [
          {
            id,
            name: 'x',
            location: 'x',
            difficulty_level: 'BEGINNER',
            description: 'x',
            location_url: null,
            image_url: null,
          },
        ];
    },
  },
  {
    name: 'the newest is first',
    operation: 'listImages',
    path: 'data',
    give: (given, { url }) => {
      if (url.searchParams.get('page') === '1') rows(given).reverse();
      if (url.searchParams.get('page') !== '1') rows(given).reverse();
    },
  },
  {
    name: "a customer's token is as good as an administrator's",
    operation: 'createImage',
    path: 'status',
    ask: ({ headers }, adminToken) => {
      if (headers['authorization'] && !headers['authorization'].endsWith('nonsense'))
        headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  { name: 'a wrong role is 401', operation: 'listBookings', path: 'status', give: becomes(403, 401) },
  { name: 'a customer may delete', operation: 'deleteImage', path: 'status', give: becomes(403, 200, { data: true }) },
  {
    name: 'no token is needed',
    operation: 'updateVideo',
    path: 'status',
    ask: ({ headers }, adminToken) => (headers['authorization'] = `Bearer ${adminToken}`),
  },
  {
    name: 'an unknown token is a guest',
    operation: 'createTestimony',
    path: 'status',
    ask: ({ headers }) => delete headers['authorization'],
  },
  {
    name: 'a bad query is answered with HTML',
    operation: 'listCarousels',
    path: 'content-type',
    give: (given) => {
      if (given.status === 400) given.type = 'text/html';
    },
  },
  {
    name: 'an answer says that it is text',
    operation: 'refreshAccessToken',
    path: 'content-type',
    give: (given) => (given.type = 'text/plain'),
  },
  {
    name: 'a failure has no message',
    operation: 'createProductCategory',
    path: 'message',
    give: (given) => {
      if (given.status === 409) given.body = { error: 'taken', details: ['Product category already registered'] };
    },
  },
  {
    name: 'a conflict has other details',
    operation: 'createProductCategory',
    path: 'details.0',
    give: (given) => {
      if (given.status === 409) given.body['details'] = ['Taken'];
    },
  },
  {
    name: 'a deletion deletes nothing',
    operation: 'deleteVideo',
    path: 'status',
    ask: (asked) => Object.assign(asked, { method: 'GET', url: new URL('/healthz', asked.url) }),
  },
  {
    name: 'a deletion answers a text',
    operation: 'deleteTestimony',
    path: 'data',
    give: ({ body }) => (body.data &&= 'deleted'),
  },
  {
    name: 'a choice is in small letters',
    operation: 'updateBookingStatus',
    path: 'data.status',
    give: (given) => (row(given)['status'] = String(row(given)['status']).toLowerCase()),
  },
  {
    name: 'a choice deep inside is another',
    operation: 'updateBookingPayment',
    path: 'data.payments.0.status',
    give: (given) =>
      ((row(given)['payments'] as Json[] | undefined) ?? []).forEach((one) => (one['status'] = 'SETTLED')),
  },
  {
    name: 'an instant is written another way',
    operation: 'checkBooking',
    path: 'data.created_at',
    give: (given) => (row(given)['created_at'] = '01/05/2027 10:30'),
  },
  {
    name: 'a day is an instant',
    operation: 'listMyHistories',
    path: 'data.0.booking_details.0.reservation_date',
    give: (given) =>
      rows(given).forEach((one) =>
        (one['booking_details'] as Json[]).forEach((detail) => (detail['reservation_date'] = '2027-05-14T00:00:00Z')),
      ),
  },
  {
    name: 'an id is a number',
    operation: 'createProductCategory',
    path: 'data.id',
    give: (given) => (row(given)['id'] = 7),
  },
  { name: 'a bad text is a 500', operation: 'createTestimony', path: 'status', give: becomes(400, 500) },
  {
    name: 'too long a text is cut off',
    operation: 'updateProductCategory',
    path: 'status',
    give: becomes(400, 200, { data: { id, name: 'x', description: null } }),
  },
  {
    name: 'what is no picture is stored',
    operation: 'updateCarousel',
    path: 'status',
    give: becomes(415, 200, { data: { id, image_url: 'x.webp', active: true } }),
  },
  { name: 'too large a picture is 400', operation: 'createSurfSpot', path: 'status', give: becomes(413, 400) },
  { name: 'an unknown id is 400', operation: 'updateSurfSpot', path: 'status', give: becomes(404, 400) },
  {
    name: 'an address may be registered twice',
    operation: 'register',
    path: 'status',
    give: becomes(409, 201, { data: { id, name: 'x', email: 'x@example.com', role: 'CUSTOMER' } }),
  },
  { name: 'a wrong password is 403', operation: 'login', path: 'status', give: becomes(401, 403) },
  {
    name: 'the tokens have other names',
    operation: 'login',
    path: 'data.access_token',
    give: (given) => (given.body.data = { token: 'x' }),
  },
  {
    name: 'signing out changes nothing',
    operation: 'logout',
    path: 'needs refreshAccessToken: status',
    ask: (asked) => Object.assign(asked, { method: 'GET', url: new URL('/healthz', asked.url) }),
  },
  {
    name: 'an Idempotency-Key is ignored',
    operation: 'createBooking',
    path: 'data.booking.id',
    ask: ({ headers }) => delete headers['idempotency-key'],
  },
  {
    name: 'the price is the one that was sent',
    operation: 'createBooking',
    path: 'data.booking.total_amount',
    give: (given, { body }) => {
      const sent: unknown = body.startsWith('{') ? at(parsed(body), 'total_amount') : undefined;
      if (given.status === 201 && sent !== undefined) (row(given)['booking'] as Json)['total_amount'] = sent;
    },
  },
  {
    name: 'a change is not stored',
    operation: 'updateUser',
    path: 'data.name',
    give: (given) => (row(given)['name'] = 'As before'),
  },
  {
    name: 'addresses of reviewers are public',
    operation: 'listTestimonies',
    path: 'data.email',
    give: (given) => rows(given).forEach((one) => (one['email'] = 'jonas@example.com')),
  },
  {
    name: 'inactive slides are public',
    operation: 'listCarousels',
    path: 'data',
    ask: ({ url, headers }, adminToken) => {
      url.pathname += '/search';
      headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  { name: 'no answer comes', operation: 'deleteSurfSpot', path: 'answer', give: () => sleep(1000) },
  {
    name: '429 does not say how long',
    operation: 'updateTestimony',
    path: 'header Retry-After',
    give: (given) => void (given.status = 429),
  },
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
