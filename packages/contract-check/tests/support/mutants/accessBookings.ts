import type { Mutant } from './mutant.ts';
import { bearer, userOf } from './tokens.ts';
import { becomes, field, quoted, refusal, row, rows } from './tools.ts';

/** Bookings of everybody in place of one's own. */
const ofEverybody =
  (statuses: string): Mutant['give'] =>
  async (given, _, around) => {
    if (given.status !== 200) return;
    const all = (await around.fetch('GET', '/api/bookings')).body;
    const others = (all.data as Record<string, unknown>[]).filter(({ status }) => statuses.includes(String(status)));
    const known = rows(given).map(({ id }) => id);
    given.body.data = [...rows(given), ...others.filter(({ id }) => !known.includes(id))].slice(0, 10);
  };

/** Takes the password of an account for another text that is near it. */
const near =
  (change: (text: string, real: string) => boolean): Mutant['instead'] =>
  async (asked, around) => {
    const [email, password] = [field(asked, 'email') ?? '', field(asked, 'password') ?? ''];
    if (asked.operation === 'register') {
      around.store.set(email.toLowerCase(), password);
      return null;
    }
    const real = around.store.get(email.toLowerCase());
    if (typeof real !== 'string' || real === password || !change(password, real)) return null;
    return around.fetch('POST', '/api/auth/login', { email, password: real });
  };

/** Whose bookings and passwords count. */
export const accessBookings: Mutant[] = [
  { name: "others' bookings are one's own", operation: 'listMyBookings', give: ofEverybody('PENDING CONFIRMED') },
  {
    name: "others' old bookings are one's own",
    operation: 'listMyHistories',
    give: ofEverybody('COMPLETED CANCELLED'),
  },
  {
    name: 'own bookings are those with the same name',
    operation: 'listMyBookings',
    give: async (given, asked, around) => {
      const user = await userOf(bearer(asked), around);
      if (given.status !== 200 || !user) return;
      const all = (await around.fetch('GET', '/api/bookings')).body.data as Record<string, unknown>[];
      const theirs = all.filter(
        (one) =>
          ['PENDING', 'CONFIRMED'].includes(String(one['status'])) && !rows(given).some(({ id }) => id === one['id']),
      );
      if (theirs.length > 0) given.body.data = [...rows(given), ...theirs.slice(0, 1)];
    },
  },
  {
    name: 'a booking with a token is a guest booking',
    operation: ['createBooking', 'listMyBookings'],
    at: 'createBooking',
    ask: ({ headers }) => delete headers['authorization'],
  },
  {
    name: 'a made-up token books as a guest',
    operation: 'createBooking',
    ask: async (asked, _, around) => {
      if (bearer(asked) !== '' && !(await userOf(bearer(asked), around))) delete asked.headers['authorization'];
    },
  },
  {
    name: 'a booking belongs to whom the address says',
    operation: 'createBooking',
    give: async (given, asked, { sql }) => {
      const booking = row(given)['booking'] as Record<string, unknown> | undefined;
      if (given.status !== 201 || !booking || bearer(asked) === '') return;
      await sql(
        `update bookings set user_id = (select id from users where lower(email) = lower(customer_email)) where id = ${quoted(booking['id'])}`,
      );
    },
  },
  {
    name: 'guests have own bookings',
    operation: 'listMyHistories',
    give: becomes(401, 200, { data: [], paging: { page: 1, size: 10, total_item: 0, total_page: 0 } }),
  },
  {
    name: 'the current user is whoever came last',
    operation: 'getCurrentUser',
    at: ['login', 'getCurrentUser'],
    give: (given, asked, { store }) => {
      if (asked.operation === 'getCurrentUser' && given.status === 200) {
        const last = store.get('last');
        store.set('last', row(given));
        if (last) given.body.data = last;
      }
    },
  },
  {
    name: 'a password counts without its case',
    operation: 'login',
    at: ['login', 'register'],
    instead: near((text, real) => text.toLowerCase() === real.toLowerCase()),
  },
  {
    name: 'the first eight characters of a password count',
    operation: 'login',
    at: ['login', 'register'],
    instead: near((text, real) => text.slice(0, 8) === real.slice(0, 8)),
  },
  { name: 'any password will do', operation: 'login', at: ['login', 'register'], instead: near(() => true) },
  {
    name: 'an address of another case cannot sign in',
    operation: 'login',
    instead: async (asked, { sql }) => {
      const email = (field(asked, 'email') ?? '').trim();
      const found = await sql(
        `select 1 from users where lower(email) = lower(${quoted(email)}) and email <> ${quoted(email)}`,
      );
      return found.length > 0 ? refusal(401, 'The e-mail address or the password is wrong.') : null;
    },
  },
  {
    name: 'the last administrator may become a customer',
    operation: 'updateUser',
    give: becomes(409, 200, {
      data: { id: '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21', name: 'x', email: 'x@example.com', role: 'CUSTOMER' },
    }),
  },
  {
    name: 'guests register as they sign in',
    operation: 'login',
    give: (given) =>
      given.status === 401 &&
      Object.assign(given, { status: 200, body: { data: { access_token: 'a.b.c', refresh_token: 'r' } } }),
  },
];
