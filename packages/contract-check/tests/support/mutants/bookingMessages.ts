import type { Mutant } from './mutant.ts';
import { idIn, quoted, row, rows } from './tools.ts';

/** What is written to guests, and what becomes of it. */
export const bookingMessages: Mutant[] = [
  {
    name: 'nothing is written when a booking is made',
    operation: ['listMessages', 'createBooking'],
    at: 'listMessages',
    give: (given) => given.status === 200 && (given.body.data = rows(given).filter(({ kind }) => kind !== 'BOOKED')),
  },
  {
    name: 'what the school confirms is not told to an address with many bookings',
    operation: 'listMessages',
    give: async (given, _, { sql }) => {
      for (const message of given.status === 200 ? rows(given) : []) {
        const [one] = await sql(
          `select count(*)::int as n from messages where kind = 'BOOKED' and lower(recipient) = lower(${quoted(message['to'])})`,
        );
        if (message['kind'] === 'CONFIRMED' && Number(one?.['n']) > 5) message['status'] = 'SKIPPED';
      }
    },
  },
  {
    name: 'messages that are skipped are not kept',
    operation: 'listMessages',
    give: (given) =>
      given.status === 200 && (given.body.data = rows(given).filter((one) => one['status'] !== 'SKIPPED')),
  },
  {
    name: 'a message that is skipped was sent at some time',
    operation: 'listMessages',
    give: (given) => rows(given).forEach((one) => one['status'] === 'SKIPPED' && (one['sent_at'] = one['created_at'])),
  },
  {
    name: 'a message sent again is the old one',
    operation: 'sendMessageAgain',
    give: async (given, asked, { sql }) => {
      if (given.status !== 201) return;
      await sql(`delete from messages where id = ${quoted(row(given)['id'])}`);
      row(given)['id'] = idIn(asked);
    },
  },
  {
    name: 'the text of a link is kept',
    operation: ['listMessages', 'sendMessageAgain', 'requestPasswordReset'],
    at: 'sendMessageAgain',
    give: (given) => {
      if (given.status === 409) given.status = 201;
    },
  },
  {
    name: 'nothing is written to a guest at the counter',
    operation: 'createCounterBooking',
    give: (given) => given.status === 201 && (row(given)['messages'] = []),
  },
];
