import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Given, Mutant } from './mutant.ts';
import { all, every, type Json, paging, row, rows } from './tools.ts';

const header =
  (name: string, value: string): Mutant['give'] =>
  ({ headers }) =>
    void (headers[name] = value);
const refused =
  (change: (given: Given) => unknown): Mutant['give'] =>
  (given) => {
    if (given.status >= 400) change(given);
  };
const json = (given: Given, change: (text: string) => string | Buffer): void => {
  if (given.type.includes('json')) given.raw = Buffer.from(change(JSON.stringify(given.body)));
};
const everywhere = (value: unknown, change: (one: Json) => void): void => {
  if (Array.isArray(value)) value.forEach((one) => everywhere(one, change));
  else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach((one) => everywhere(one, change));
    change(value as Json);
  }
};
const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, backwards(one)]),
  );
};
const special = ['Product category already registered', 'total_amount', 'closed on', 'place', 'price has changed'];
const isGiven = ({ body }: Given): boolean => special.some((words) => JSON.stringify(body).includes(words));
const isPicture = ({ type }: Given): boolean => type.startsWith('image/');
const everything = { operation: [], at: '*' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a backend may do otherwise than the reference backend, without a word of the check. */
export const allowed: Mutant[] = [
  {
    ...everything,
    name: 'a charset in the content type, in capitals',
    give: (given) => void (given.type = given.type.replace(/^application\/json.*/, 'application/json;charset=UTF-8')),
  },
  {
    ...everything,
    name: 'no charset in the content type',
    give: (given) => void (given.type = given.type.replace(/;.*/, '')),
  },
  {
    ...everything,
    name: 'a content type in capitals',
    give: (given) => void (given.type = given.type.replace('application/json', 'Application/JSON')),
  },
  {
    ...everything,
    name: 'further headers',
    give: (given) =>
      Object.assign(given.headers, {
        'x-powered-by': 'PHP/8.3',
        'set-cookie': 'laravel_session=1; path=/',
        'x-request-id': '7',
        vary: 'Origin',
      }),
  },
  {
    ...everything,
    name: 'further fields at every level',
    give: ({ body }) =>
      everywhere(body, (one) => Object.assign(one, { updated_at: null, _links: { self: { href: '/' } } })),
  },
  {
    ...everything,
    name: 'success beside the data',
    give: (given) => Object.assign(given.body, { success: given.status < 400, status: given.status }),
  },
  {
    ...everything,
    name: 'keys in another order',
    give: (given) => json(given, (text) => JSON.stringify(backwards(JSON.parse(text)))),
  },
  {
    ...everything,
    name: 'indented JSON',
    give: (given) => json(given, (text) => JSON.stringify(JSON.parse(text), null, 4)),
  },
  {
    ...everything,
    name: 'letters beyond ASCII as escapes',
    give: (given) =>
      json(given, (text) =>
        text.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
      ),
  },
  { ...everything, name: 'slashes as escapes', give: (given) => json(given, (text) => text.replaceAll('/', '\\/')) },
  { ...everything, name: 'a line break after the JSON', give: (given) => json(given, (text) => `${text}\n`) },
  {
    ...everything,
    name: 'other words in messages',
    give: refused((given) => !isGiven(given) && (given.body['message'] = 'Permintaan tidak valid.')),
  },
  {
    ...everything,
    name: 'messages in other letters',
    give: refused((given) => !isGiven(given) && (given.body['message'] = 'リクエストが無効です。')),
  },
  {
    ...everything,
    name: 'no details where they are optional',
    give: refused((given) => !isGiven(given) && delete given.body['details']),
  },
  {
    ...everything,
    name: 'details where there are none',
    give: refused((given) => !isGiven(given) && (given.body['details'] = ['id: unknown', 'see the documentation'])),
  },
  {
    ...everything,
    name: 'no details that are an empty list',
    give: refused((given) => !isGiven(given) && given.body['details'] === undefined && (given.body['details'] = [])),
  },
  {
    ...everything,
    name: 'slower answers',
    give: async ({ headers }) => {
      headers['x-waited'] = '5';
      await sleep(5);
    },
  },
  {
    ...everything,
    name: 'gzip',
    give: (given) => {
      json(given, (text) => gzipSync(text));
      if (given.raw && given.type.includes('json')) given.headers['content-encoding'] = 'gzip';
    },
  },
  { ...everything, name: 'connections that are closed', give: header('connection', 'close') },
  { ...everything, name: 'an ETag', give: header('etag', '"33a64df5"') },
  { ...everything, name: 'answers that may not be kept', give: header('cache-control', 'no-store, private') },
  { ...everything, name: 'other origins are let in', give: header('access-control-allow-origin', '*') },
  {
    ...everything,
    name: 'limits of requests in headers',
    give: (given) =>
      Object.assign(given.headers, { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999', 'retry-after': '1' }),
  },
  {
    ...everything,
    name: 'image left out',
    give: ({ body }) =>
      everywhere(body, (one) => {
        if ('image_url' in one) delete one['image'];
      }),
  },
  {
    ...everything,
    name: 'image null',
    give: ({ body }) =>
      everywhere(body, (one) => {
        if ('image_url' in one && 'image' in one) one['image'] = null;
      }),
  },
  { ...everything, name: 'no ?w= of pictures', at: 'getPicture', ask: ({ url }) => url.searchParams.delete('w') },
  {
    ...everything,
    name: 'pictures are kept for an hour',
    at: 'getPicture',
    give: (given) => isPicture(given) && (given.headers['cache-control'] = 'max-age=3600'),
  },
  {
    ...everything,
    name: 'pictures are stored as JPEG',
    give: (given) => isPicture(given) && (given.type = 'image/jpeg'),
  },
  {
    ...everything,
    name: 'a picture of a spot elsewhere is answered at once',
    at: 'getPicture',
    give: (given) =>
      isPicture(given) &&
      Object.assign(given, { type: 'image/png', raw: PNG, headers: { ...given.headers, 'accept-ranges': 'bytes' } }),
  },
  {
    ...everything,
    name: 'instants without milliseconds',
    give: ({ body }) =>
      everywhere(body, (one) => {
        for (const [name, value] of Object.entries(one))
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\.000Z$/.test(value))
            one[name] = value.replace('.000Z', 'Z');
      }),
  },
  {
    ...everything,
    name: 'instants with microseconds',
    give: ({ body }) =>
      everywhere(body, (one) => {
        for (const [name, value] of Object.entries(one))
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/.test(value))
            one[name] = value.replace('Z', '000Z');
      }),
  },
  {
    ...everything,
    name: 'malformed ids are 404',
    give: (given, { url }) =>
      given.status === 400 &&
      /\/(?!search|current|status|payment|ledger|sessions|cancellation|counter)[^/]*$/.test(url.pathname) &&
      !/[0-9a-f]{8}-[0-9a-f]{4}-/.test(url.pathname) &&
      /^\/api\/[a-z-]+\/[^/]+/.test(url.pathname) &&
      !/auth|check-booking/.test(url.pathname) &&
      Object.assign(given, { status: 404, body: { message: 'There is nothing here.' } }),
  },
  {
    ...everything,
    name: 'similar names are found',
    at: 'listProducts',
    give: async (given, { url }, { fetch }) => {
      if (
        !url.searchParams.has('search') ||
        given.status !== 200 ||
        rows(given).length > 0 ||
        Number(url.searchParams.get('page') ?? 1) > 1
      )
        return;
      const other = rows(await fetch('GET', '/api/products')).slice(0, 1);
      given.body.data = other;
      Object.assign(paging(given), { total_item: other.length, total_page: other.length });
    },
  },
  {
    ...everything,
    name: 'the lookup tells nothing optional',
    at: 'checkBooking',
    give: all((one) => ['transaction', 'payable_until'].forEach((name) => delete one[name])),
  },
  {
    ...everything,
    name: 'the gateway cannot be reached',
    at: 'createBooking',
    give: (given) => given.status === 201 && row(given)['transaction'] && (row(given)['transaction'] = null),
  },
  { ...everything, name: 'lookups are counted', at: 'checkBooking', give: header('x-lookups', '1') },
  {
    ...everything,
    name: 'reviews do not say when they were sent',
    at: ['searchTestimonies', 'createTestimony', 'updateTestimony'],
    give: all((one) => {
      delete one['created_at'];
      delete one['decided'];
    }),
  },
  {
    ...everything,
    name: 'pictures have addresses with folders',
    at: ['createImage', 'updateImage', 'listImages', 'getPicture'],
    ask: ({ url }) => void (url.pathname = url.pathname.replace('2027/05/', '')),
    give: (given) => every(given).forEach((one) => (one['image_url'] = `2027/05/${String(one['image_url'])}`)),
  },
  {
    ...everything,
    name: 'opaque access tokens',
    at: '*',
    give: (given, asked) => {
      for (const name of ['access_token', 'refresh_token'])
        if (typeof row(given)[name] === 'string' && /auth/.test(asked.url.pathname))
          row(given)[name] = Buffer.from(`~${String(row(given)[name])}`).toString('base64url');
    },
    ask: ({ headers }) => {
      const token = (headers['authorization'] ?? '').replace('Bearer ', '');
      const inner = Buffer.from(token, 'base64url').toString();
      if (inner.startsWith('~')) headers['authorization'] = `Bearer ${inner.slice(1)}`;
      else if (token.length > 40) headers['authorization'] = 'Bearer unknown';
    },
  },
  {
    ...everything,
    name: 'ids in version 7',
    at: 'listDays',
    give: all((one) => (one['id'] = '01890a5d-ac96-774b-bcce-b302099a8057')),
  },
];
