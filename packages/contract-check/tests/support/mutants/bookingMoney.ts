import { isMorning, schoolDay } from '../../../src/schoolDay.ts';
import type { Mutant } from './mutant.ts';
import { all, type Json, quoted, refusal, row, rows, sent, sessionsOf, sets } from './tools.ts';

/** Money that follows what a booking costs. */
export const bookingMoney: Mutant[] = [
  {
    name: 'what is over forgets what was given back',
    operation: ['getBooking', 'addLedgerEntry'],
    at: 'getBooking',
    give: sets('amount_over', (_, one) => Math.max(0, Number(one['amount_paid']) - Number(one['total_amount']))),
  },
  {
    name: 'what was paid of a cancelled booking is over',
    operation: ['getBooking', 'updateBookingStatus'],
    at: 'getBooking',
    give: all((one) => {
      const over = Number(one['amount_paid']) - Number(one['amount_refunded']) - Number(one['total_amount']);
      if (one['status'] === 'CANCELLED' && over > 0) one['amount_over'] = over;
    }),
  },
  {
    name: 'a refund lowers the total and no session',
    operation: ['addLedgerEntry', 'getBooking'],
    at: 'getBooking',
    give: async (given, _, { sql }) => {
      for (const session of (row(given)['sessions'] ?? []) as Json[]) {
        const [before] = await sql(
          `select (total_amount + amount_lowered)::int as n from booking_details where id = ${quoted(session['id'])}`,
        );
        session['total_amount'] = before?.['n'];
      }
    },
  },
  {
    name: 'the counter takes yesterday after noon alone',
    operation: 'createCounterBooking',
    ask: (asked) => {
      for (const one of isMorning() ? [] : sessionsOf(asked))
        if (one['reservation_date'] === schoolDay(-1)) asked.body = asked.body.replaceAll(schoolDay(-1), schoolDay());
    },
    instead: (asked) =>
      isMorning() && sessionsOf(asked).some((one) => one['reservation_date'] === schoolDay(-1)) ? refusal(400) : null,
  },
  {
    name: 'the counter takes the day before yesterday',
    operation: 'createCounterBooking',
    ask: (asked) => void (asked.body = asked.body.replaceAll(schoolDay(-2), schoolDay())),
  },
  {
    name: 'staff correct nothing',
    operation: 'addLedgerEntry',
    instead: async (asked, { fetch, adminToken }) => {
      const token = asked.headers['authorization']?.replace('Bearer ', '') ?? '';
      if (sent(asked)?.['kind'] !== 'REFUND' || token === adminToken) return null;
      const { body } = await fetch('GET', '/api/users/current', undefined, token);
      return (body.data as Json | undefined)?.['role'] === 'STAFF' ? refusal(403) : null;
    },
  },
  {
    name: 'staff give back as administrators do',
    operation: 'addLedgerEntry',
    ask: (asked, adminToken) => {
      if (sent(asked)?.['kind'] === 'REFUND') asked.headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  {
    name: 'a refund is told to nobody',
    operation: ['listMessages', 'addLedgerEntry'],
    at: 'addLedgerEntry',
    give: async (_, __, { sql }) => void (await sql(`delete from messages where kind = 'REFUNDED'`)),
  },
  {
    name: 'what is to come is still due',
    operation: 'getRevenue',
    give: (given) => {
      const one = row(given);
      if ('to_come' in one)
        Object.assign(one, { still_due: Number(one['still_due']) + Number(one['to_come']), to_come: 0 });
    },
  },
  {
    name: 'what was paid before its day is taken',
    operation: 'getRevenue',
    give: async (given, { url }, { sql }) => {
      const one = row(given);
      const from = url.searchParams.get('from');
      if (!('to_come' in one) || from === null) return;
      const [found] = await sql(
        `select coalesce(sum(least(d.total_amount, b.amount_paid - b.amount_refunded)), 0)::int as n from booking_details d
          join bookings b on b.id = d.booking_id where b.status <> 'CANCELLED' and d.reservation_date > current_date + 1
          and d.reservation_date between ${quoted(from)} and ${quoted(url.searchParams.get('to') ?? from)}`,
      );
      const early = Number(found?.['n']);
      Object.assign(one, { taken: Number(one['taken']) + early, to_come: Number(one['to_come']) - early });
    },
  },
  {
    name: 'the month has taken what the ledger has',
    operation: 'getOverview',
    give: (given) => {
      const month = row(given)['this_month'] as Json | null;
      if (month) month['taken'] = 2 * Number(row(given)['taken_this_month']);
    },
  },
  {
    name: 'staff see the split of the month',
    operation: 'getOverview',
    give: (given) => (row(given)['this_month'] ??= { taken: 0, still_due: 0, to_come: 0 }),
  },
  {
    name: 'what is raised names the last session',
    operation: 'listAttention',
    give: async (given, _, { sql }) => {
      for (const one of rows(given).slice(0, 3)) {
        const [last] = await sql(
          `select max(reservation_date)::text as day from booking_details where booking_id = ${quoted(one['booking_id'])}`,
        );
        if ('reservation_date' in one) one['reservation_date'] = last?.['day'];
      }
    },
  },
  {
    name: 'nobody is told of money above the total',
    operation: ['listAttention', 'addLedgerEntry'],
    at: 'listAttention',
    give: (given) => (given.body.data = rows(given).filter(({ kind }) => kind !== 'OVERPAID')),
  },
  {
    name: 'money above the total stays raised when it was given back',
    operation: ['listAttention', 'addLedgerEntry'],
    at: ['listAttention', 'addLedgerEntry'],
    give: (given, asked, { store }) => {
      if (asked.operation !== 'listAttention') return;
      for (const one of rows(given)) if (one['kind'] === 'OVERPAID') store.set(String(one['id']), one);
      const shown = new Set(rows(given).map(({ id }) => id));
      for (const [id, one] of store) if (!shown.has(id)) rows(given).push(one as Record<string, unknown>);
    },
  },
  {
    name: 'money above the total is raised again at each change',
    operation: ['listAttention', 'resolveAttention', 'addLedgerEntry'],
    at: 'addLedgerEntry',
    give: async (given, asked, { sql }) => {
      const id = /[0-9a-f-]{36}/.exec(asked.url.pathname)?.[0] ?? '';
      if (given.status === 201)
        await sql(
          `insert into attention (kind, key, booking_id, text) select 'OVERPAID', 'OVERPAID:' || id, id, 'Over.' from bookings
            where id = ${quoted(id)} and amount_paid - amount_refunded > total_amount on conflict do nothing`,
        );
    },
  },
];
