import type { Mutant } from './mutant.ts';
import { idIn, quoted, refusal, row, rows, sends, sent } from './tools.ts';

/** The backend sees a field as another, or not at all. */
const without = (...names: string[]) => sends((json) => names.forEach((name) => Reflect.deleteProperty(json, name)));

/** Whether an answer is a success. */
const isDone = ({ status }: { status: number }): boolean => status < 300;

const VERSION_WORDS = 'Somebody has changed this booking meanwhile.';

/** What is changed of sessions, bookings and lines. */
export const bookingChanges: Mutant[] = [
  {
    name: 'another surf spot is answered and not stored',
    operation: 'updateSession',
    give: async (given, asked, { sql }) => {
      if (!isDone(given) || sent(asked)?.['surf_spot_id'] === undefined) return;
      await sql(`update booking_details d set surf_spot_id = b.surf_spot_id, surf_spot_name = 'Gone' from bookings b
        where b.id = d.booking_id and d.id = ${quoted(idIn(asked))}`);
      await sql(`update bookings set surf_spot_name = 'Gone' where id = ${quoted(row(given)['booking_id'])}`);
    },
  },
  {
    name: 'the booking keeps the surf spot that it was booked at',
    operation: ['updateSession', 'updateSessions'],
    give: async (given, asked, { sql }) => {
      if (!isDone(given) || sent(asked)?.['surf_spot_id'] === undefined) return;
      const [one] = [row(given), ...rows(given)].flatMap((session) => session['booking_id'] ?? []);
      await sql(`update bookings set surf_spot_name = 'Kuta' where id = ${quoted(one)}`);
    },
  },
  {
    name: 'a surf spot that is unknown is ignored',
    operation: 'updateSession',
    give: async (given, asked, { fetch, adminToken }) => {
      if (given.status === 404 && sent(asked)?.['surf_spot_id'] !== undefined)
        Object.assign(given, await fetch('PATCH', asked.url.pathname, { attendance: null }, adminToken));
    },
  },
  {
    name: 'another lesson keeps the price that was agreed',
    operation: 'updateSession',
    ask: (asked) => {
      const json = sent(asked);
      if (json?.['product_id'] !== undefined && json['unit_price'] === undefined)
        sends((body) => Object.assign(body, { unit_price: 150_000, reason: 'Agreed.' }))(asked);
    },
  },
  {
    name: 'another lesson is for any number of people',
    operation: 'updateSession',
    ask: sends((json) => json['product_id'] !== undefined && (json['force'] = true)),
  },
  {
    name: 'a price is of all people together',
    operation: 'updateSession',
    ask: sends((json) => {
      if (typeof json['unit_price'] === 'number') json['unit_price'] /= 2;
    }),
  },
  {
    name: 'a price needs no reason',
    operation: 'updateSession',
    ask: sends((json) => json['unit_price'] !== undefined && (json['reason'] ??= 'None.')),
  },
  {
    name: 'staff set prices',
    operation: 'updateSession',
    ask: (asked, adminToken) => {
      if (sent(asked)?.['unit_price'] !== undefined) asked.headers['authorization'] = `Bearer ${adminToken}`;
    },
  },
  {
    name: 'force does not lift the rule of people',
    operation: 'updateSession',
    instead: (asked) => {
      const json = sent(asked);
      return json?.['force'] === true && json['person'] === 1 ? refusal(400) : null;
    },
  },
  {
    name: 'force alone is a change of nothing',
    operation: 'updateSession',
    give: async (given, asked, { fetch, adminToken }) => {
      const names = Object.keys(sent(asked) ?? {});
      if (given.status === 400 && names.join() === 'force')
        Object.assign(given, await fetch('PATCH', asked.url.pathname, { attendance: null }, adminToken));
    },
  },
  {
    name: 'more came than were booked',
    operation: 'updateSession',
    ask: sends((json) => Number(json['people_came']) > 2 && (json['people_came'] = 2)),
  },
  {
    name: 'nobody came and has arrived',
    operation: 'updateSession',
    ask: sends((json) => json['people_came'] === 0 && json['attendance'] === 'ARRIVED' && (json['people_came'] = 1)),
  },
  {
    name: 'who has arrived stays a part',
    operation: 'updateSession',
    path: 'data.people_came',
    give: (given, asked) => {
      const json = sent(asked);
      if (isDone(given) && json?.['attendance'] === 'ARRIVED' && json['people_came'] === undefined)
        row(given)['people_came'] = 1;
    },
  },
  {
    name: 'a session of another version is changed all the same',
    operation: 'updateSession',
    ask: without('version'),
  },
  {
    name: 'versions of many sessions are not looked at',
    operation: 'updateSessions',
    ask: without('versions'),
  },
  ...[
    'updateBookingStatus',
    'updateBookingPayment',
    'addLedgerEntry',
    'updateBooking',
    'addSession',
    'cancelSession',
  ].map((operation): Mutant => ({
    name: `${operation} of another version is done all the same`,
    operation,
    ask: without('version'),
  })),
  {
    name: 'another version is refused in other words',
    operation: 'updateSession',
    give: (given) => {
      if (given.body['message'] === VERSION_WORDS) given.body['message'] = 'Too late.';
    },
  },
  {
    name: 'of many sessions those that can be are changed',
    operation: 'updateSessions',
    give: async (given, asked, { sql }) => {
      const { ids, reservation_date: day } = sent(asked) ?? {};
      if (given.status !== 409 || !Array.isArray(ids) || typeof day !== 'string') return;
      await sql(`update booking_details set reservation_date = ${quoted(day)} where id = ${quoted(ids.at(-1))}`);
    },
  },
  {
    name: 'only the first refusal is named',
    operation: 'updateSessions',
    give: (given) => {
      const refusals = given.body['refusals'];
      if (given.status === 409 && Array.isArray(refusals)) given.body['refusals'] = refusals.slice(0, 1);
    },
  },
  {
    name: 'sessions are answered in another order than they were named in',
    operation: 'updateSessions',
    give: (given) => {
      if (isDone(given)) rows(given).reverse();
    },
  },
  {
    name: 'a trial is done',
    operation: 'updateSessions',
    ask: without('is_trial'),
  },
  {
    name: 'guests are told of many changes without being asked to',
    operation: 'updateSessions',
    ask: sends((json) => json['is_trial'] !== true && Array.isArray(json['ids']) && (json['tell'] = true)),
  },
  {
    name: 'nobody is told of many changes',
    operation: 'updateSessions',
    ask: without('tell'),
  },
  {
    name: 'a session that is named twice is changed once',
    operation: 'updateSessions',
    ask: sends((json) => {
      const ids = json['ids'];
      if (Array.isArray(ids))
        json['ids'] = [...new Set(ids.map((id) => (typeof id === 'string' ? id.toLowerCase() : (id as unknown))))];
    }),
  },
];
