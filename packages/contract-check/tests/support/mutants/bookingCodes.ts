import { booked } from './bookingTools.ts';
import type { Mutant, Surroundings } from './mutant.ts';
import { all, quoted, refusal } from './tools.ts';

const recoded =
  (code: (before: string, around: Surroundings) => string): Mutant['give'] =>
  async (given, _, around) => {
    const booking = booked(given);
    if (!booking) return;
    const next = code(String(booking['booking_code']), around);
    await around.sql(`update bookings set booking_code = ${quoted(next)} where id = ${quoted(booking['id'])}`);
    booking['booking_code'] = next;
  };

/** Codes of bookings. */
export const bookingCodes: Mutant[] = [
  {
    name: 'every booking has the same code',
    operation: 'createBooking',
    give: all((one) => 'booking_code' in one && (one['booking_code'] = '7K3M9QXT2A')),
  },
  {
    name: 'codes are numbers in a row',
    operation: 'createBooking',
    give: recoded((_, { store }) => {
      const next = Number(store.get('n') ?? 1000 + Math.floor(Math.random() * 1e8)) + 1;
      store.set('n', next);
      return String(next).padStart(10, '0');
    }),
  },
  {
    name: 'codes count up in letters',
    operation: 'createBooking',
    give: recoded((_, { store }) => {
      const next = Number(store.get('n') ?? Math.floor(Math.random() * 1e6)) + 1;
      store.set('n', next);
      const digits = [3, 2, 1, 0].map(
        (place) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Math.floor(next / 32 ** place) % 32],
      );
      return `BK2027${digits.join('')}`;
    }),
  },
  {
    name: 'codes have letters that Crockford left out',
    operation: 'createBooking',
    give: recoded((code) => `U${code.slice(1)}`),
  },
  { name: 'codes are short', operation: 'createBooking', give: recoded((code) => code.slice(0, 6)) },
  { name: 'codes are UUIDs', operation: 'createBooking', give: recoded(() => crypto.randomUUID()) },
  {
    name: 'L is not read as 1',
    operation: 'checkBooking',
    instead: ({ url }) => (/\/[^/]*l[^/]*$/i.test(url.pathname) ? refusal(404, 'No booking has this code.') : null),
  },
  {
    name: 'O is not read as 0',
    operation: 'checkBooking',
    instead: ({ url }) =>
      /\/[^/]*o[^/]*$/i.test(url.pathname.replace('/check-booking', ''))
        ? refusal(404, 'No booking has this code.')
        : null,
  },
  {
    name: 'a code in small letters is unknown',
    operation: 'checkBooking',
    instead: ({ url }) =>
      /[a-z][^/]*$/.test(url.pathname.split('/').at(-1) ?? '') ? refusal(404, 'No booking has this code.') : null,
  },
];
