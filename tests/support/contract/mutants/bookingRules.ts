import type { Given, Mutant, Surroundings } from './mutant.ts';
import { all, becomes, dayFromNow, field, idIn, type Json, parts, quoted, refusal, row, sends, sent } from './tools.ts';

const booked = (given: Given): Json | undefined =>
  given.status === 201 ? (row(given)['booking'] as Json | undefined) : undefined;
const sessions = (json: Json | null): Json[] =>
  Array.isArray(json?.['booking_details'])
    ? (json['booking_details'] as Json[]).filter((one) => typeof one === 'object' && one !== null)
    : [];
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
const recoded =
  (code: (before: string, around: Surroundings) => string): Mutant['give'] =>
  async (given, _, around) => {
    const booking = booked(given);
    if (!booking) return;
    const next = code(String(booking['booking_code']), around);
    await around.sql(`update bookings set booking_code = ${quoted(next)} where id = ${quoted(booking['id'])}`);
    booking['booking_code'] = next;
  };
const now = async ({ sql }: Surroundings, id: string): Promise<Json | undefined> =>
  (
    await sql(
      `select b.status, b.payment_method, (select status from payments p where p.booking_id = b.id order by created_at desc limit 1) as payment from bookings b where b.id = ${quoted(id)}`,
    )
  )[0];
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

/** Who may come when, the codes, and what follows on what. */
export const bookingRules: Mutant[] = [
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
      return `BK2027${[...next.toString(32).toUpperCase().padStart(4, '0')]
        .join('')
        .replace(/[ILOU]/g, 'Z')
        .slice(-4)}`;
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
    name: 'a booking has no payment',
    operation: 'createBooking',
    give: all((one) => 'payments' in one && (one['payments'] = [])),
  },
  {
    name: 'cash is paid from the start',
    operation: 'createBooking',
    give: parts('payments', (one, _, of) => of['payment_method'] === 'CASH' && (one['status'] = 'PAID')),
  },
  {
    name: 'a booking is confirmed from the start',
    operation: 'createBooking',
    give: all((one) => one['status'] === 'PENDING' && (one['status'] = 'CONFIRMED')),
  },
  {
    name: 'there is no page to pay on',
    operation: 'createBooking',
    give: (given) => 'transaction' in row(given) && (row(given)['transaction'] = null),
  },
  {
    name: 'cash has a page to pay on',
    operation: 'createBooking',
    give: (given) =>
      'transaction' in row(given) && (row(given)['transaction'] ??= { redirect_url: 'https://pay.example.com' }),
  },
  {
    name: 'a key with another body is answered with the first booking',
    operation: 'createBooking',
    ask: (asked, _, { store }) => {
      const key = asked.headers['idempotency-key'];
      if (key === undefined) return;
      if (store.has(key)) asked.body = String(store.get(key));
      else store.set(key, asked.body);
    },
  },
  {
    name: 'a key that was used is a conflict',
    operation: 'createBooking',
    instead: ({ headers }, { store }) => {
      const key = headers['idempotency-key'];
      if (key === undefined) return null;
      if (store.has(key)) return refusal(409, 'This key was used.');
      store.set(key, true);
      return null;
    },
  },
  {
    name: 'a repetition answers 200',
    operation: 'createBooking',
    give: (given, { headers }, { store }) => {
      const key = headers['idempotency-key'];
      if (key === undefined || given.status !== 201) return;
      if (store.has(key)) becomes(201, 200)(given);
      store.set(key, true);
    },
  },
  {
    name: 'a key books for everybody the same day',
    operation: 'createCounterBooking',
    ask: (asked, _, { store }) => {
      const key = asked.headers['idempotency-key'];
      if (key === undefined) return;
      if (store.has(key)) asked.body = String(store.get(key));
      else store.set(key, asked.body);
    },
  },
];
