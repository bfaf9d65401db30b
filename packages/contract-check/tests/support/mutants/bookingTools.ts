import type { Given, Mutant, Surroundings } from './mutant.ts';
import { idIn, type Json, quoted, row, rows, sent } from './tools.ts';

export const details = (one: Json): Json[] =>
  (Array.isArray(one['booking_details']) ? one['booking_details'] : []) as Json[];
export const booked = (given: Given): Json | undefined =>
  given.status === 201 ? (row(given)['booking'] as Json | undefined) : undefined;
/** Writes a booking down otherwise than it was booked, and answers it so. */
export const stores =
  (change: (one: Json, around: Surroundings, sentJson: Json) => unknown): Mutant['give'] =>
  async (given, asked, around) => {
    const booking = booked(given);
    if (!booking) return;
    await change(booking, around, sent(asked) ?? {});
    await around.sql(
      `update bookings set total_amount = ${String(booking['total_amount'])} where id = ${quoted(booking['id'])}`,
    );
    for (const one of details(booking))
      await around.sql(
        `update booking_details set total_amount = ${String(one['total_amount'])} where id = ${quoted(one['id'])}`,
      );
  };
export const total = (change: (one: Json) => number): Mutant['give'] =>
  stores((one) => (one['total_amount'] = Math.round(change(one))));

export const shown = ['checkBooking', 'listBookings', 'listMyBookings', 'listMyHistories', 'getBooking'];
export const UUID = /^[0-9a-f-]{36}$/;
/** Runs SQL after an operation succeeded on the row in its path. */
export const then =
  (statement: (id: string) => string): Mutant['give'] =>
  async (given, asked, { sql }) => {
    if (given.status === 200 && UUID.test(idIn(asked))) await sql(statement(idIn(asked)));
  };
/** Goes on showing in a list what was deleted or hidden. */
export const stays =
  (
    list: string,
    leaves: (status: number, asked: Parameters<NonNullable<Mutant['ask']>>[0]) => boolean,
  ): Mutant['give'] =>
  (given, asked, { store }) => {
    if (asked.operation === list) {
      for (const one of rows(given)) if (!store.has(String(one['id']))) store.set(`seen ${String(one['id'])}`, one);
      for (const [id, one] of store)
        if (!id.startsWith('seen ') && one !== undefined && given.status === 200) rows(given).push(one as Json);
    } else if (leaves(given.status, asked)) store.set(idIn(asked), store.get(`seen ${idIn(asked)}`));
  };
export const deleted = (status: number): boolean => status === 200;

export const bookings = [
  'createBooking',
  'checkBooking',
  'listBookings',
  'updateBookingStatus',
  'updateBookingPayment',
  'getBooking',
  'createCounterBooking',
];
export const shift = (text: unknown, hours: number): string =>
  new Date(Date.parse(String(text)) + hours * 3_600_000).toISOString();
