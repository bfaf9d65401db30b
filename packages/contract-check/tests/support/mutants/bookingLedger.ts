import { booked, details } from './bookingTools.ts';
import type { Mutant } from './mutant.ts';
import { every, type Json, parts, quoted, row, sends, sent } from './tools.ts';

/** What is paid, given back and counted. */
export const bookingLedger: Mutant[] = [
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
    name: 'what went back by transfer goes back online as well',
    operation: 'addLedgerEntry',
    give: (given, asked, { store }) => {
      const { kind, method, amount } = sent(asked) ?? {};
      const booking = asked.url.pathname;
      if (kind === 'REFUND' && method === 'TRANSFER' && given.status === 201) store.set(booking, row(given));
      if (kind !== 'REFUND' || method !== 'GATEWAY' || given.status !== 409 || !store.has(booking)) return;
      given.status = 201;
      given.body = { data: { ...(store.get(booking) as Json), method, amount } };
    },
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
    give: async (given, { url }, { sql }) => {
      if (url.searchParams.get('by') !== 'method' || given.status !== 200) return;
      const revenue = row(given);
      for (const { method, n } of await sql(
        `select method, sum(amount)::int as n from ledger where kind = 'REFUND' group by method`,
      )) {
        const one = (revenue['rows'] as Json[]).find(({ key }) => key === method);
        if (!one) continue;
        one['amount'] = Number(one['amount']) + 2 * Number(n);
        revenue['total_amount'] = Number(revenue['total_amount']) + 2 * Number(n);
      }
    },
  },
];
