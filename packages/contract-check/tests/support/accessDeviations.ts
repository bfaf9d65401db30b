import { accountDeviations } from './accountDeviations.ts';
import { tokenOf } from './answers.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

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
