import type { Mutant, Surroundings } from './mutant.ts';
import { field, idIn, type Json, parts, quoted, refusal, row, sets } from './tools.ts';

const now = async ({ sql }: Surroundings, id: string): Promise<Json | undefined> => {
  if (id === '') return undefined;
  const payment = '(select status from payments p where p.booking_id = b.id order by created_at desc limit 1)';
  const found = await sql(
    `select status, payment_method, ${payment} as payment from bookings b where id = ${quoted(id)}`,
  );
  return found[0];
};
/** Forces a step from a state that does not allow it. */
const step =
  (from: string, action: string, column: 'status' | 'payment', to: string): Mutant['instead'] =>
  async (asked, around) => {
    const id = idIn(asked);
    if (field(asked, 'action') !== action || id === '' || (asked.headers['authorization'] ?? '').length < 60)
      return null;
    const before = await now(around, id);
    if (before?.[column] !== from) return null;
    await around.sql(
      column === 'status'
        ? `update bookings set status = '${to}' where id = '${id}'`
        : `update payments set status = '${to}' where booking_id = '${id}'`,
    );
    const shown = await around.fetch('GET', `/api/bookings/${id}`);
    return shown.status === 200 ? shown : null;
  };

/** Which state follows on which. */
export const bookingStates: Mutant[] = [
  {
    name: 'a completed booking can be cancelled',
    operation: 'updateBookingStatus',
    instead: step('COMPLETED', 'CANCELLED', 'status', 'CANCELLED'),
  },
  {
    name: 'a completed booking can be confirmed',
    operation: 'updateBookingStatus',
    instead: step('COMPLETED', 'CONFIRMED', 'status', 'CONFIRMED'),
  },
  {
    name: 'a completed booking can be completed again',
    operation: 'updateBookingStatus',
    instead: step('COMPLETED', 'COMPLETED', 'status', 'COMPLETED'),
  },
  {
    name: 'a cancelled booking can be confirmed',
    operation: 'updateBookingStatus',
    instead: step('CANCELLED', 'CONFIRMED', 'status', 'CONFIRMED'),
  },
  {
    name: 'a cancelled booking can be completed',
    operation: 'updateBookingStatus',
    instead: step('CANCELLED', 'COMPLETED', 'status', 'COMPLETED'),
  },
  {
    name: 'a confirmed booking can be confirmed again',
    operation: 'updateBookingStatus',
    instead: step('CONFIRMED', 'CONFIRMED', 'status', 'CONFIRMED'),
  },
  {
    name: 'a failed payment can be paid',
    operation: 'updateBookingPayment',
    instead: step('FAILED', 'PAY', 'payment', 'PAID'),
  },
  {
    name: 'a paid payment can fail',
    operation: 'updateBookingPayment',
    instead: step('PAID', 'CANCEL', 'payment', 'FAILED'),
  },
  {
    name: 'a paid payment can be paid again',
    operation: 'updateBookingPayment',
    instead: step('PAID', 'PAY', 'payment', 'PAID'),
  },
  {
    name: 'an online payment can be paid by hand',
    operation: 'updateBookingPayment',
    instead: async (asked, around) =>
      (await now(around, idIn(asked)))?.['payment_method'] === 'GATEWAY'
        ? ((await step('PENDING', 'PAY', 'payment', 'PAID')?.(asked, around)) ?? null)
        : null,
  },
  {
    name: 'cancelling a payment cancels the booking',
    operation: 'updateBookingPayment',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || field(asked, 'action') !== 'CANCEL') return;
      await sql(`update bookings set status = 'CANCELLED' where id = '${idIn(asked)}'`);
      row(given)['status'] = 'CANCELLED';
    },
  },
  {
    name: 'paying confirms the booking',
    operation: 'updateBookingPayment',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || field(asked, 'action') !== 'PAY') return;
      await sql(`update bookings set status = 'CONFIRMED' where id = '${idIn(asked)}'`);
      row(given)['status'] = 'CONFIRMED';
    },
  },
  {
    name: 'confirming pays',
    operation: 'updateBookingStatus',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || field(asked, 'action') !== 'CONFIRMED') return;
      await sql(`update payments set status = 'PAID' where booking_id = '${idIn(asked)}'`);
      parts('payments', (one) => (one['status'] = 'PAID'))(given);
    },
  },
  {
    name: 'a change of status answers an old payment',
    operation: 'updateBookingStatus',
    give: parts('payments', (one, _, of) => {
      if (of['status'] === 'CANCELLED') one['status'] = one['status'] === 'EXPIRED' ? 'PENDING' : 'EXPIRED';
    }),
  },
  {
    name: 'the payment of a final booking is locked',
    operation: 'updateBookingPayment',
    instead: async (asked, { sql }) => {
      const [found] = await sql(`select status from bookings where id::text = ${quoted(idIn(asked))}`);
      return ['COMPLETED', 'CANCELLED'].includes(String(found?.['status'])) ? refusal(409) : null;
    },
  },
  {
    name: 'old bookings have payments that wait',
    operation: 'listMyHistories',
    give: parts('payments', (one) => (one['status'] = 'PENDING')),
  },
  {
    name: 'an open page has no end',
    operation: 'checkBooking',
    give: sets('payable_until', () => null),
  },
];
