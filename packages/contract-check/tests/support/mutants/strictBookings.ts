import type { Mutant } from './mutant.ts';
import { dayFromNow, guest, quoted, refusal, refuses, sessionsOf } from './tools.ts';

const named =
  (fits: (name: string, people: number) => boolean): Mutant['instead'] =>
  async (asked, { sql }) => {
    const names = new Map(
      (await sql('select id, name from products')).map(({ id, name }) => [id, String(name).toLowerCase()]),
    );
    return sessionsOf(asked).some((one) => fits(names.get(one['product_id']) ?? '', Number(one['person'])))
      ? refusal(400, 'This lesson takes another number of people.')
      : null;
  };
const isPlain = (name: string): boolean => name !== '' && !/private|group/.test(name);

/** Bookings that are refused though the contract allows them. */
export const strictBookings: Mutant[] = [
  {
    name: 'five sessions are too many',
    operation: 'createBooking',
    instead: refuses((asked) => sessionsOf(asked).length >= 5 && sessionsOf(asked).length <= 100),
  },
  {
    name: 'a phone is in E.164 alone',
    operation: 'createBooking',
    instead: refuses(
      (asked) =>
        /^\+?[0-9][0-9 ().-]{8,23}$/.test(String(guest(asked)['phone'])) &&
        !/^\+[0-9]+$/.test(String(guest(asked)['phone'])),
    ),
  },
  {
    name: 'a country is two letters',
    operation: 'createBooking',
    instead: refuses((asked) => guest(asked)['country'] === 'Unknown'),
  },
  {
    name: 'today is too late',
    operation: 'createBooking',
    instead: refuses((asked) => sessionsOf(asked).some((one) => one['reservation_date'] === dayFromNow(0))),
  },
  {
    name: 'in a year is too early',
    operation: 'createBooking',
    instead: refuses((asked) =>
      sessionsOf(asked).some(
        (one) => String(one['reservation_date']) > dayFromNow(365) && String(one['reservation_date']) < dayFromNow(720),
      ),
    ),
  },
  {
    name: 'nobody may come alone to a private lesson',
    operation: 'createBooking',
    instead: named((name, people) => name.includes('private') && !/semi.private/.test(name) && people === 1),
  },
  {
    name: 'a group has three at most',
    operation: 'createBooking',
    instead: named((name, people) => name.includes('group') && !name.includes('private') && people > 3),
  },
  {
    name: 'a group has ten at most',
    operation: 'createBooking',
    instead: named(
      (name, people) => name.includes('group') && !name.includes('private') && people > 10 && people <= 100,
    ),
  },
  {
    name: 'any other lesson is for one',
    operation: 'createBooking',
    instead: named((name, people) => isPlain(name) && people > 1 && people <= 100),
  },
  {
    name: 'a guest books one lesson a day',
    operation: 'createBooking',
    instead: refuses(
      (asked) =>
        sessionsOf(asked).length > 1 &&
        new Set(sessionsOf(asked).map((one) => one['reservation_date'])).size < sessionsOf(asked).length,
      409,
    ),
  },
  {
    name: 'a signed-in guest books for oneself alone',
    operation: 'createBooking',
    instead: async (asked, { sql }) => {
      if ((asked.headers['authorization'] ?? '').length < 60) return null;
      const found = await sql(`select 1 from users where lower(email) = lower(${quoted(guest(asked)['email'])})`);
      return found.length === 0 ? refusal(400) : null;
    },
  },
  {
    name: 'a key is a UUID',
    operation: 'createBooking',
    instead: refuses(
      ({ headers }) => headers['idempotency-key'] !== undefined && !/^[0-9a-f-]{36}$/i.test(headers['idempotency-key']),
    ),
  },
  {
    name: 'a key is needed',
    operation: 'createBooking',
    instead: refuses(({ headers }) => headers['idempotency-key'] === undefined),
  },
];
