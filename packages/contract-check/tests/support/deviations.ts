import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../src/difference.ts';
import { becomes, id, row, rows } from './answers.ts';
import type { Kind } from './mutants/mutant.ts';
import type { Deviation, Json } from './proxy.ts';

/** What was looked for first, by kind. */
export const deviations: Partial<Record<Kind, Deviation[]>> = {
  access: [
    {
      name: "a customer's token is as good as an administrator's",
      operation: 'createImage',
      path: 'status',
      ask: ({ headers }, adminToken) => {
        if (headers['authorization'] && !headers['authorization'].endsWith('nonsense'))
          headers['authorization'] = `Bearer ${adminToken}`;
      },
    },
    {
      name: 'a customer may delete',
      operation: 'deleteImage',
      path: 'status',
      give: becomes(403, 200, { data: true }),
    },
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
      name: 'signing out changes nothing',
      operation: 'logout',
      path: 'then refreshAccessToken: status',
      ask: (asked) => Object.assign(asked, { method: 'GET', url: new URL('/healthz', asked.url) }),
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
  ],
  status: [
    { name: 'a wrong role is 401', operation: 'listBookings', path: 'status', give: becomes(403, 401) },
    { name: 'a bad text is a 500', operation: 'createTestimony', path: 'status', give: becomes(400, 500) },
    { name: 'too large a picture is 400', operation: 'createSurfSpot', path: 'status', give: becomes(413, 400) },
    { name: 'an unknown id is 400', operation: 'updateSurfSpot', path: 'status', give: becomes(404, 400) },
    { name: 'a wrong password is 403', operation: 'login', path: 'status', give: becomes(401, 403) },
  ],
  transport: [
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
      name: 'no answer comes',
      operation: 'deleteSurfSpot',
      path: 'answer',
      timeout: 700,
      give: async ({ headers }) => {
        headers['x-late'] = 'yes';
        await sleep(1000);
      },
    },
    {
      name: '429 does not say how long',
      operation: 'updateTestimony',
      path: 'header Retry-After',
      give: (given) => void (given.status = 429),
    },
  ],
  envelope: [
    {
      name: 'a failure has no message',
      operation: 'createProductCategory',
      path: 'message',
      give: (given) => {
        if (given.status === 409) given.body = { error: 'taken', details: ['Product category already registered'] };
      },
    },
    {
      name: 'a deletion answers a text',
      operation: 'deleteTestimony',
      path: 'data',
      give: ({ body }) => (body.data &&= 'deleted'),
    },
    {
      name: 'the tokens have other names',
      operation: 'login',
      path: 'data.access_token',
      give: (given) => (given.body.data = { token: 'x' }),
    },
  ],
  failure: [
    {
      name: 'a conflict has other details',
      operation: 'createProductCategory',
      path: 'details.0',
      give: (given) => {
        if (given.status === 409) given.body['details'] = ['Taken'];
      },
    },
  ],
  stored: [
    {
      name: 'a deletion deletes nothing',
      operation: 'deleteVideo',
      path: 'status',
      ask: (asked) => Object.assign(asked, { method: 'GET', url: new URL('/healthz', asked.url) }),
    },
    {
      name: 'a change is not stored',
      operation: 'updateUser',
      path: 'data.name',
      give: (given) => (row(given)['name'] = 'As before'),
    },
  ],
  field: [
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
  ],
  lax: [
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
    {
      name: 'an address may be registered twice',
      operation: 'register',
      path: 'status',
      give: becomes(409, 201, { data: { id, name: 'x', email: 'x@example.com', role: 'CUSTOMER' } }),
    },
  ],
  booking: [
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
  ],
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
