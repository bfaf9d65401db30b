import { dayFromNow, edits, isJson, type Json, named, sends, withFile } from './tools.ts';
import type { Mutant } from './mutant.ts';

const guest = (change: (of: Json) => unknown): Mutant['ask'] =>
  sends((json) => isJson(json['customer_details']) && change(json['customer_details']));
const session = (change: (of: Json) => unknown): Mutant['ask'] =>
  sends((json) => {
    const list = json['booking_details'];
    if (Array.isArray(list)) for (const one of list.filter(isJson)) change(one);
  });

/** Backends that take bookings and queries that the contract refuses: they are put right on the way. */
export const laxBookings: Mutant[] = [
  {
    name: 'nobody may come',
    operation: 'createBooking',
    ask: session((one) => typeof one['person'] === 'number' && one['person'] < 1 && (one['person'] = 1)),
  },
  {
    name: 'people may be a text',
    operation: 'createBooking',
    ask: session((one) => typeof one['person'] === 'string' && (one['person'] = 1)),
  },
  {
    name: 'half a person is a person',
    operation: 'createBooking',
    ask: session(
      (one) =>
        typeof one['person'] === 'number' &&
        !Number.isInteger(one['person']) &&
        (one['person'] = Math.ceil(one['person'])),
    ),
  },
  {
    name: '30 February is 2 March',
    operation: 'createBooking',
    ask: session(
      (one) =>
        /^\d{4}-02-(29|3\d)$/.test(String(one['reservation_date'])) && (one['reservation_date'] = dayFromNow(30)),
    ),
  },
  {
    name: 'a day may have a time',
    operation: 'createBooking',
    ask: session(
      (one) =>
        typeof one['reservation_date'] === 'string' && (one['reservation_date'] = one['reservation_date'].slice(0, 10)),
    ),
  },
  {
    name: 'a phone may have letters',
    operation: 'createBooking',
    ask: guest((of) => /[a-z]/i.test(String(of['phone'])) && (of['phone'] = '+6281234567890')),
  },
  {
    name: 'a phone may be short',
    operation: 'createBooking',
    ask: guest((of) => /^\+?\d{1,8}$/.test(String(of['phone'])) && (of['phone'] = '+6281234567890')),
  },
  { name: 'a country is not needed', operation: 'createBooking', ask: guest((of) => (of['country'] ??= 'ID')) },
  {
    name: 'an address of a guest needs no @',
    operation: 'createBooking',
    ask: guest(
      (of) => typeof of['email'] === 'string' && !of['email'].includes('@') && (of['email'] = 'a@example.com'),
    ),
  },
  {
    name: 'an unknown method is CASH',
    operation: 'createBooking',
    ask: named('payment_method', 'CASH', (method) => method !== 'CASH' && method !== 'GATEWAY'),
  },
  {
    name: 'an unknown action confirms',
    operation: 'updateBookingStatus',
    ask: named(
      'action',
      'CONFIRMED',
      (action) => typeof action === 'string' && !['CONFIRMED', 'COMPLETED', 'CANCELLED'].includes(action),
    ),
  },
  {
    name: 'an action may be in small letters',
    operation: 'updateBookingPayment',
    ask: sends((json) => typeof json['action'] === 'string' && (json['action'] = json['action'].toUpperCase())),
  },
  {
    name: 'a search may be long',
    operation: 'listProducts',
    ask: ({ url }) => {
      const text = url.searchParams.get('search');
      if (text !== null && text.length > 100) url.searchParams.set('search', text.slice(0, 100));
    },
  },
  {
    name: 'a blank search is none',
    operation: 'listBookings',
    ask: ({ url }) => {
      if (url.searchParams.get('search')?.trim() === '') url.searchParams.delete('search');
    },
  },
  {
    name: 'JSON may be called text',
    operation: 'createProductCategory',
    ask: ({ headers, body }) => {
      if (body.startsWith('{')) headers['content-type'] = 'application/json';
    },
  },
  {
    name: 'an order that is not known is the usual one',
    operation: 'listBookings',
    ask: ({ url }) => {
      const sort = url.searchParams.get('sort');
      if (sort !== null && !/^-?(created_at|customer_name|reservation_date|total_amount)$/.test(sort))
        url.searchParams.delete('sort');
    },
  },
  {
    name: 'a booking without sessions is one for tomorrow',
    operation: 'createBooking',
    ask: named('booking_details', null, () => false),
    instead: async (asked, { fetch, sql }) => {
      const json = asked.body.includes('"booking_details":[]') ? (JSON.parse(asked.body) as Json) : null;
      const [lesson] = json
        ? await sql(
            `select id from products where deleted_at is null and name not ilike '%private%' and name not ilike '%group%' limit 1`,
          )
        : [];
      return json && lesson
        ? fetch('POST', '/api/bookings', {
            ...json,
            booking_details: [{ product_id: lesson['id'], reservation_date: dayFromNow(1), person: 1 }],
          })
        : null;
    },
  },
  {
    name: 'a key may be long',
    operation: 'createBooking',
    ask: ({ headers }) => {
      const key = headers['idempotency-key'];
      if (key !== undefined && key.length > 200) headers['idempotency-key'] = key.slice(0, 200);
    },
  },
  {
    name: 'a range may end before it begins',
    operation: 'listDays',
    ask: ({ url }) => {
      const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to')];
      if (from !== null && to !== null && to < from) url.searchParams.set('to', from);
    },
  },
  {
    name: 'a limit may be below 0',
    operation: 'updateDays',
    ask: sends((json) => typeof json['capacity'] === 'number' && json['capacity'] < 0 && (json['capacity'] = 0)),
  },
  {
    name: 'a change of nothing is one',
    operation: 'updateSession',
    ask: sends((json) => Object.keys(json).length === 0 && (json['instructor_id'] = null)),
  },
  {
    name: 'an amount of 0 is an entry',
    operation: 'addLedgerEntry',
    ask: sends((json) => json['amount'] === 0 && Object.assign(json, { amount: 1, reason: 'x' })),
  },
  {
    name: 'money goes back without a reason',
    operation: 'addLedgerEntry',
    ask: sends((json) => json['kind'] === 'REFUND' && (json['reason'] ??= 'none')),
  },
  {
    name: 'any text asks for a link',
    operation: 'requestPasswordReset',
    ask: edits('email', (email) => (email.includes('@') ? email : 'a@example.com')),
  },
  {
    name: 'a sum that was shown is not looked at',
    operation: 'createBooking',
    ask: sends((json) => delete json['expected_total']),
  },
  {
    name: 'an animated drawing is a picture',
    operation: 'createImage',
    ask: (asked) => {
      if (/<svg/i.test(asked.body))
        withFile(asked, Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
    },
  },
];
