import { becomes, row, rows, tokenOf } from './answers.ts';
import { sends } from './mutants/tools.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

/** Answers the rows of everybody. */
function everybody(): (given: Given) => void {
  const known = new Map<unknown, Json>();
  return (given) => {
    for (const one of rows(given)) known.set(one['id'], one);
    if (given.status === 200) given.body.data = [...known.values()];
  };
}

/** What backends get wrong in what an account may ask for, and in how they refuse, one thing each. */
export const accountDeviations: Deviation[] = [
  {
    name: 'everybody may be an administrator',
    operation: 'register',
    at: ['getCurrentUser'],
    path: 'then getCurrentUser: data.role',
    give: (given) => (row(given)['role'] = 'ADMIN'),
  },
  {
    name: 'a review is active when it says so',
    operation: 'createTestimony',
    at: ['searchTestimonies'],
    path: 'then searchTestimonies: data.active',
    give: (given) => rows(given).forEach((one) => (one['active'] = true)),
  },
  {
    name: 'a booking is confirmed when it says so',
    operation: 'createBooking',
    path: 'data.booking.status',
    give: (given, { body }) => {
      if (given.status === 201 && body.includes('"status":"CONFIRMED"'))
        (row(given)['booking'] as Json)['status'] = 'CONFIRMED';
    },
  },
  {
    name: 'bookings of others are listed',
    operation: 'listMyBookings',
    path: 'data: bookings that are not of the customer',
    give: everybody(),
  },
  {
    name: 'bookings of others are listed',
    operation: 'listMyHistories',
    path: 'data: bookings that are not of the customer',
    give: everybody(),
  },
  {
    name: 'an unknown address is told apart from a wrong password',
    operation: 'login',
    path: 'message for an address that nobody has',
    give: (given, { body }) => {
      if (given.status === 401 && body.includes('nobody')) given.body['message'] = 'There is no such user.';
    },
  },
  {
    name: 'the address must be written as it was registered',
    operation: 'login',
    path: 'status',
    give: (given, { body }) => {
      if (body.includes('EXAMPLE.COM')) Object.assign(given, { status: 401, body: { message: 'No.' } });
    },
  },
  {
    name: 'blanks around a password do not count',
    operation: 'login',
    path: 'status',
    ask: sends((body) => (body['password'] = typeof body['password'] === 'string' ? body['password'].trim() : 0)),
  },
  {
    name: 'a password is read up to 72 bytes',
    operation: 'login',
    path: 'status',
    ask: sends((body) => {
      if (typeof body['password'] === 'string') body['password'] = body['password'].replace(/-b$/, '-a');
    }),
  },
  {
    name: 'a refresh token serves once',
    operation: 'refreshAccessToken',
    path: 'status',
    give: (
      (seen) =>
      (given: Given, asked: Asked): void => {
        if (seen.has(tokenOf(asked))) Object.assign(given, { status: 401, body: { message: 'Used.' } });
        seen.add(tokenOf(asked));
      }
    )(new Set<string>()),
  },
  {
    name: 'a conflict has no details',
    operation: 'updateProductCategory',
    path: 'details.0',
    give: ({ body }) => delete body['details'],
  },
  {
    name: 'an address with a bad escape is a failure of the server',
    operation: 'checkBooking',
    path: 'status',
    give: (given, { url }) => {
      if (url.pathname.includes('%E0%A4%A')) becomes(400, 500)(given);
    },
  },
];
