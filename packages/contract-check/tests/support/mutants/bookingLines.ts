import type { Mutant } from './mutant.ts';
import { idIn, type Json, quoted, row, sends, sent } from './tools.ts';

/** Whether an answer is a success. */
const isDone = ({ status }: { status: number }): boolean => status < 300;

/** What is corrected of a booking, added to it and cancelled of it. */
export const bookingLines: Mutant[] = [
  {
    name: 'staff correct addresses',
    operation: 'updateBooking',
    ask: (asked, adminToken) => {
      if (sent(asked)?.['customer_email'] !== undefined) asked.headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  {
    name: 'a corrected name is stored as it was sent, with its spaces',
    operation: 'updateBooking',
    give: async (given, asked, { sql }) => {
      const name = sent(asked)?.['customer_name'];
      if (!isDone(given) || typeof name !== 'string') return;
      row(given)['customer_name'] = name;
      await sql(`update bookings set customer_name = ${quoted(name)} where id = ${quoted(idIn(asked))}`);
    },
  },
  {
    name: 'a note is not taken away by null',
    operation: 'updateBooking',
    ask: sends((json) => json['note'] === null && Reflect.deleteProperty(json, 'note')),
  },
  {
    name: 'a session is added at no price',
    operation: 'addSession',
    give: async (given, asked, { sql }) => {
      if (!isDone(given)) return;
      const details = row(given)['booking_details'] as Json[];
      const last = details.at(-1);
      if (!last) return;
      const total = Number(row(given)['total_amount']) - Number(last['total_amount']);
      Object.assign(row(given), { total_amount: total });
      last['total_amount'] = 0;
      await sql(`update booking_details set total_amount = 0 where id = ${quoted(last['id'])}`);
      await sql(`update bookings set total_amount = ${String(total)} where id = ${quoted(idIn(asked))}`);
    },
  },
  {
    name: 'a session is added on a closed day',
    operation: 'addSession',
    ask: sends((json) => (json['force'] = true)),
  },
  {
    name: 'nobody is told of a session that is added',
    operation: 'addSession',
    give: async (given, asked, { sql }) => {
      if (isDone(given)) await sql(`delete from messages where kind = 'MOVED' and booking_id = ${quoted(idIn(asked))}`);
    },
  },
  {
    name: 'a cancelled session leaves its amount',
    operation: 'cancelSession',
    give: async (given, _, { sql }) => {
      if (!isDone(given) || row(given)['status'] === 'CANCELLED') return;
      row(given)['total_amount'] = 600_000;
      await sql(`update bookings set total_amount = 600000 where id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'staff cancel a booking by its last session',
    operation: 'cancelSession',
    ask: (asked, adminToken) => {
      asked.headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  {
    name: 'what is left of a booking is as bound as before',
    operation: 'cancelSession',
    give: async (given, _, { sql }) => {
      if (isDone(given))
        await sql(`update booking_details set moved_by_school = false where booking_id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'a guest cancels a session whenever it is',
    operation: 'cancelMySession',
    give: async (given, asked, { fetch, adminToken }) => {
      if (given.status !== 409 || !String(given.body['message']).startsWith('It is too late')) return;
      const code = asked.url.pathname.split('/')[3] ?? '';
      await fetch('POST', `/api/sessions/${idIn(asked)}/cancellation`, { reason: 'A.' }, adminToken);
      Object.assign(given, await fetch('GET', `/api/check-booking/${code}`));
    },
  },
  {
    name: 'any address cancels a session',
    operation: 'cancelMySession',
    ask: async (asked, _, { sql }) => {
      const code = asked.url.pathname.split('/')[3] ?? '';
      const [one] = await sql(
        `select customer_email as email from bookings where booking_code = ${quoted(code.toUpperCase())}`,
      );
      if (one) sends((json) => String(json['email']).includes('stranger') && (json['email'] = one['email']))(asked);
    },
  },
  {
    name: 'a guest who cancels a session cancels the booking',
    operation: 'cancelMySession',
    give: async (given, _, { sql }) => {
      if (!isDone(given)) return;
      row(given)['status'] = 'CANCELLED';
      await sql(`update bookings set status = 'CANCELLED' where id = ${quoted(row(given)['id'])}`);
    },
  },
];
