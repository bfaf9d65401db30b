import type { Mutant } from './mutant.ts';
import type { Given } from './mutant.ts';

const text = (given: Given): string => JSON.stringify(given.body);

/** Answers that are broken below their content. */
export const transport: Mutant[] = [
  {
    name: 'an answer is called HTML',
    operation: 'listSurfSpots',
    give: (given) => (given.type = 'text/html; charset=utf-8'),
  },
  { name: 'an answer has no content type', operation: 'listMyBookings', give: (given) => (given.type = '') },
  {
    name: 'a failure is problem+json',
    operation: 'createSurfSpot',
    give: (given) => given.status >= 400 && (given.type = 'application/problem+json'),
  },
  {
    name: 'an answer is JSON twice',
    operation: 'searchTestimonies',
    give: (given) => (given.raw = Buffer.from(JSON.stringify(text(given)))),
  },
  { name: 'an answer is cut off', operation: 'listProductCategories', give: (given) => (given.end = 'half') },
  { name: 'the connection is closed', operation: 'updateTestimony', give: (given) => (given.end = 'silence') },
  { name: 'an answer is empty', operation: 'updateBookingPayment', give: (given) => (given.raw = Buffer.from('')) },
  {
    name: 'a warning stands before the JSON',
    operation: 'listImages',
    give: (given) =>
      (given.raw = Buffer.from(
        `<br />\n<b>Warning</b>: Undefined index in /var/www/index.php on line 7<br />${text(given)}`,
      )),
  },
  {
    name: 'an address without a slash is redirected',
    operation: 'createTestimony',
    instead: ({ url }) => ({
      status: 308,
      type: 'text/html',
      headers: { location: `${url.pathname}/` },
      body: {},
      raw: Buffer.from(''),
    }),
  },
  {
    name: 'a refused token is a page to sign in',
    operation: 'deleteProduct',
    give: (given) => {
      if (given.status === 401)
        Object.assign(given, { type: 'text/html', raw: Buffer.from('<html><body>Log in</body></html>') });
    },
  },
  {
    name: 'a refusal has no body',
    operation: 'updateUser',
    give: (given) => given.status >= 400 && (given.raw = Buffer.from('')),
  },
  {
    name: 'a number is NaN',
    operation: 'createProduct',
    give: (given) =>
      given.status === 201 && (given.raw = Buffer.from(text(given).replace(/"price":\d+/, '"price":NaN'))),
  },
  {
    name: 'the JSON is in UTF-16',
    operation: 'getCurrentUser',
    give: (given) => (given.raw = Buffer.from(text(given), 'utf16le')),
  },
  { name: 'the board is text', operation: 'listSessions', give: (given) => (given.type = 'text/plain') },
  {
    name: 'the ledger is CSV',
    operation: 'listLedger',
    give: (given) =>
      given.status === 200 && Object.assign(given, { type: 'text/csv', raw: Buffer.from('id,amount\n') }),
  },
  {
    name: 'an answer is in another charset',
    operation: 'listProducts',
    path: 'content-type',
    give: (given) => (given.type = 'application/json; charset=iso-8859-1'),
  },
];
