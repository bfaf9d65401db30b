import { randomUUID } from 'node:crypto';
import { row } from '../answers.ts';
import { answer, edits, field, file, refuses, sends, sessionsOf } from './tools.ts';
import type { Asked, Given, Mutant } from './mutant.ts';

/** Pictures that stay where they were; the store has what was shown before. */
const staysAt = (name: string, operation: string): Mutant => ({
  name,
  operation,
  at: [operation, 'getPicture'],
  instead: async ({ url, operation: id }, { fetch, store }) => {
    if (id !== 'getPicture') return null;
    const given = await fetch('GET', url.pathname + url.search);
    if (given.status === 200) store.set(url.pathname, given);
    return given.status === 404 ? ((store.get(url.pathname) as Given | undefined) ?? null) : null;
  },
});

export const pictureFormer: Mutant[] = [
  staysAt('a former picture stays', 'updateCarousel'),
  staysAt('a deleted picture stays', 'deleteImage'),
  staysAt('the picture of a deleted slide stays', 'deleteCarousel'),
];

const isMpo = (asked: Asked): boolean => file(asked)?.includes('MPF\0') ?? false;
export const strictPictures: Mutant[] = [
  { name: 'a JPEG with a second picture is none', operation: 'createImage', instead: refuses(isMpo, 415) },
  { name: 'a changed slide takes no JPEG of a phone', operation: 'updateCarousel', instead: refuses(isMpo, 415) },
];

const python = /^[\s\u0085\u001c-\u001f]+|[\s\u0085\u001c-\u001f]+$/g;
export const storedBlanks: Mutant[] = [
  {
    name: 'an address is stored in small letters',
    operation: 'register',
    ask: edits('email', (email) => email.toLowerCase()),
  },
  {
    name: "a user's new address is stored in small letters",
    operation: 'updateUser',
    ask: edits('email', (email) => email.toLowerCase()),
  },
  {
    name: 'blanks of ASCII alone are taken off',
    operation: 'createVideo',
    give: (given, asked) => {
      const title = field(asked, 'title')?.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
      if (given.status === 201 && title) row(given)['title'] = title;
    },
  },
  {
    name: "blanks of Python's are taken off",
    operation: 'createSurfSpot',
    ask: edits('name', (text) => text.replace(python, '')),
  },
  {
    name: 'zero-width spaces are taken off',
    operation: 'createProductCategory',
    ask: edits('name', (text) => text.replace(/^\u200b+|\u200b+$/g, '')),
  },
  {
    name: 'dots of an address do not count',
    operation: 'register',
    ask: edits('email', (email) => email.replace(/^contract\.check/, 'contractcheck')),
  },
];

export const strictBlanks: Mutant[] = [
  {
    name: 'a text that begins with a zero-width space is refused',
    operation: 'createTestimony',
    instead: refuses((asked) => field(asked, 'message')?.startsWith('\u200b')),
  },
];

const keyOf = (asked: Asked, change: (key: string) => string): void => {
  const key = asked.headers['idempotency-key'];
  if (key !== undefined) asked.headers['idempotency-key'] = change(key);
};
export const bookingKeyCases: Mutant[] = [
  {
    name: 'keys are compared without regard to case',
    operation: 'createBooking',
    ask: (asked) => keyOf(asked, (key) => key.toLowerCase()),
  },
  {
    name: 'keys are cut at 36 characters',
    operation: 'createBooking',
    ask: (asked) => keyOf(asked, (key) => key.slice(0, 36)),
  },
  {
    name: 'keys are cut at 191 characters',
    operation: 'createBooking',
    ask: (asked) => keyOf(asked, (key) => key.slice(0, 191)),
  },
];

/** Grants a request that is refused, if the same was granted this little before (ms): both looked before either wrote. */
const TOGETHER = 40;
const doubles = (name: string, operation: string, what: (asked: Asked) => string, status: number): Mutant => ({
  name,
  operation,
  give: (given, asked, { store }) => {
    const key = what(asked);
    const at = (store.get(key) as { at: number; given: Given } | undefined) ?? undefined;
    if (given.status === status && !at) store.set(key, { at: performance.now(), given: structuredClone(given) });
    else if (
      given.status === (operation.startsWith('delete') ? 404 : 409) &&
      at &&
      performance.now() - at.at < TOGETHER
    ) {
      Object.assign(given, { status, body: structuredClone(at.given.body) });
      const data = row(given);
      if (status === 201 && data['id'] !== undefined) data['id'] = randomUUID();
    }
  },
});
export const acrossAtOnce: Mutant[] = [
  doubles('two may register with one address at once', 'register', (asked) => field(asked, 'email') ?? '', 201),
  doubles('two categories get one name at once', 'createProductCategory', (asked) => field(asked, 'name') ?? '', 201),
  doubles(
    'two categories are given one name at once',
    'updateProductCategory',
    (asked) => field(asked, 'name') ?? '',
    200,
  ),
  doubles('two users are given one address at once', 'updateUser', (asked) => field(asked, 'email') ?? '', 200),
  doubles('PAY succeeds twice at once', 'updateBookingPayment', ({ url, body }) => url.pathname + body, 200),
  doubles('a booking is confirmed twice at once', 'updateBookingStatus', ({ url, body }) => url.pathname + body, 200),
  doubles('money is given back twice at once', 'addLedgerEntry', ({ url, body }) => url.pathname + body, 201),
  doubles('a row is deleted twice at once', 'deleteVideo', ({ url }) => url.pathname, 200),
];

export const accessPasswords: Mutant[] = [
  {
    name: 'passwords are normalised',
    operation: 'login',
    at: ['login', 'register'],
    ask: sends((json) => {
      for (const name of ['password', 'confirm_password'])
        if (typeof json[name] === 'string') json[name] = json[name].normalize('NFKC');
    }),
  },
];

const SITE = 'https://site.example';
/** Backends that a website on another host cannot use. */
export const transportOrigins: Mutant[] = [
  {
    name: 'Authorization is not among the allowed headers',
    operation: 'listUsers',
    at: ['', 'listUsers'],
    origin: SITE,
    give: (given) => {
      const allowed = given.headers['access-control-allow-headers'];
      if (allowed) given.headers['access-control-allow-headers'] = allowed.replace(/authorization,? ?/i, '');
    },
  },
  {
    name: 'DELETE is not among the allowed methods',
    operation: 'deleteVideo',
    at: ['', 'deleteVideo'],
    origin: SITE,
    give: (given) => {
      const allowed = given.headers['access-control-allow-methods'];
      if (allowed) given.headers['access-control-allow-methods'] = allowed.replace(/DELETE,? ?/i, '');
    },
  },
  {
    name: 'failures cannot be read by pages of another origin',
    operation: 'updateVideo',
    origin: SITE,
    give: (given) => given.status >= 400 && Reflect.deleteProperty(given.headers, 'access-control-allow-origin'),
  },
  {
    name: 'OPTIONS is 405',
    operation: 'createBooking',
    at: [''],
    origin: SITE,
    instead: ({ method }) => (method === 'OPTIONS' ? answer(405, { message: 'Method not allowed.' }) : null),
  },
];

const absent = (name: string, given: (operation: string) => Given): Mutant => ({
  name,
  operation: 'listDays',
  at: ['listDays'],
  level: 1,
  instead: () => given('listDays'),
});
/** Backends of level 1 that have something else than nothing where level 2 is. */
export const failureAbsent: Mutant[] = [
  absent('what level 1 has none of is 500', () => answer(500, { message: 'Something went wrong.' })),
  absent('what level 1 has none of is 401', () => answer(401, { message: 'Sign in.' })),
  absent('what level 1 has none of is a page', () => ({
    ...answer(404, {}),
    type: 'text/html',
    raw: Buffer.from('<h1>Not Found</h1>'),
  })),
];

const HOUR = 3_600_000;
/** How long it is until an hour of UTC (ms). */
export const untilHour = (hour: number): number => ((hour - new Date().getUTCHours() + 24) % 24) * HOUR;

const dayAt = (hour: number): string => new Date(Date.now() + untilHour(hour)).toISOString().slice(0, 10);
const nextDay = (day: string): string => new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10);

/** Backends whose today is that of UTC take a day that is over in Bali, whose next one has begun at 16:00. */
export const bookingMidnight: Mutant[] = [16, 20, 23].map((hour) => ({
  name: `today is that of UTC at ${String(hour)}:00`,
  operation: 'createBooking',
  hour,
  ask: sends((json, asked) => {
    const day = dayAt(hour);
    const sessions = sessionsOf(asked);
    for (const one of sessions) if (one['reservation_date'] === day) one['reservation_date'] = nextDay(day);
    json['booking_details'] = sessions;
  }),
}));

/** What is right at any hour. */
export const allowedHours: Mutant[] = [1, 15, 16, 22].map((hour) => ({
  name: `a clock at ${String(hour)}:00 UTC`,
  operation: [],
  at: ['createBooking', 'createCounterBooking', 'listDays', 'listMyBookings', 'updateDays'],
  hour,
  give: ({ headers }) => void (headers['x-hour'] = String(hour)),
}));
