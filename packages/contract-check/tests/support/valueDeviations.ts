import { asked, becomes, details, row, rows, sentOf } from './answers.ts';
import type { Deviation, Given, Json } from './proxy.ts';

const seen = new Map<unknown, Json>();

/** What backends get wrong about revenue and what is raised for a person, one thing each. */
export const figureDeviations: Deviation[] = [
  {
    name: 'the total is not that of the rows',
    operation: 'getRevenue',
    path: 'data.total_amount',
    give: (given) => {
      const revenue = row(given);
      if (revenue['total_amount'] === 300_000) revenue['total_amount'] = 299_999;
    },
  },
  {
    name: 'days on which nobody comes are left out',
    operation: 'getRevenue',
    path: 'data.rows.length',
    give: (given) => {
      const revenue = row(given);
      const days = revenue['rows'];
      if (Array.isArray(days)) revenue['rows'] = (days as Json[]).filter(({ amount }) => amount !== 0);
    },
  },
  {
    name: 'what was given back is still due',
    operation: 'listAttention',
    path: 'data',
    give: (given) => {
      for (const item of rows(given)) seen.set(item['id'], item);
      if (given.status === 200) given.body['data'] = [...seen.values()].toReversed();
    },
  },
  {
    name: 'what was seen to can be seen to again',
    operation: 'resolveAttention',
    path: 'status',
    give: becomes(404, 200, { data: true }),
  },
];

const booking = (given: Given): Json => (row(given)['booking'] ?? {}) as Json;
const dayLess = (day: unknown): string => new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10);
const eightHoursLater = (instant: unknown): string => new Date(Date.parse(String(instant)) + 28_800_000).toISOString();
const inBali = (instant: unknown): string => eightHoursLater(instant).replace('Z', '+08:00');
const kept = new Map<unknown, unknown>();

/** What backends get wrong in the values that they answer, one thing each. */
const answered: Deviation[] = [
  {
    name: 'a phone loses its +',
    operation: 'createBooking',
    path: 'data.booking.customer_phone',
    give: (given) => {
      if (given.status === 201)
        booking(given)['customer_phone'] = String(booking(given)['customer_phone']).replace('+', '');
    },
  },
  {
    name: 'name and e-mail are swapped',
    operation: 'listBookings',
    path: 'data.customer_name',
    give: (given) =>
      rows(given).forEach((one) =>
        Object.assign(one, { customer_name: one['customer_email'], customer_email: one['customer_name'] }),
      ),
  },
  {
    name: 'days are a day less',
    operation: 'listMyBookings',
    path: 'data.booking_details.0.reservation_date',
    give: (given) =>
      rows(given)
        .flatMap(details)
        .forEach((one) => (one['reservation_date'] = dayLess(one['reservation_date']))),
  },
  {
    name: 'everybody comes alone',
    operation: 'checkBooking',
    path: 'data.booking_details.0.person',
    give: (given) => details(row(given)).forEach((one) => (one['person'] = 1)),
  },
  {
    name: 'the country is lost',
    operation: 'checkBooking',
    path: 'data.customer_country',
    give: (given) => (row(given)['customer_country'] &&= null),
  },
  {
    name: "instants are in the school's time zone",
    operation: 'listProducts',
    path: 'data.0.created_at',
    give: (given) => rows(given).forEach((one) => (one['created_at'] = inBali(one['created_at']))),
  },
  {
    name: 'instants are eight hours off',
    operation: 'createProduct',
    path: 'data.created_at',
    give: (given) => {
      if (given.status === 201) row(given)['created_at'] = eightHoursLater(row(given)['created_at']);
    },
  },
  {
    name: 'a missing picture is an empty text',
    operation: 'getCurrentUser',
    path: 'data.avatar',
    give: (given) => {
      if (given.status === 200) row(given)['avatar'] = '';
    },
  },
  {
    name: 'a failure shows where the server stopped',
    operation: 'createVideo',
    path: 'body',
    give: (given) => {
      if (given.status === 400) given.body['stack'] = 'Error: no\n    at check (/srv/app/videos.js:12:3)';
    },
  },
  {
    name: 'an action changes another field as well',
    operation: 'updateBookingStatus',
    path: 'data.customer_country',
    give: (given) => (row(given)['customer_country'] &&= null),
  },
];

/** What backends store in another way than it was sent, one thing each. */
const stored: Deviation[] = [
  {
    name: 'a description is answered and not stored',
    operation: 'createProductCategory',
    path: 'data.description',
    ask: (request) => {
      const sent = sentOf(request);
      if (typeof sent['name'] === 'string') kept.set(sent['name'].trim(), sent['description'] ?? null);
      asked((body) => delete body['description'])(request);
    },
    give: (given) => {
      if (given.status === 201) row(given)['description'] = kept.get(row(given)['name']) ?? null;
    },
  },
  {
    name: 'a change is answered and not stored',
    operation: 'updateProductCategory',
    path: 'in listProductCategories: data.description',
    ask: (request) => {
      const sent = sentOf(request);
      kept.set(request.url.pathname, sent['description']);
      asked((body) => delete body['description'])(request);
    },
    give: (given, { url }) => {
      const sent = kept.get(url.pathname);
      if (given.status === 200 && sent !== undefined) row(given)['description'] = sent === '' ? null : sent;
    },
  },
  {
    name: 'a field that is not sent is taken away',
    operation: 'updateVideo',
    path: 'data.title',
    ask: asked((sent) => (sent['title'] ??= '')),
  },
  {
    name: 'a limit that is not sent is taken away',
    operation: 'updateDays',
    path: 'data.0.capacity',
    ask: asked((sent) => {
      if (sent['from'] !== undefined && !('capacity' in sent)) sent['capacity'] = null;
    }),
  },
  {
    name: 'another row is changed as well',
    operation: 'updateVideo',
    path: 'in listVideos: data.video_url',
    give: async (given, one, { fetch }) => {
      const list = given.status === 200 ? rows(await fetch('GET', '/api/videos')) : [];
      for (const { id } of list.filter((other) => other['id'] !== row(given)['id']))
        await fetch('PUT', `/api/videos/${String(id)}`, sentOf(one));
    },
  },
  {
    name: 'long texts are cut',
    operation: 'createTestimony',
    path: 'data.message',
    ask: asked(
      (sent) =>
        typeof sent['message'] === 'string' &&
        sent['message'].length <= 2000 &&
        (sent['message'] = sent['message'].slice(0, 255)),
    ),
  },
  {
    name: 'letters beyond Latin are question marks',
    operation: 'createTestimony',
    path: 'data.name',
    ask: asked(
      (sent) => typeof sent['name'] === 'string' && (sent['name'] = sent['name'].replace(/[^\0-\xff]/gu, '?')),
    ),
  },
  {
    name: 'line breaks are blanks',
    operation: 'createTestimony',
    path: 'data.message',
    ask: asked(
      (sent) => typeof sent['message'] === 'string' && (sent['message'] = sent['message'].replaceAll('\n', ' ')),
    ),
  },
  {
    name: 'texts are escaped for HTML',
    operation: 'listVideos',
    path: 'data.title',
    give: (given) =>
      rows(given).forEach(
        (one) =>
          (one['title'] = (one['title'] as string | null)?.replaceAll('&', '&amp;').replaceAll('<', '&lt;') ?? null),
      ),
  },
];

/** What backends get wrong in the values that they take, store and answer, one thing each. */
export const valueDeviations: Deviation[] = [...answered, ...stored];
