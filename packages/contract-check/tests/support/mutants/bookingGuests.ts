import type { Mutant } from './mutant.ts';
import {
  codeIn,
  dayFromNow,
  edits,
  field,
  idIn,
  isJson,
  type Json,
  quoted,
  refusal,
  row,
  rows,
  sends,
} from './tools.ts';

/** What guests change themselves, what is raised, counted and written to them. */
export const bookingGuests: Mutant[] = [
  {
    name: 'a session is moved into the past',
    operation: 'updateSession',
    ask: edits('reservation_date', (day) =>
      day < dayFromNow(0) && /^\d{4}-\d\d-\d\d$/.test(day) ? dayFromNow(0) : day,
    ),
  },
  {
    name: 'sessions of final bookings can be moved',
    operation: 'updateSession',
    ask: async (asked, _, { sql, store }) => {
      const [one] = await sql(
        `select b.id, b.status from bookings b join booking_details d on d.booking_id = b.id where d.id = ${quoted(idIn(asked) || '00000000-0000-0000-0000-000000000000')}`,
      );
      store.delete('one');
      if (one && ['COMPLETED', 'CANCELLED'].includes(String(one['status']))) {
        store.set('one', one);
        await sql(`update bookings set status = 'CONFIRMED' where id = ${quoted(one['id'])}`);
      }
    },
    give: async (_, __, { sql, store }) => {
      const one = store.get('one') as Json | undefined;
      if (one) await sql(`update bookings set status = ${quoted(one['status'])} where id = ${quoted(one['id'])}`);
    },
  },
  {
    name: 'a session of two people takes any number',
    operation: 'updateSession',
    ask: async (asked, _, { sql }) => {
      const [one] = await sql(
        `select product_name from booking_details where id = ${quoted(idIn(asked) || '00000000-0000-0000-0000-000000000000')}`,
      );
      const name = String(one?.['product_name']).toLowerCase();
      if (/private/.test(name))
        sends((json) => typeof json['person'] === 'number' && (json['person'] = /semi/.test(name) ? 2 : 1))(asked);
      else if (/group/.test(name))
        sends(
          (json) =>
            typeof json['person'] === 'number' && json['person'] > 0 && (json['person'] = Math.max(3, json['person'])),
        )(asked);
    },
  },
  {
    name: 'a guest moves a session and nothing is stored',
    operation: 'moveMySession',
    give: async (given, asked, { sql }) => {
      const session = /sessions\/([0-9a-f-]{36})/.exec(asked.url.pathname)?.[1] ?? '';
      if (given.status === 200)
        await sql(`update booking_details set reservation_date = reservation_date + 1 where id = '${session}'`);
    },
  },
  {
    name: 'a guest who moves loses the agreed price',
    operation: 'moveMySession',
    give: async (given, _, { sql }) => {
      if (given.status !== 200) return;
      row(given)['total_amount'] = Number(row(given)['total_amount']) + 50_000;
      await sql(`update bookings set total_amount = total_amount + 50000 where id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'a guest cancels the first session alone',
    operation: 'cancelMyBooking',
    give: async (given, _, { sql }) => {
      if (given.status === 200)
        await sql(`update bookings set status = 'CONFIRMED' where id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'a final booking can be cancelled again',
    operation: 'cancelMyBooking',
    instead: async (asked, { sql, fetch }) => {
      const [one] = await sql(
        `select status, customer_email from bookings where booking_code = ${quoted(codeIn(asked))}`,
      );
      const isTheirs = String(one?.['customer_email']).toLowerCase() === field(asked, 'email')?.toLowerCase();
      return one?.['status'] === 'CANCELLED' && isTheirs ? fetch('GET', `/api/check-booking/${codeIn(asked)}`) : null;
    },
  },
  {
    name: 'a lookup masks the name of an address whole',
    operation: 'checkBooking',
    path: 'data.customer_email',
    give: (given) => {
      const { customer_email: email } = given.status === 200 ? row(given) : {};
      if (typeof email === 'string' && email.includes('…')) row(given)['customer_email'] = email.replace(/^.…/u, '…');
    },
  },
  {
    name: 'a lookup shows four digits of a phone',
    operation: 'checkBooking',
    path: 'data.customer_phone',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || !String(row(given)['customer_phone']).includes('…')) return;
      const [one] = await sql(`select customer_phone from bookings where id = ${quoted(row(given)['id'])}`);
      row(given)['customer_phone'] = `+62 … ${String(one?.['customer_phone']).replace(/\D/g, '').slice(-4)}`;
    },
  },
  {
    name: 'a lookup masks for the owner, too',
    operation: 'checkBooking',
    path: 'data.customer_email',
    give: (given) => {
      if (given.status === 200)
        row(given)['customer_email'] = String(row(given)['customer_email']).replace(/^([^…@])[^@]*@/, '$1…@');
    },
  },
  {
    name: 'a lookup looks at no token',
    operation: 'checkBooking',
    ask: (asked) => Reflect.deleteProperty(asked.headers, 'authorization'),
  },
  {
    name: 'a guest who moves is answered a mask',
    operation: 'moveMySession',
    path: 'data.customer_email',
    give: (given) => {
      if (given.status === 200)
        row(given)['customer_email'] = String(row(given)['customer_email']).replace(/^(.)[^@]*@/, '$1…@');
    },
  },
  {
    name: 'any number of sessions is booked',
    operation: 'createBooking',
    ask: sends((json) => {
      const details = json['booking_details'];
      if (Array.isArray(details) && details.length > 20) json['booking_details'] = details.slice(0, 20);
    }),
  },
  {
    name: 'any number of people is booked',
    operation: 'createBooking',
    ask: sends((json) => {
      const details = (Array.isArray(json['booking_details']) ? json['booking_details'] : []).filter(isJson);
      const people = details.reduce((sum, one) => sum + Number(one['person']), 0);
      if (details.length <= 20 && people > 60)
        json['booking_details'] = details.slice(0, 1).map((one) => ({ ...one, person: 3 }));
    }),
  },
  {
    name: 'a paid booking that a guest cancels raises nothing',
    operation: ['cancelMyBooking', 'listAttention'],
    at: 'listAttention',
    give: (given) =>
      given.status === 200 && (given.body.data = rows(given).filter(({ kind }) => kind !== 'REFUND_DUE')),
  },
  {
    name: 'a closed day raises nothing',
    operation: ['updateDays', 'listAttention'],
    at: 'listAttention',
    give: (given) =>
      given.status === 200 && (given.body.data = rows(given).filter(({ kind }) => kind !== 'CLOSED_DAY')),
  },
  {
    name: 'what is resolved stays',
    operation: 'resolveAttention',
    give: async (given, asked, { sql }) => {
      if (given.status === 200) await sql(`update attention set resolved_at = null where id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'bookings that wait are all bookings',
    operation: 'getOverview',
    give: async (given, _, { sql }) => {
      const [all] = await sql('select count(*)::int as n from bookings');
      if (given.status === 200) row(given)['waiting'] = all?.['n'];
    },
  },
  {
    name: 'what is due has cancelled bookings',
    operation: 'getOverview',
    give: async (given, _, { sql }) => {
      const [all] = await sql('select coalesce(sum(total_amount), 0)::float8 as n from bookings');
      if (given.status === 200 && row(given)['due'] !== null) row(given)['due'] = all?.['n'];
    },
  },
  {
    name: 'what was taken today is never less for refunds',
    operation: 'getOverview',
    give: async (given, _, { sql }) => {
      const [all] = await sql(`select coalesce(sum(amount), 0)::float8 as n from ledger where kind = 'PAYMENT'`);
      if (given.status === 200 && row(given)['taken_today'] !== null) row(given)['taken_today'] = all?.['n'];
    },
  },
  {
    name: 'today has cancelled sessions',
    operation: 'getOverview',
    give: async (given, _, { sql }) => {
      const [all] = await sql(
        `select count(*)::int as n, coalesce(sum(person), 0)::int as people from booking_details where reservation_date = '${dayFromNow(0)}'`,
      );
      if (given.status === 200) row(given)['today'] = { sessions: all?.['n'], people: all?.['people'] };
    },
  },
  {
    name: 'bookings are counted by the day of the session',
    operation: 'getOverview',
    give: async (given, _, { sql }) => {
      const [all] = await sql(
        `select count(distinct booking_id)::int as n from booking_details where reservation_date = '${dayFromNow(0)}'`,
      );
      const days = (row(given)['per_day'] ?? []) as Json[];
      if (days.length > 0) (days.at(-1) as Json)['bookings'] = all?.['n'];
    },
  },
  {
    name: 'changes are not written down',
    operation: 'getBooking',
    give: (given) => given.status === 200 && (row(given)['changes'] = []),
  },
  {
    name: 'who changed it is not told',
    operation: 'getBooking',
    give: (given) => ((row(given)['changes'] ?? []) as Json[]).forEach((one) => (one['actor'] = null)),
  },
  {
    name: 'a session of a final booking cannot even stay where it is',
    operation: 'moveMySession',
    give: (given) => {
      if (given.status === 200 && row(given)['status'] === 'CANCELLED') Object.assign(given, refusal(409));
    },
  },
];
