import { randomUUID } from 'node:crypto';
import type { Request } from '../client.ts';
import { type Difference, Differs } from '../difference.ts';
import type { Operation } from '../document.ts';
import { byMail } from '../fixtures.ts';
import { type Sender, senderOf } from '../sessions.ts';
import { differencesOf, documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** A token that a backend must refuse, and how it was made. */
export interface Forgery {
  name: string;
  token: string;
}

const JWT_PARTS = 3;
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with another character at a place. */
function changedAt(token: string, place: number): string {
  const other = token[place] === 'a' ? 'b' : 'a';
  return token.slice(0, place) + other + token.slice(place + 1);
}

/** What a part of a JWT says; undefined when the part is none. */
function decoded(part: string): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Changes to a valid token; those of a JWT only when it is one. */
export const forgeries = (token: string): Forgery[] =>
  // The token of an administrator may say that role already.
  changesOf(token).filter((forgery) => forgery.token !== token);

function changesOf(token: string): Forgery[] {
  // The last characters may hold bits that count for nothing.
  const NEAR_END = 6;
  const nearEnd = {
    name: 'a token with another character near its end',
    token: changedAt(token, token.length - NEAR_END),
  };
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  const [head, content] = [decoded(header), decoded(payload)];
  if (more.length > 0 || token.split('.').length !== JWT_PARTS || !head || !content) {
    const middle = changedAt(token, Math.floor(token.length / 2));
    return [nearEnd, { name: 'a token with another character in the middle', token: middle }];
  }
  const raised = encoded({ ...content, role: 'ADMIN' });
  const unsigned = encoded({ ...head, alg: 'none' });
  return [
    nearEnd,
    { name: 'a token whose content was made that of an administrator', token: `${header}.${raised}.${signature}` },
    { name: "a token with the algorithm 'none' and no signature", token: `${unsigned}.${payload}.` },
  ];
}

/** A request that is valid except for its token, for a row that does not exist: nothing changes if it is granted. */
async function harmless(operation: Operation, world: World): Promise<Request> {
  const body = operation.body ? (await world.valid(operation)).body : undefined;
  const params = Object.fromEntries(
    operation.parameters.filter((one) => one.in === 'path').map(({ name }) => [name, randomUUID()]),
  );
  return { body, params };
}

/** Whose token is right for an operation, but for what is changed of it. */
const ownerOf = (operation: Operation): Sender => {
  const sender = senderOf(operation);
  return sender === 'guest' ? 'customer' : sender;
};

/** Headers that hold no token of the contract's scheme. */
const schemes: Record<string, (token: string) => string> = {
  "the token in the scheme 'Basic'": (token) => `Basic ${token}`,
  'the token without a scheme': (token) => token,
  "a name and a password in the scheme 'Basic'": () => 'Basic YTpi',
};

/** Places in which no token counts. */
const otherPlaces: Record<string, (names: string[], token: string) => Pick<Request, 'query' | 'headers'>> = {
  'the token in the query': (names, token) => ({ query: Object.fromEntries(names.map((name) => [name, token])) }),
  'the token in a cookie': (names, token) => ({
    headers: { cookie: names.map((name) => `${name}=${token}`).join('; ') },
  }),
};
/** The names that backends look for there. */
const PLACES = ['access_token', 'token', 'refresh_token', 'jwt', 'session'];
/** Longer tokens are sent under one name at a time, as servers limit the length of a head. */
const SHORT = 600;

/** Fails when there is a difference, and says for which of several requests. */
function differs(attempt: string, differences: Difference[]): void {
  if (differences.length > 0)
    throw new Differs(differences.map((one) => ({ ...one, expected: `${one.expected} for ${attempt}` })));
}

/** What is refused with 401, whatever the roles of an operation. */
function refusals(operation: Operation, world: World): Check[] {
  const refused = (name: string, more: () => Promise<Pick<Request, 'token' | 'headers'>>): Check => ({
    name,
    run: async () => {
      const request = { ...(await harmless(operation, world)), ...(await more()) };
      documented(operation, await world.send(operation, request), 401);
    },
  });
  const right = () => world.sessions.token(operation, ownerOf(operation));
  const checks = [refused('a token that is none', () => Promise.resolve({ token: 'nonsense' }))];
  if (!operation.isOptional) checks.push(refused('no token', () => Promise.resolve({})));
  const other = operation.token === 'refreshToken' ? 'an access token' : 'a refresh token';
  checks.push(
    refused(other, async () => ({ token: await world.sessions.wrongToken(operation, ownerOf(operation)) })),
    refused('a token of a session that was signed out', async () => ({
      token: await world.sessions.endedToken(operation),
    })),
  );
  // Which forgeries there are depends on the token, and is known only when the check runs.
  checks.push({
    name: 'forged tokens',
    run: async () => {
      const request = await harmless(operation, world);
      for (const { name, token } of forgeries((await right()) ?? '')) {
        const answer = await world.send(operation, { ...request, token });
        differs(name, differencesOf(operation, answer, [401]));
      }
    },
  });
  for (const [name, headerOf] of Object.entries(schemes))
    checks.push(refused(name, async () => ({ headers: { authorization: headerOf((await right()) ?? '') } })));
  // Where a token is optional, who sends none in the right place is a guest.
  if (operation.isOptional) return checks;
  for (const [name, send] of Object.entries(otherPlaces))
    checks.push({
      name,
      run: async () => {
        const [request, token] = [await harmless(operation, world), (await right()) ?? ''];
        const look = async (names: string[]): Promise<Difference[]> =>
          differencesOf(operation, await world.send(operation, { ...request, ...send(names, token) }), [401]);
        const differences = token.length < SHORT ? await look(PLACES) : [];
        if (token.length < SHORT && differences.length === 0) return;
        // Which name it is, is asked where one lets somebody in.
        for (const place of PLACES) differs(place, await look([place]));
        differs('all these names at once', differences);
      },
    });
  return checks;
}

/** Where no token counts, nobody is refused for one that is none. */
const unreadToken = (operation: Operation, world: World): Check => ({
  name: 'a token that is none is not looked at',
  run: async () => {
    const request = { ...(await world.granted(operation)), token: 'nonsense' };
    documented(operation, await world.send(operation, request), operation.success);
  },
});

/** The scheme of a token may be written in any letter case. */
const schemeInSmallLetters = (operation: Operation, world: World): Check => ({
  name: "the token in the scheme 'bearer'",
  run: async () => {
    const token = await world.sessions.token(operation, ownerOf(operation));
    documented(operation, await world.send(operation, { token, scheme: 'bearer' }), operation.success);
  },
});

/** Who may call: no token and bad tokens are refused, and so is one of a role that is not the operation's. */
export const accessChecks: Plan = (operation, world) => {
  if (operation.token === null) return byMail.includes(operation.id) ? [] : [unreadToken(operation, world)];
  const asked = (name: string, status: number, sender: Sender): Check => ({
    name,
    run: async () => {
      const request = await harmless(operation, world);
      const token = await world.sessions.token(operation, sender);
      documented(operation, await world.send(operation, { ...request, token }), status);
    },
  });
  const checks = refusals(operation, world);
  const isOnlyRead = operation.method === 'GET' && !operation.path.includes('{');
  if (isOnlyRead || operation.id === 'refreshAccessToken') checks.push(schemeInSmallLetters(operation, world));
  // A made-up row is not found, whoever asks for it.
  const guests = operation.path.includes('{') ? 404 : operation.success;
  if (operation.isOptional) checks.push(asked('no token', guests, 'guest'));
  if (operation.roles.length === 0) return checks;
  checks.push(asked("a customer's token", 403, 'customer'));
  if (world.level === 2) {
    const granted = operation.path.includes('{') ? 404 : operation.success;
    const status = operation.roles.includes('STAFF') ? granted : 403;
    checks.push(asked("a staff member's token", status, 'staff'));
  }
  return checks;
};
