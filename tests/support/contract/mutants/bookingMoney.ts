import type { Given, Mutant, Surroundings } from './mutant.ts';
import { all, every, type Json, parts, quoted, row, sends, sent } from './tools.ts';

const made = [
  'createBooking',
  'checkBooking',
  'listBookings',
  'updateBookingStatus',
  'updateBookingPayment',
  'listMyBookings',
  'listMyHistories',
  'getBooking',
];
const details = (one: Json): Json[] => (one['booking_details'] ?? []) as Json[];
const booked = (given: Given): Json | undefined =>
  given.status === 201 ? (row(given)['booking'] as Json | undefined) : undefined;
/** Writes a booking down otherwise than it was booked, and answers it so. */
const stores =
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
const total = (change: (one: Json) => number): Mutant['give'] =>
  stores((one) => (one['total_amount'] = Math.round(change(one))));
const priceOf = async ({ sql }: Surroundings, id: unknown): Promise<number> =>
  Number((await sql(`select price from products where id = ${quoted(id)}`))[0]?.['price']);

/** What bookings cost. */
export const bookingMoney: Mutant[] = [
  {
    name: 'the total is that of the first session',
    operation: 'createBooking',
    give: total((one) => Number(details(one)[0]?.['total_amount'])),
  },
  {
    name: 'the total is that of the last session',
    operation: 'createBooking',
    give: total((one) => Number(details(one).at(-1)?.['total_amount'])),
  },
  {
    name: 'the first session alone is shown',
    operation: 'createBooking',
    at: made,
    give: all((one) => details(one).splice(1)),
  },
  {
    name: 'the lookup shows the first session alone',
    operation: 'checkBooking',
    give: all((one) => details(one).splice(1)),
  },
  {
    name: 'own bookings show the first session alone',
    operation: 'listMyBookings',
    give: all((one) => details(one).splice(1)),
  },
  {
    name: 'the first session alone is stored',
    operation: 'createBooking',
    ask: sends(
      (json) =>
        Array.isArray(json['booking_details']) &&
        json['booking_details'].length < 50 &&
        (json['booking_details'] as Json[]).every((one) => typeof one === 'object') &&
        json['booking_details'].splice(1),
    ),
  },
  {
    name: 'from two sessions on there are 10 % off',
    operation: 'createBooking',
    give: total((one) => Number(one['total_amount']) * (details(one).length > 1 ? 0.9 : 1)),
  },
  { name: 'there are 11 % tax', operation: 'createBooking', give: total((one) => Number(one['total_amount']) * 1.11) },
  {
    name: 'paying online costs 5,000',
    operation: 'createBooking',
    give: total((one) => Number(one['total_amount']) + (one['payment_method'] === 'GATEWAY' ? 5000 : 0)),
  },
  {
    name: 'people are not counted',
    operation: 'createBooking',
    give: stores(async (one, around, json) => {
      for (const [index, detail] of details(one).entries())
        detail['total_amount'] = await priceOf(around, (json['booking_details'] as Json[])[index]?.['product_id']);
      one['total_amount'] = details(one).reduce((sum, detail) => sum + Number(detail['total_amount']), 0);
    }),
  },
  {
    name: 'each session costs what the first costs',
    operation: 'createBooking',
    give: stores(async (one, around, json) => {
      const price = await priceOf(around, (json['booking_details'] as Json[])[0]?.['product_id']);
      for (const detail of details(one)) detail['total_amount'] = price * Number(detail['person']);
      one['total_amount'] = details(one).reduce((sum, detail) => sum + Number(detail['total_amount']), 0);
    }),
  },
  {
    name: 'each session has the people of the first',
    operation: 'createBooking',
    give: stores(async (one, { sql }) => {
      for (const detail of details(one)) {
        detail['person'] = details(one)[0]?.['person'];
        await sql(`update booking_details set person = ${String(detail['person'])} where id = ${quoted(detail['id'])}`);
      }
    }),
  },
  {
    name: 'the price that is sent counts',
    operation: 'createBooking',
    give: stores((one, _, json) => {
      const prices = ((json['booking_details'] ?? []) as Json[]).map(
        (detail) => detail['price'] ?? detail['total_amount'],
      );
      if (prices.some((price) => typeof price === 'number')) one['total_amount'] = 1;
    }),
  },
  {
    name: 'an expected total is the total',
    operation: 'createBooking',
    ask: (asked, _, { store }) => {
      const expected = sent(asked)?.['expected_total'];
      store.set('expected', expected);
      sends((json) => delete json['expected_total'])(asked);
    },
    give: (given, asked, around) => {
      const expected = around.store.get('expected');
      return typeof expected === 'number'
        ? stores((one) => (one['total_amount'] = expected))?.(given, asked, around)
        : undefined;
    },
  },
  {
    name: 'totals end at 2147483647',
    operation: 'createBooking',
    give: total((one) => Math.min(Number(one['total_amount']), 2_147_483_647)),
  },
  {
    name: 'totals run over 32 bits',
    operation: 'createBooking',
    give: total((one) => Math.abs(Number(one['total_amount']) | 0)),
  },
  {
    name: 'totals are rounded to ten thousand',
    operation: 'createBooking',
    give: total((one) => Math.ceil(Number(one['total_amount']) / 10_000) * 10_000),
  },
  {
    name: 'the answer has the right total, the store another',
    operation: ['createBooking', 'checkBooking', 'listBookings'],
    at: 'createBooking',
    give: async (given, _, { sql }) => {
      const booking = booked(given);
      if (booking)
        await sql(`update bookings set total_amount = total_amount + 1000 where id = ${quoted(booking['id'])}`);
    },
  },
  {
    name: 'a session in the lookup costs what the lesson costs now',
    operation: ['checkBooking', 'updateProduct'],
    at: 'checkBooking',
    give: async (given, _, { sql }) => {
      for (const one of every(given).flatMap(details)) {
        const [now] = await sql(
          `select p.price * d.person as n from booking_details d join products p on p.id = d.product_id where d.id = ${quoted(one['id'])}`,
        );
        if (now) one['total_amount'] = Number(now['n']);
      }
    },
  },
  {
    name: 'a move costs the price of today',
    operation: 'updateSession',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || sent(asked)?.['attendance'] !== undefined) return;
      await sql(
        `update booking_details d set total_amount = (select price from products where id = d.product_id) * person where id = ${quoted(row(given)['id'])}`,
      );
      const [now] = await sql(`select total_amount from booking_details where id = ${quoted(row(given)['id'])}`);
      row(given)['total_amount'] = Number(now?.['total_amount']);
    },
  },
  {
    name: 'more people cost nothing',
    operation: 'updateSession',
    give: async (given, asked, { sql, store }) => {
      if (given.status !== 200) return;
      const id = quoted(row(given)['id']);
      if (sent(asked)?.['person'] !== undefined) {
        const [now] = await sql(`select total_amount / person as n from booking_details where id = ${id}`);
        store.set('n', now?.['n']);
        await sql(`update booking_details set total_amount = ${String(now?.['n'])} where id = ${id}`);
        row(given)['total_amount'] = Number(now?.['n']);
      }
    },
  },
  {
    name: 'what was paid at the counter is not written down',
    operation: 'createCounterBooking',
    ask: sends((json) => json['paid'] !== undefined && (json['paid'] = null)),
  },
  {
    name: 'a transfer at the counter is cash',
    operation: 'createCounterBooking',
    ask: sends((json) => json['paid'] === 'TRANSFER' && (json['paid'] = 'CASH')),
  },
  {
    name: 'a part paid is all paid',
    operation: 'addLedgerEntry',
    give: async (given, asked, { sql }) => {
      if (given.status === 201 && sent(asked)?.['kind'] === 'PAYMENT')
        await sql(
          `update payments set status = 'PAID' where booking_id = '${/[0-9a-f-]{36}/.exec(asked.url.pathname)?.[0] ?? ''}'`,
        );
    },
  },
  {
    name: 'a refund makes a booking unpaid',
    operation: 'addLedgerEntry',
    give: async (given, asked, { sql }) => {
      if (given.status === 201 && sent(asked)?.['kind'] === 'REFUND')
        await sql(
          `update payments set status = 'PENDING' where booking_id = '${/[0-9a-f-]{36}/.exec(asked.url.pathname)?.[0] ?? ''}'`,
        );
    },
  },
  {
    name: 'a refund never lowers the total',
    operation: 'addLedgerEntry',
    ask: sends((json) => delete json['lower_total']),
  },
  {
    name: 'a refund always lowers the total',
    operation: 'addLedgerEntry',
    ask: sends((json) => json['kind'] === 'REFUND' && (json['lower_total'] = true)),
  },
  {
    name: 'more than is due is taken',
    operation: 'addLedgerEntry',
    ask: sends(
      (json) => json['kind'] === 'PAYMENT' && typeof json['amount'] === 'number' && (json['reason'] ??= 'none'),
    ),
  },
  {
    name: 'an entry is written twice',
    operation: 'addLedgerEntry',
    ask: ({ headers }) => delete headers['idempotency-key'],
  },
  {
    name: 'PAY writes nothing in the ledger',
    operation: ['updateBookingPayment', 'getBooking'],
    at: ['getBooking', 'listLedger'],
    give: parts(
      'ledger',
      (one, index, of) =>
        index === 0 && Object.assign(of, { ledger: [], amount_paid: 0, amount_due: of['total_amount'] }),
    ),
  },
  {
    name: 'revenue has cancelled bookings',
    operation: 'getRevenue',
    give: (given, { url }) =>
      url.searchParams.get('by') !== 'method' &&
      (row(given)['rows'] as Json[] | undefined)?.forEach((one) => (one['sessions'] = Number(one['sessions']) + 1)),
  },
  {
    name: 'refunds are added to the revenue',
    operation: 'getRevenue',
    give: (given, { url }) => {
      const add = parts('rows', (one) => (one['amount'] = Math.abs(Number(one['amount']))));
      if (url.searchParams.get('by') === 'method') add(given);
    },
  },
];
