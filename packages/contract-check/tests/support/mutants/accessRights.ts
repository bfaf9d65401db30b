import type { Mutant } from './mutant.ts';
import { asAdmin, bearer, openToAll, withToken } from './tokens.ts';
import { answer, field, idIn, quoted, row, rows } from './tools.ts';

const UUID = /^[0-9a-f-]{36}$/;

/** What guests, customers and staff may do and see. */
export const accessRights: Mutant[] = [
  {
    name: 'a role may be chosen when registering',
    operation: 'register',
    give: async (given, asked, { sql }) => {
      const role = field(asked, 'role');
      if (given.status !== 201 || (role !== 'ADMIN' && role !== 'STAFF')) return;
      await sql(`update users set role = '${role}' where id = ${quoted(row(given)['id'])}`);
      row(given)['role'] = role;
    },
  },
  {
    name: 'a review may be active from the start',
    operation: 'createTestimony',
    give: async (given, asked, { sql }) => {
      if (given.status !== 201 || field(asked, 'active') !== 'true') return;
      await sql(`update testimonies set active = true where id = ${quoted(row(given)['id'])}`);
      row(given)['active'] = true;
    },
  },
  {
    name: 'a booking may be confirmed from the start',
    operation: 'createBooking',
    give: async (given, asked, { sql }) => {
      const booking = row(given)['booking'] as Record<string, unknown> | undefined;
      if (given.status !== 201 || !booking || field(asked, 'status') !== 'CONFIRMED') return;
      await sql(`update bookings set status = 'CONFIRMED' where id = ${quoted(booking['id'])}`);
      booking['status'] = 'CONFIRMED';
    },
  },
  { name: "others' sessions are updated by a customer", operation: 'updateBookingStatus', ask: asAdmin },
  { name: 'customers list users', operation: 'listUsers', ask: asAdmin },
  { name: 'customers change users', operation: 'updateUser', ask: asAdmin },
  { name: 'customers delete users', operation: 'deleteUser', ask: asAdmin },
  { name: 'customers read all bookings', operation: 'listBookings', ask: asAdmin },
  { name: 'guests add slides', operation: 'createCarousel', ask: openToAll },
  { name: 'guests read all reviews', operation: 'searchTestimonies', ask: openToAll },
  { name: 'guests delete categories', operation: 'deleteProductCategory', ask: openToAll },
  { name: 'customers change payments', operation: 'updateBookingPayment', ask: asAdmin },
  {
    name: 'inactive reviews are public',
    operation: 'listTestimonies',
    ask: ({ url, headers }, token) => {
      url.pathname += '/search';
      headers['authorization'] = `Bearer ${token}`;
    },
    give: (given) => rows(given).forEach((one) => (one['email'] = null)),
  },
  {
    name: 'inactive slides are shown to administrators on the home page',
    operation: 'listCarousels',
    ask: (asked, token) => {
      if (bearer(asked) === '') return;
      asked.url.pathname += '/search';
      withToken(asked, token);
    },
  },
  {
    name: 'an account may delete itself though it is an administrator',
    operation: 'deleteUser',
    instead: async (asked, around) => {
      const found = UUID.test(idIn(asked))
        ? await around.sql(`select role from users where id = '${idIn(asked)}'`)
        : [];
      return found[0]?.['role'] === 'ADMIN' && asked.headers['authorization'] !== undefined
        ? answer(200, { data: true })
        : null;
    },
  },
  {
    name: 'a scheme other than Bearer is taken',
    operation: 'getCurrentUser',
    ask: ({ headers }) => {
      const given = /^(?:Basic|Token|JWT) (.*)$/i.exec(headers['authorization'] ?? '')?.[1];
      if (given !== undefined) headers['authorization'] = `Bearer ${given}`;
    },
  },
];
