import { details, stores, total } from './bookingTools.ts';
import type { Mutant, Surroundings } from './mutant.ts';
import { all, type Json, quoted, sends, sent } from './tools.ts';

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
const priceOf = async ({ sql }: Surroundings, id: unknown): Promise<number> =>
  Number((await sql(`select price from products where id = ${quoted(id)}`))[0]?.['price']);

/** What bookings cost. */
export const bookingPrices: Mutant[] = [
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
      const prices = details(json).map((detail) => detail['price'] ?? detail['total_amount']);
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
];
