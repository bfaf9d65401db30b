import type { Asked, Mutant, Surroundings } from './mutant.ts';
import { all, becomes, type Json, parts, refusal, row, sends, sent } from './tools.ts';

/** How a booking begins, and keys that are sent again. */
export const bookingKeys: Mutant[] = [
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
    name: 'an online booking is one in cash',
    operation: 'createBooking',
    ask: sends((json) => json['payment_method'] === 'GATEWAY' && (json['payment_method'] = 'CASH')),
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
  ...[
    (json: Json) => String(json['expected_total']),
    (json: Json) => String(json['surf_spot_id']),
    (json: Json) => JSON.stringify(json['customer_details']),
  ].map((part, index) => ({
    name: `a body that is written in another way is another one (${['what was seen', 'an id', 'blanks'][index] ?? ''})`,
    operation: 'createBooking',
    instead: (asked: Asked, { store }: Surroundings) => {
      const [key, json] = [asked.headers['idempotency-key'] ?? '', sent(asked)];
      if (key === '' || !json) return null;
      if (store.has(key) && store.get(key) !== part(json)) return refusal(409, 'This key was used.');
      store.set(key, part(json));
      return null;
    },
  })),
];
