import type { Given, Mutant, Surroundings } from './mutant.ts';
import { asAdmin, bearer, openToAll, userOf } from './tokens.ts';
import { codeIn, edits, field, quoted, refusal, row } from './tools.ts';

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
