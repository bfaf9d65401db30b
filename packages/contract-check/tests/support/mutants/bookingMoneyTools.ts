import type { Given, Mutant, Surroundings } from './mutant.ts';
import { type Json, quoted, row, sent } from './tools.ts';

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
