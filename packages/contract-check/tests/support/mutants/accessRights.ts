import type { Given, Mutant, Surroundings } from './mutant.ts';
import { asAdmin, bearer, openToAll, userOf, withToken } from './tokens.ts';
import { answer, codeIn, edits, field, idIn, quoted, refusal, row, rows } from './tools.ts';

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

const staffAs =
  (when: (given: Given) => boolean, status: number, body: Record<string, unknown>): Mutant['give'] =>
  (given) => {
    if (when(given)) Object.assign(given, { status, body });
  };
const isStaff = async (token: string, around: Surroundings): Promise<boolean> =>
  (await userOf(token, around))?.['role'] === 'STAFF';
/** Lets staff do what administrators may. */
const staffMay: Mutant['ask'] = async (asked, _, around) => {
  if (await isStaff(bearer(asked), around)) asked.headers['authorization'] = `Bearer ${around.adminToken}`;
};

/** What staff, customers and guests may see and change of level 2. */
export const accessStaff: Mutant[] = [
  { name: 'staff may cancel', operation: 'updateBookingStatus', ask: staffMay },
  { name: 'staff may let a payment fail', operation: 'updateBookingPayment', ask: staffMay },
  { name: 'staff may give money back', operation: 'addLedgerEntry', ask: staffMay },
  { name: 'staff read the ledger', operation: 'listLedger', ask: staffMay },
  { name: 'staff read balances', operation: 'listBalances', ask: staffMay },
  { name: 'staff read the revenue', operation: 'getRevenue', ask: staffMay },
  {
    name: 'staff are no staff for sessions',
    operation: 'listSessions',
    give: async (given, asked, around) => {
      if (await isStaff(bearer(asked), around))
        staffAs(() => true, 403, { message: 'Only administrators may do this.' })?.(given, asked, around);
    },
  },
  {
    name: 'staff are customers at the counter',
    operation: 'createCounterBooking',
    instead: async (asked, around) =>
      (await isStaff(bearer(asked), around)) ? refusal(403, 'Only administrators may do this.') : null,
  },
  { name: 'guests read what staff must know of a day', operation: 'listDays', ask: openToAll },
  { name: 'customers read a booking', operation: 'getBooking', ask: asAdmin },
  { name: 'customers read messages', operation: 'listMessages', ask: asAdmin },
  { name: 'customers read who changed what', operation: 'listChanges', ask: asAdmin },
  { name: 'customers send messages again', operation: 'sendMessageAgain', ask: asAdmin },
  { name: 'guests resolve what is raised', operation: 'resolveAttention', ask: openToAll },
  {
    name: 'any address moves a session',
    operation: 'moveMySession',
    ask: async (asked, _, { sql }) => {
      const [found] = await sql(`select customer_email from bookings where booking_code = ${quoted(codeIn(asked))}`);
      if (found) edits('email', (text) => (text.includes('@') ? String(found['customer_email']) : text))(asked);
    },
  },
  {
    name: 'an address in capitals cancels nothing',
    operation: 'cancelMyBooking',
    ask: edits('email', (text) => (/[A-Z]/.test(text) ? 'another@example.com' : text)),
  },
  {
    name: 'a session of another booking is moved',
    operation: 'moveMySession',
    ask: async (asked, _, { sql }) => {
      const session = /sessions\/([0-9a-f-]{36})/.exec(asked.url.pathname)?.[1];
      const [found] =
        session === undefined
          ? []
          : await sql(
              `select b.booking_code, b.customer_email from booking_details d join bookings b on b.id = d.booking_id where d.id = '${session}'`,
            );
      if (!found) return;
      asked.url.pathname = asked.url.pathname.replace(
        /check-booking\/[^/]+/,
        `check-booking/${String(found['booking_code'])}`,
      );
      edits('email', () => String(found['customer_email']))(asked);
    },
  },
  {
    name: 'a booking at the counter belongs to who made it',
    operation: 'createCounterBooking',
    give: async (given, asked, around) => {
      const user = given.status === 201 ? await userOf(bearer(asked), around) : undefined;
      if (user)
        await around.sql(`update bookings set user_id = ${quoted(user['id'])} where id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'a second administrator counts as the last',
    operation: 'updateUser',
    instead: async (asked, { sql }) => {
      const id = /[0-9a-f-]{36}/.exec(asked.url.pathname)?.[0];
      const [found] =
        id === undefined || field(asked, 'role') !== 'CUSTOMER'
          ? []
          : await sql(`select role from users where id = '${id}'`);
      return found?.['role'] === 'ADMIN' ? refusal(409, 'The last administrator keeps the role.') : null;
    },
  },
];
