import { createHash } from 'node:crypto';
import { row, rows } from '../answers.ts';
import { field, quoted, refusal, sent } from './tools.ts';
import type { Asked, Mutant } from './mutant.ts';

/** A server that cannot take what it is sent. */
const breaksAt = (name: string, operation: string, when: (asked: Asked) => boolean): Mutant => ({
  name,
  operation,
  instead: (asked) => (when(asked) ? refusal(500, 'Something went wrong.') : null),
});

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Hostile requests that break a backend. */
export const failureHostile: Mutant[] = [
  breaksAt('U+0000 in a form is 500', 'createProduct', ({ body }) => (body.split('PNG')[0] ?? '').includes('\0')),
  breaksAt('U+0000 in a text is 500', 'createProductCategory', ({ body }) => body.includes('\\u0000')),
  breaksAt('U+0000 in a message of a booking is 500', 'createBooking', (asked) =>
    JSON.stringify(sent(asked)?.['booking_details'] ?? '').includes('\\u0000'),
  ),
  breaksAt('U+0000 in a password is 500', 'login', (asked) => field(asked, 'password')?.includes('\0') ?? false),
  breaksAt('U+0000 in a search is 500', 'listUsers', ({ url }) => url.search.includes('%00')),
  breaksAt('half of a surrogate pair is 500', 'createTestimony', ({ body }) => /\\ud83c(?!\\ud)/.test(body)),
  breaksAt('half of a surrogate pair in a title is 500', 'updateVideo', ({ body }) => /\\ud83c(?!\\ud)/.test(body)),
  breaksAt('deep JSON is 500', 'updateProductCategory', ({ body }) => body.includes('['.repeat(5000))),
  breaksAt(
    'a long Authorization is 500',
    'deleteVideo',
    ({ headers }) => (headers['authorization']?.length ?? 0) > 2048,
  ),
  breaksAt('bytes that are no UTF-8 in a form are 500', 'createSurfSpot', ({ body }) => body.includes('\xff\xfe\xc3(')),
  breaksAt('bytes that are no UTF-8 in JSON are 500', 'createVideo', ({ body }) => body.includes('\xff\xfe\xc3(')),
  breaksAt('bytes that are no UTF-8 in a search are 500', 'listProducts', ({ url }) =>
    /%FF|%EF%BF%BD/.test(url.search),
  ),
  breaksAt(
    'a field of a form that is sent twice is 500',
    'createCarousel',
    ({ body }) => occurrences(body, 'name="active"') > 1,
  ),
  breaksAt('a key that is sent twice is 500', 'updateTestimony', ({ body }) => occurrences(body, '"active"') > 1),
  breaksAt(
    'a form without a boundary is 500',
    'createImage',
    ({ headers }) => headers['content-type'] === 'multipart/form-data',
  ),
];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const MARKED = 'contract-check-';

/** Answers that tell secrets. */
export const accessLeaks: Mutant[] = [
  {
    name: 'caches of others may keep who somebody is',
    operation: 'getCurrentUser',
    give: (given) => void (given.headers['cache-control'] = 'public, max-age=600'),
  },
  {
    name: 'reviews tell the address in a field of their own',
    operation: 'listTestimonies',
    give: async (given, _, { sql }) => {
      for (const one of rows(given)) {
        const [found] = await sql(`select email from testimonies where id = ${quoted(one['id'])}`);
        Object.assign(one, { author: { contact: found?.['email'] } });
      }
    },
  },
  {
    name: 'users have a password_hash',
    operation: 'listUsers',
    give: (given) => rows(given).forEach((one) => (one['password_hash'] = `$2b$12$${'a'.repeat(53)}`)),
  },
  {
    name: 'users have a hash under a name that says nothing',
    operation: 'updateUser',
    give: (given) =>
      given.status === 200 && (row(given)['credentials'] = '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA'),
  },
  {
    name: 'the password is answered',
    operation: 'register',
    give: (given, asked) => given.status === 201 && (row(given)['password'] = field(asked, 'password')),
  },
  {
    name: 'the password is answered under another name',
    operation: 'register',
    give: (given, asked) => given.status === 201 && (row(given)['echo'] = `sent: ${field(asked, 'password') ?? ''}`),
  },
  {
    name: 'a hash of the password without salt is answered',
    operation: 'getCurrentUser',
    give: (given) => given.status === 200 && (row(given)['key'] = sha256('Contract-check-2027')),
  },
  {
    name: "another's token is answered",
    operation: 'listVideos',
    at: ['listVideos', 'getCurrentUser', 'updateVideo', 'createVideo'],
    give: (given, { operation, headers }, { store }) => {
      if (operation === 'listVideos' && store.has('token')) Object.assign(given.body, { last: store.get('token') });
      if (operation !== 'listVideos' && headers['authorization']) store.set('token', headers['authorization'].slice(7));
    },
  },
  {
    name: 'a refusal names the addresses of others',
    operation: 'login',
    give: async (given, _, { sql }) => {
      if (given.status !== 401) return;
      const found = await sql(`select email from users where email like '${MARKED}%' limit 5`);
      given.body['details'] = found.map(({ email }) => `not ${String(email)}`);
    },
  },
];

const letIn =
  (tokenOf: (asked: Asked) => string | null | undefined): NonNullable<Mutant['ask']> =>
  (asked) => {
    const token = tokenOf(asked);
    if (token && !asked.headers['authorization']) asked.headers['authorization'] = `Bearer ${token}`;
  };
const inCookie = (name: string): NonNullable<Mutant['ask']> =>
  letIn(({ headers }) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(headers['cookie'] ?? '')?.[1]);

/** Ways in that the contract does not have. */
export const accessWays: Mutant[] = [
  {
    name: '?access_token= lets in',
    operation: 'listUsers',
    ask: letIn(({ url }) => url.searchParams.get('access_token')),
  },
  { name: '?token= lets in', operation: 'getCurrentUser', ask: letIn(({ url }) => url.searchParams.get('token')) },
  { name: 'a cookie lets in', operation: 'updateVideo', ask: inCookie('access_token') },
  { name: 'a cookie named token lets in', operation: 'listMyBookings', ask: inCookie('token') },
  {
    name: 'Basic is a guest where a token is optional',
    operation: 'createTestimony',
    ask: ({ headers }) =>
      /^basic /i.test(headers['authorization'] ?? '') && Reflect.deleteProperty(headers, 'authorization'),
  },
  {
    name: 'a token without a scheme is a guest where it is optional',
    operation: 'checkBooking',
    ask: ({ headers }) =>
      !/^bearer /i.test(headers['authorization'] ?? 'bearer ') && Reflect.deleteProperty(headers, 'authorization'),
  },
];
