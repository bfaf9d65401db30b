import { asked, details, refuses, sentOf } from './answers.ts';
import type { Deviation, Json } from './proxy.ts';

const kept = new Map<string, unknown>();

/** What backends refuse or take although they should not, one thing each. */
export const takenDeviations: Deviation[] = [
  {
    name: 'an optional field is required',
    operation: 'createProductCategory',
    path: 'status',
    give: refuses(400, (request) => sentOf(request)['description'] === undefined),
  },
  {
    name: 'null is refused',
    operation: 'createTestimony',
    path: 'status',
    give: refuses(400, (request) => sentOf(request)['email'] === null),
  },
  {
    name: 'a price of 0 is refused',
    operation: 'createProduct',
    path: 'status',
    give: refuses(400, ({ body }) => body.includes('name="price"\r\n\r\n0\r\n')),
  },
  {
    name: 'an unknown field is refused',
    operation: 'createVideo',
    path: 'status',
    give: refuses(400, ({ body }) => body.includes('contract_check')),
  },
  {
    name: 'an unknown field of a form is refused',
    operation: 'updateCarousel',
    path: 'status',
    give: refuses(400, ({ body }) => body.includes('contract_check')),
  },
  {
    name: 'a charset is refused',
    operation: 'createProductCategory',
    path: 'status',
    give: refuses(415, ({ headers }) => headers['content-type']?.includes('charset') ?? false),
  },
  {
    name: 'a phone must be in E.164 form',
    operation: 'createBooking',
    path: 'status',
    give: refuses(
      400,
      (request) => !/^\+\d+$/.test(String((sentOf(request)['customer_details'] as Json | undefined)?.['phone'])),
    ),
  },
  {
    name: "one's own address is a conflict",
    operation: 'updateUser',
    path: 'status',
    give: refuses(409, (request) => {
      const { email } = sentOf(request);
      const isOwn = kept.get(request.url.pathname) === email;
      kept.set(request.url.pathname, email);
      return isOwn;
    }),
  },
  {
    name: 'five sessions are too many',
    operation: 'createBooking',
    path: 'status',
    give: refuses(400, (request) => details(sentOf(request)).length > 4),
  },
  {
    name: 'a high page is refused',
    operation: 'listUsers',
    path: 'status',
    give: refuses(400, ({ url }) => Number(url.searchParams.get('page')) > 10_000),
  },
  {
    name: 'a password of five letters is taken',
    operation: 'register',
    path: 'status',
    ask: asked((sent) => {
      if (sent['password'] === 'short') Object.assign(sent, { password: 'shortshort', confirm_password: 'shortshort' });
    }),
  },
  {
    name: 'passwords are cut',
    operation: 'register',
    path: 'status',
    ask: asked((sent) => {
      const cut = String(sent['password']).slice(0, 72);
      if (String(sent['password']).length === 200) Object.assign(sent, { password: cut, confirm_password: cut });
    }),
  },
];
