import { becomes, row, rows, tokenOf } from './answers.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';
import { sends } from './mutants/tools.ts';

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

const partsOf = (asked: Asked): string[] => tokenOf(asked).split('.');
const kindOf = (asked: Asked): unknown => {
  try {
    return (JSON.parse(Buffer.from(partsOf(asked)[1] ?? '', 'base64url').toString()) as Json)['kind'];
  } catch {
    return undefined;
  }
};

/** Takes a token for the first one that had the same parts of these numbers. */
function taking(...numbers: number[]): (asked: Asked) => void {
  const known = new Map<string, string>();
  return (asked) => {
    const parts = partsOf(asked);
    if (parts.length !== 3) return;
    const key = numbers.map((number) => parts[number]).join('.');
    const first = known.get(key) ?? tokenOf(asked);
    known.set(key, first);
    asked.headers['authorization'] = `Bearer ${first}`;
  };
}

/** Goes on answering what a token once got. */
function remembering(): (given: Given, asked: Asked) => void {
  const known = new Map<string, Json>();
  return (given, asked) => {
    const before = known.get(tokenOf(asked));
    if (given.status === 200) known.set(tokenOf(asked), given.body);
    else if (before && given.status === 401) Object.assign(given, { status: 200, body: before });
  };
}

/** Refuses every token once somebody has signed out. */
function refusing(): (given: Given, asked: Asked) => void {
  let isOver = false;
  return (given, { url }) => {
    if (url.pathname.endsWith('/logout')) isOver = true;
    else if (isOver) Object.assign(given, { status: 401, body: { message: 'Sign in.' } });
  };
}

/** What backends get wrong in who may call and what ends a session, one thing each. */
export const accessDeviations: Deviation[] = [
  ...accountDeviations,
  { name: 'a signature is not looked at', operation: 'updateImage', path: 'status', ask: taking(0, 1) },
  { name: 'the content of a token is not signed', operation: 'listUsers', path: 'status', ask: taking(0, 2) },
  {
    name: "the algorithm 'none' is taken",
    operation: 'getCurrentUser',
    path: 'status',
    ask: taking(1),
  },
  {
    name: 'a refresh token is as good as an access token',
    operation: 'listMessages',
    path: 'status',
    ask: (asked, adminToken) => {
      if (kindOf(asked) !== 'access' && tokenOf(asked).length > 20)
        asked.headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  {
    name: 'an access token is as good as a refresh token',
    operation: 'refreshAccessToken',
    path: 'status',
    give: (given, asked) => {
      if (given.status === 401 && kindOf(asked) === 'access')
        Object.assign(given, { status: 200, body: { data: { access_token: tokenOf(asked) } } });
    },
  },
  {
    name: 'a token is taken in any scheme',
    operation: 'listMyBookings',
    path: 'status',
    ask: ({ headers }) => (headers['authorization'] &&= `Bearer ${headers['authorization'].replace(/^\w+ /, '')}`),
  },
  {
    name: 'who sends a refresh token is a guest',
    operation: 'createBooking',
    path: 'status',
    ask: (asked) => {
      if (kindOf(asked) !== 'access' && tokenOf(asked).length > 20) delete asked.headers['authorization'];
    },
  },
  {
    name: 'access tokens outlive their session',
    operation: 'logout',
    at: ['getCurrentUser'],
    path: 'then getCurrentUser: status',
    give: remembering(),
  },
  {
    name: 'every session of the user ends',
    operation: 'logout',
    at: ['logout', 'getCurrentUser'],
    path: 'then getCurrentUser: status',
    give: refusing(),
  },
  {
    name: 'sessions outlive a change of role',
    operation: 'updateUser',
    at: ['getCurrentUser'],
    path: 'then getCurrentUser: status',
    give: remembering(),
  },
  {
    name: 'sessions outlive the deletion of their user',
    operation: 'deleteUser',
    at: ['refreshAccessToken'],
    path: 'then refreshAccessToken: status',
    give: remembering(),
  },
];
