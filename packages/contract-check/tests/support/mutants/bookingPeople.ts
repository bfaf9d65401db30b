import type { Mutant } from './mutant.ts';
import { dayFromNow, type Json, refusal, row, sends, sent } from './tools.ts';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const sessions = (json: Json | null): Json[] => {
  const list = json?.['booking_details'];
  return Array.isArray(list) ? list.filter(isJson) : [];
};
/** Lets sessions through as other ones, by the name of their lesson. */
const rule =
  (change: (name: string, one: Json, index: number) => unknown): Mutant['ask'] =>
  async (asked, _, { sql }) => {
    const names = new Map(
      (await sql('select id, name from products')).map(({ id, name }) => [id, String(name).toLowerCase()]),
    );
    sends((json) =>
      sessions(json).forEach((one, index) => void change(names.get(one['product_id']) ?? '', one, index)),
    )(asked);
  };
const person = (fits: (name: string, people: number) => boolean, instead: number): Mutant['ask'] =>
  rule(
    (name, one) =>
      typeof one['person'] === 'number' && one['person'] > 0 && fits(name, one['person']) && (one['person'] = instead),
  );
const isSemi = (name: string): boolean => /semi[- ]private/.test(name);
const isPrivate = (name: string): boolean => name.includes('private') && !isSemi(name);
const isGroup = (name: string): boolean => name.includes('group') && !name.includes('private');
const refusesLesson =
  (fits: (name: string, one: Json) => boolean): Mutant['instead'] =>
  async (asked, { sql }) => {
    const names = new Map((await sql('select id, name from products')).map(({ id, name }) => [id, String(name)]));
    return sessions(sent(asked)).some((one) => fits(names.get(one['product_id']) ?? '', one))
      ? refusal(400, 'This lesson takes another number of people.')
      : null;
  };

/** Who may come when. */
export const bookingPeople: Mutant[] = [
  {
    name: 'two share a private lesson',
    operation: 'createBooking',
    ask: person((name, n) => isPrivate(name) && n === 2, 1),
  },
  {
    name: 'many share a private lesson',
    operation: 'createBooking',
    ask: person((name, n) => isPrivate(name) && n > 1, 1),
  },
  {
    name: 'one comes alone to a semi-private lesson',
    operation: 'createBooking',
    ask: person((name, n) => isSemi(name) && n === 1, 2),
  },
  {
    name: 'three share a semi-private lesson',
    operation: 'createBooking',
    ask: person((name, n) => isSemi(name) && n > 2, 2),
  },
  { name: 'two are a group', operation: 'createBooking', ask: person((name, n) => isGroup(name) && n === 2, 3) },
  { name: 'one is a group', operation: 'createBooking', ask: person((name, n) => isGroup(name) && n === 1, 3) },
  {
    name: "'semi private' is private",
    operation: 'createBooking',
    instead: refusesLesson((name, one) => /semi private/i.test(name) && one['person'] === 2),
  },
  {
    name: "'semi private' is any lesson",
    operation: 'createBooking',
    ask: person((name, n) => name.includes('semi private') && n !== 2, 2),
  },
  {
    name: "'semi-private' is private",
    operation: 'createBooking',
    instead: refusesLesson((name, one) => /semi-private/i.test(name) && one['person'] === 2),
  },
  {
    name: 'PRIVATE in capitals is any lesson',
    operation: 'createBooking',
    ask: async (asked, _, { sql }) => {
      const names = new Map((await sql('select id, name from products')).map(({ id, name }) => [id, String(name)]));
      sends((json) =>
        sessions(json).forEach((one) => {
          if (
            /PRIVATE/.test(names.get(one['product_id']) ?? '') &&
            !/SEMI/.test(names.get(one['product_id']) ?? '') &&
            Number(one['person']) > 1
          )
            one['person'] = 1;
        }),
      )(asked);
    },
  },
  {
    name: 'the rules look at the beginning of a name alone',
    operation: 'createBooking',
    ask: rule(
      (name, one) => isPrivate(name) && !name.startsWith('private') && Number(one['person']) > 1 && (one['person'] = 1),
    ),
  },
  {
    name: 'the rules look at the first session alone',
    operation: 'createBooking',
    ask: rule((name, one, index) => index > 0 && isPrivate(name) && Number(one['person']) > 1 && (one['person'] = 1)),
  },
  {
    name: 'group stands before private',
    operation: 'createBooking',
    instead: refusesLesson((name, one) => /private/i.test(name) && /group/i.test(name) && Number(one['person']) < 3),
  },
  {
    name: 'yesterday can be booked',
    operation: 'createBooking',
    ask: sends((json) =>
      sessions(json).forEach(
        (one) => one['reservation_date'] === dayFromNow(-1) && (one['reservation_date'] = dayFromNow(0)),
      ),
    ),
  },
  {
    name: 'last year can be booked',
    operation: 'createBooking',
    ask: sends((json) =>
      sessions(json).forEach(
        (one) =>
          String(one['reservation_date']) < dayFromNow(-2) &&
          /^\d{4}-\d\d-\d\d$/.test(String(one['reservation_date'])) &&
          (one['reservation_date'] = dayFromNow(0)),
      ),
    ),
  },
  {
    name: 'only the first session may not be past',
    operation: 'createBooking',
    ask: sends((json) =>
      sessions(json).forEach(
        (one, index) =>
          index > 0 && String(one['reservation_date']) < dayFromNow(0) && (one['reservation_date'] = dayFromNow(0)),
      ),
    ),
  },
  {
    name: 'every session is on the day of the first',
    operation: 'createBooking',
    ask: sends((json) =>
      sessions(json).forEach((one, _, [first]) => (one['reservation_date'] = first?.['reservation_date'])),
    ),
  },
  {
    name: 'every session is of the first lesson',
    operation: 'createBooking',
    ask: sends((json) => sessions(json).forEach((one, _, [first]) => (one['product_id'] = first?.['product_id']))),
  },
  {
    name: 'sessions of one day are put together',
    operation: 'createBooking',
    ask: sends((json) => {
      const days = new Set<unknown>();
      if (sessions(json).length > 1)
        json['booking_details'] = sessions(json).filter(
          (one) => !days.has(one['reservation_date']) && days.add(one['reservation_date']),
        );
    }),
  },
  {
    name: 'only the first lesson must be there',
    operation: 'createBooking',
    ask: async (asked, _, { sql }) => {
      const known = new Set((await sql('select id from products')).map(({ id }) => id));
      sends((json) =>
        sessions(json).forEach(
          (one, index, [first]) =>
            index > 0 && !known.has(one['product_id']) && (one['product_id'] = first?.['product_id']),
        ),
      )(asked);
    },
  },
  {
    name: 'a final session may not even be as it is',
    operation: 'updateSession',
    give: (given, asked) => {
      if (given.status === 200 && row(given)['booking_status'] === 'CANCELLED' && sent(asked)?.['reservation_date'])
        Object.assign(given, refusal(409));
    },
  },
];
