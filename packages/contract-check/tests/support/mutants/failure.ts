import type { Given, Mutant } from './mutant.ts';
import { field } from './tools.ts';

const trace =
  'Error: invalid\n    at validate (/srv/app/node_modules/express/lib/router.js:284:9)\n    at /srv/app/server.js:41:7';
const says =
  (when: (given: Given) => boolean, change: (given: Given) => unknown): Mutant['give'] =>
  (given) => {
    if (given.status >= 400 && when(given)) change(given);
  };
const with4xx = (status: number, message: unknown): Mutant['give'] =>
  says(
    (given) => given.status === status,
    ({ body }) => (body['message'] = message),
  );
const words = (from: RegExp, to: string): Mutant['give'] =>
  says(
    ({ body }) => from.test(String(body['message'])),
    ({ body }) => (body['message'] = String(body['message']).replace(from, to)),
  );

/** Failures with the right status that say too much, too little or something else. */
export const failure: Mutant[] = [
  {
    name: 'a stack trace is shown as details',
    operation: 'createTestimony',
    give: says(
      ({ status }) => status === 400,
      ({ body }) => (body['details'] = trace.split('\n')),
    ),
  },
  { name: 'a stack trace is the message', operation: 'updateSurfSpot', give: with4xx(404, trace) },
  {
    name: 'a stack trace stands beside the message',
    operation: 'createBooking',
    give: says(
      ({ status }) => status === 400,
      ({ body }) => (body['stack'] = trace),
    ),
  },
  {
    name: 'the message is SQL',
    operation: 'createProductCategory',
    give: with4xx(409, 'duplicate key value violates unique constraint "product_categories_name" (SQLSTATE 23505)'),
  },
  {
    name: 'the message is a trace of Python',
    operation: 'deleteProduct',
    give: with4xx(404, 'Traceback (most recent call last):\n  File "/app/views.py", line 31, in delete\nDoesNotExist'),
  },
  {
    name: 'the message is a trace of Java',
    operation: 'register',
    give: with4xx(
      409,
      'java.sql.SQLIntegrityConstraintViolationException\n\tat com.school.UserController.register(UserController.java:52)',
    ),
  },
  {
    name: 'a taken name has other details',
    operation: 'createProductCategory',
    give: says(
      ({ status }) => status === 409,
      ({ body }) => (body['details'] = ['Product Category already exists']),
    ),
  },
  {
    name: 'a taken name has no details on a change',
    operation: 'updateProductCategory',
    give: says(
      ({ status }) => status === 409,
      ({ body }) => delete body['details'],
    ),
  },
  {
    name: 'the detail ends with a full stop',
    operation: 'updateProductCategory',
    give: says(
      ({ status }) => status === 409,
      ({ body }) => (body['details'] = ['Product category already registered.']),
    ),
  },
  {
    name: 'an unknown address is told from a wrong password',
    operation: 'login',
    give: async (given, asked, { sql }) => {
      const email = field(asked, 'email') ?? '';
      if (given.status !== 401) return;
      const found = await sql(`select 1 from users where lower(email) = lower('${email.replaceAll("'", "''")}')`);
      given.body['message'] = found.length > 0 ? 'The password is wrong.' : 'Nobody has this e-mail address.';
    },
  },
  {
    name: 'only a wrong password has details',
    operation: 'login',
    give: async (given, asked, { sql }) => {
      const email = field(asked, 'email') ?? '';
      if (given.status !== 401) return;
      const found = await sql(`select 1 from users where lower(email) = lower('${email.replaceAll("'", "''")}')`);
      if (found.length > 0) given.body['details'] = ['password'];
    },
  },
  { name: 'the message is blank', operation: 'deleteImage', give: with4xx(404, '') },
  { name: 'the message is null', operation: 'updateCarousel', give: with4xx(415, null) },
  {
    name: 'the message is a page',
    operation: 'listProducts',
    give: with4xx(400, '<!DOCTYPE html><html><body><pre>Cannot GET /api/products</pre></body></html>'),
  },
  { name: 'the message is an object', operation: 'getCurrentUser', give: with4xx(401, { code: 'TOKEN_INVALID' }) },
  { name: 'a closed day does not say why', operation: 'createBooking', give: words(/: [^:]*\.$/, '.') },
  {
    name: 'a closed day is written in numbers',
    operation: 'createBooking',
    give: words(/on \d+ \w+ \d{4}/, 'on 2027-03-08'),
  },
  {
    name: 'a full day says Only 0 places',
    operation: 'createBooking',
    give: words(/^No place is left/, 'Only 0 places are left'),
  },
  {
    name: 'one place are left',
    operation: 'createBooking',
    give: words(/^Only 1 place is left/, 'Only 1 places are left'),
  },
  {
    name: 'a changed price has no details',
    operation: 'createBooking',
    give: says(
      ({ body }) => /price has changed/.test(String(body['message'])),
      ({ body }) => delete body['details'],
    ),
  },
  { name: 'a changed price is in dollars', operation: 'createBooking', give: words(/Rp\. [\d.]+/, '$60') },
  {
    name: 'an unknown account is told',
    operation: 'requestPasswordReset',
    give: async (given, asked, { sql }) => {
      const email = field(asked, 'email') ?? '';
      const found = await sql(`select 1 from users where lower(email) = lower('${email.replaceAll("'", "''")}')`);
      if (given.status === 200 && found.length === 0)
        Object.assign(given, { status: 404, body: { message: 'No account has this address.' } });
    },
  },
  {
    name: 'a move onto a closed day says nothing of it',
    operation: 'updateSession',
    give: words(/^The school is closed.*$/, 'Conflict.'),
  },
  {
    name: 'a guest is told that the address is wrong',
    operation: 'moveMySession',
    give: says(
      ({ status }) => status === 404,
      (given) => {
        if (/\S/.test(String(given.body['message']))) given.status = 403;
      },
    ),
  },
];
