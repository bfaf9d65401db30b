import { randomUUID } from 'node:crypto';
import type { Body, Request } from '../client.ts';
import { at, must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { rowPath } from '../fixtures.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 5;
/** So many equal characters at the same end of two random codes are there once in 17 million pairs. */
const ALIKE = 5;
/** Two random codes are nearer than this once in a million times. */
const NEAR = 2n ** 29n;
const MOST = 2n ** 50n;
const MAX_BOOKINGS = 60;

const numberOf = (code: string): bigint =>
  Array.from(code).reduce((sum, sign) => sum * 32n + BigInt(ALPHABET.indexOf(sign)), 0n);
const turned = (code: string): string => Array.from(code).toReversed().join('');
const startAlike = (a: string, b: string): number => Array.from(a).findIndex((sign, i) => sign !== b[i]);
const distance = (a: string, b: string): bigint => (((numberOf(b) - numberOf(a)) % MOST) + MOST) % MOST;

const bookingIn = ({ id }: Operation, body: unknown): Body => at(body, rowPath(id)) as Body;

/** Fails where codes could be guessed from each other. */
function areRandom(codes: string[], path: string): void {
  for (const code of codes)
    must(/^[0-9A-HJKMNP-TV-Z]{10}$/.test(code), path, "ten characters of Crockford's base32", code);
  same(`${path}: different ones`, codes.length, new Set(codes).size);
  must(/[G-Z]/.test(codes.join('')), path, 'characters of the whole alphabet', codes);
  codes.slice(1).forEach((code, i) => {
    const before = codes[i] ?? '';
    const isUnlike = startAlike(before, code) < ALIKE && startAlike(turned(before), turned(code)) < ALIKE;
    must(isUnlike, path, 'codes that are unlike each other', [before, code]);
    const step = distance(before, code);
    must(step > NEAR && MOST - step > NEAR, path, 'codes that do not follow each other', [before, code]);
    const next = codes[i + 2];
    must(next === undefined || distance(code, next) !== step, path, 'codes without a rule', [before, code, next]);
  });
}

/** The code of a new booking. */
async function newCode(operation: Operation, world: World): Promise<string> {
  const answer = await world.send(operation, await world.valid(operation));
  documented(operation, answer, operation.success);
  return String(bookingIn(operation, answer.body)['booking_code']);
}

const codesCheck = (operation: Operation, world: World): Check => ({
  name: 'codes cannot be guessed',
  run: async () => {
    const codes: string[] = [];
    while (codes.length < CODES) codes.push(await newCode(operation, world));
    areRandom(codes, rowPath(operation.id, 'booking_code'));
  },
});

/** How many characters of a text are between what it has in common with another at both ends. */
function unlikeCharacters(a: string, b: string): number {
  const start = startAlike(a, b);
  if (start < 0) return 0;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  const end = startAlike(turned(restOfA), turned(restOfB));
  return restOfA.length - (end < 0 ? restOfA.length : end);
}

/** So many characters hold 96 random bits or more, however they are written but in digits alone. */
const UNLIKE = 16;

/** Signed tokens of one second may be the same; others are unlike each other, as nobody can guess them. */
const tokensCheck = (operation: Operation, world: World): Check => ({
  name: 'tokens cannot be guessed',
  run: async () => {
    const signIn = async (): Promise<unknown> => {
      const answer = await world.send(operation, await world.valid(operation));
      documented(operation, answer, operation.success);
      return answer.body;
    };
    const [first, second] = [await signIn(), await signIn()];
    for (const path of ['data.access_token', 'data.refresh_token']) {
      const [one, other] = [String(at(first, path)), String(at(second, path))];
      const unlike = unlikeCharacters(one, other);
      // The report shows no token.
      must(
        one === other || unlike >= UNLIKE,
        path,
        `${String(UNLIKE)} characters or more unlike the one before`,
        unlike,
      );
    }
  },
});

/** Two requests at once with the same key: one booking. */
const keyCheck = (operation: Operation, world: World): Check => ({
  name: 'the same Idempotency-Key twice at the same time books once',
  run: async () => {
    const request = { ...(await world.valid(operation)), headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all([1, 2, 3].map(() => world.send(operation, request)));
    for (const answer of answers) documented(operation, answer, operation.success);
    const [one, ...others] = answers.map(({ body }) => bookingIn(operation, body));
    for (const other of others) {
      same('id', one?.['id'], other['id']);
      same('booking_code', one?.['booking_code'], other['booking_code']);
    }
  },
});

/** The code of a booking that holds a sign; undefined when chance gives none. */
async function codeWith(world: World, sign: string): Promise<string | undefined> {
  const create = world.operation('createBooking');
  let code = world.codes().find((one) => one.includes(sign));
  for (let made = 0; code === undefined && made < MAX_BOOKINGS; made += 1) {
    const next = await needed(create.id, () => newCode(create, world));
    if (next.includes(sign)) code = next;
  }
  return code;
}

/** Operations that read a code as people write it → how it is sent, and where the answer has it. */
const reading: Record<string, { request: (code: string) => Request; path: string }> = {
  checkBooking: { request: (bookingCode) => ({ params: { bookingCode } }), path: 'data.booking_code' },
  listBookings: { request: (search) => ({ query: { search } }), path: 'data.0.booking_code' },
};

/** A sign of codes that people write otherwise, read as it is meant. */
const readingCheck = (operation: Operation, world: World, sign: string, written: string): Check => ({
  name: `reads ${written} as ${sign}`,
  run: async () => {
    const way = reading[operation.id];
    const code = await codeWith(world, sign);
    if (!way || code === undefined) return;
    const token = await world.sessions.token(operation);
    for (const text of [code.replaceAll(sign, written), code.replaceAll(sign, written.toLowerCase())]) {
      const answer = await world.send(operation, { token, ...way.request(text) });
      documented(operation, answer, operation.success);
      same(way.path, code, at(answer.body, way.path));
    }
  },
});

/** Checks of the codes of bookings, how they are made and how they are read, and of tokens. */
export const codeChecks: Plan = (operation, world) => {
  const { id } = operation;
  if (id === 'createBooking' || id === 'createCounterBooking')
    return [codesCheck(operation, world), keyCheck(operation, world)];
  if (id === 'login') return [tokensCheck(operation, world)];
  // A search of level 1 finds a code as it is.
  if (!(id in reading) || (id === 'listBookings' && world.level === 1)) return [];
  return [
    readingCheck(operation, world, '0', 'O'),
    readingCheck(operation, world, '1', 'I'),
    readingCheck(operation, world, '1', 'L'),
  ];
};
