import { all, everywhere, paging, row, rows } from './tools.ts';
import type { Given, Mutant } from './mutant.ts';

const header =
  (name: string, value: string): Mutant['give'] =>
  ({ headers }) =>
    void (headers[name] = value);
const isPicture = ({ type }: Given): boolean => type.startsWith('image/');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Values that a backend may leave out or write otherwise. */
export const allowedValues: Mutant[] = [
  { operation: [], at: '*', name: 'connections that are closed', give: header('connection', 'close') },
  { operation: [], at: '*', name: 'an ETag', give: header('etag', '"33a64df5"') },
  { operation: [], at: '*', name: 'answers that may not be kept', give: header('cache-control', 'no-store, private') },
  { operation: [], at: '*', name: 'other origins are let in', give: header('access-control-allow-origin', '*') },
  {
    operation: [],
    at: '*',
    name: 'limits of requests in headers',
    give: (given) =>
      Object.assign(given.headers, { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999', 'retry-after': '1' }),
  },
  {
    operation: [],
    at: 'listProducts',
    name: 'a lesson that is found by its Indonesian name alone',
    ask: async (_, __, { sql, store }) => {
      if (store.has('named')) return;
      store.set('named', true);
      const name = `Jum''at \\\\ 50%_`;
      await sql(`update products set translations = '{"id": {"name": "${name}"}}' where name = 'Dawn Patrol'`);
    },
  },
  {
    operation: [],
    at: 'checkBooking',
    name: 'lookups that mask nothing',
    give: async (given, _, { sql }) => {
      if (given.status !== 200) return;
      const [one] = await sql(
        `select customer_email, customer_phone from bookings where id = '${String(row(given)['id'])}'`,
      );
      Object.assign(row(given), one);
    },
  },
  {
    operation: [],
    at: '*',
    name: 'image left out',
    give: ({ body }) =>
      everywhere(body, (one) => {
        if ('image_url' in one) delete one['image'];
      }),
  },
  {
    operation: [],
    at: '*',
    name: 'image null',
    give: ({ body }) =>
      everywhere(body, (one) => {
        if ('image_url' in one && 'image' in one) one['image'] = null;
      }),
  },
  { operation: [], name: 'no ?w= of pictures', at: 'getPicture', ask: ({ url }) => url.searchParams.delete('w') },
  {
    operation: [],
    name: 'pictures are kept for two years',
    at: 'getPicture',
    give: (given) => isPicture(given) && (given.headers['cache-control'] = 'public, max-age=63072000'),
  },
  {
    operation: [],
    at: '*',
    name: 'pictures are stored as JPEG',
    give: (given) => isPicture(given) && (given.type = 'image/jpeg'),
  },
  {
    operation: [],
    name: 'a picture of a spot elsewhere is answered at once',
    at: 'getPicture',
    give: (given) =>
      isPicture(given) &&
      Object.assign(given, { type: 'image/png', raw: PNG, headers: { ...given.headers, 'accept-ranges': 'bytes' } }),
  },
  {
    operation: [],
    at: '*',
    name: 'instants without milliseconds',
    give: ({ body }) =>
      everywhere(body, (one) => {
        for (const [name, value] of Object.entries(one))
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\.000Z$/.test(value))
            one[name] = value.replace('.000Z', 'Z');
      }),
  },
  {
    operation: [],
    at: '*',
    name: 'instants with microseconds',
    give: ({ body }) =>
      everywhere(body, (one) => {
        for (const [name, value] of Object.entries(one))
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/.test(value))
            one[name] = value.replace('Z', '000Z');
      }),
  },
  {
    operation: [],
    at: '*',
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
    operation: [],
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
    operation: [],
    name: 'the lookup tells nothing optional',
    at: 'checkBooking',
    give: all((one) => ['transaction', 'payable_until'].forEach((name) => Reflect.deleteProperty(one, name))),
  },
  {
    operation: [],
    name: 'the gateway cannot be reached',
    at: 'createBooking',
    give: (given) => given.status === 201 && row(given)['transaction'] && (row(given)['transaction'] = null),
  },
  { operation: [], name: 'lookups are counted', at: 'checkBooking', give: header('x-lookups', '1') },
  {
    operation: [],
    name: 'reviews do not say when they were sent',
    at: ['searchTestimonies', 'createTestimony', 'updateTestimony'],
    give: all((one) => {
      delete one['created_at'];
      delete one['decided'];
    }),
  },
  {
    operation: [],
    name: 'pictures have addresses with folders',
    at: '*',
    ask: ({ url }) => void (url.pathname = url.pathname.replace('/2027/05/', '/')),
    give: ({ body }) =>
      everywhere(body, (one) => {
        const path = one['image_url'];
        if (typeof path === 'string' && !path.includes(':')) one['image_url'] = `2027/05/${path}`;
      }),
  },
  {
    operation: [],
    name: 'opaque access tokens',
    at: '*',
    give: (given, asked) => {
      for (const name of ['access_token', 'refresh_token'])
        if (typeof row(given)[name] === 'string' && /auth/.test(asked.url.pathname))
          row(given)[name] = Buffer.from(`~${String(row(given)[name])}`).toString('base64url');
    },
    ask: ({ headers }) => {
      const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];
      if (token === undefined) return;
      const inner = Buffer.from(token, 'base64url');
      const isOurs = /^~[!-~]+$/.test(inner.toString()) && inner.toString('base64url') === token;
      headers['authorization'] = `Bearer ${isOurs ? inner.toString().slice(1) : 'unknown'}`;
    },
  },
  {
    operation: [],
    name: 'ids in version 7',
    at: 'listDays',
    give: all((one) => (one['id'] = '01890a5d-ac96-774b-bcce-b302099a8057')),
  },
];
