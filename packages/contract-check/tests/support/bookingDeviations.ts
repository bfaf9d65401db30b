import { schoolDay } from '../../src/schoolDay.ts';
import { becomes, id, row, rows } from './answers.ts';
import { isJson } from './mutants/tools.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

interface Sent {
  booking_details: { reservation_date: string; person: number }[];
}
/** Changes the sessions of a booking that is sent. */
const sessions =
  (change: (list: Sent['booking_details']) => Sent['booking_details']) =>
  (asked: Asked): void => {
    if (!asked.body.startsWith('{"') || !asked.body.includes('"booking_details":[')) return;
    const body = JSON.parse(asked.body) as Sent;
    if (!body.booking_details.every(isJson)) return;
    asked.body = JSON.stringify({ ...body, booking_details: change(body.booking_details) });
  };
/** Changes the booking that createBooking answers. */
const booked =
  (change: (booking: Json, details: Json[]) => void) =>
  (given: Given): void => {
    if (given.status !== 201) return;
    const booking = row(given)['booking'] as Json;
    change(booking, booking['booking_details'] as Json[]);
  };
const onDay = (from: string, to: string) =>
  sessions((list) => list.map((one) => (one.reservation_date === from ? { ...one, reservation_date: to } : one)));
const saying =
  (text: string, change: (given: Given) => void) =>
  (given: Given): void => {
    if (JSON.stringify(given.body).includes(text)) change(given);
  };
const grants = becomes(400, 201, { data: {} });
/** A list that still has what was deleted. */
function keeping(): (given: Given) => void {
  const seen = new Map<unknown, Json>();
  return (given) => {
    for (const one of rows(given)) seen.set(one['id'], one);
    if (given.status === 200) given.body.data = [...seen.values()];
  };
}
let counter = 0;
const inFlight = new Set<string>();
const names = new Set<string>();
const createBooking = (name: string, path: string, how: Pick<Deviation, 'ask' | 'give'>): Deviation => ({
  name,
  operation: 'createBooking',
  path,
  ...how,
});
const tooFew = 'must be at least 3 for a group lesson';

/** What backends get wrong about bookings and what changes do to them, one thing each. */
export const bookingDeviations: Deviation[] = [
  createBooking('the total is that of the first session', 'data.booking.total_amount', {
    give: booked((booking, details) => (booking['total_amount'] = details[0]?.['total_amount'])),
  }),
  createBooking('the rows are those of the first session', 'data.booking.booking_details.length', {
    give: booked((booking, details) => (booking['booking_details'] = details.slice(0, 1))),
  }),
  createBooking('several sessions are cheaper', 'data.booking.total_amount', {
    give: booked((booking, details) => {
      if (details.length > 1) booking['total_amount'] = Math.round(Number(booking['total_amount']) * 0.9);
    }),
  }),
  createBooking('rows are sorted by day', 'data.booking.booking_details.0.product_name', {
    give: booked((_booking, details) =>
      details.sort((a, b) => String(a['reservation_date']).localeCompare(String(b['reservation_date']))),
    ),
  }),
  createBooking('a semi private lesson is for as many as like', 'status', {
    give: saying('must be 2 for a semi', grants),
  }),
  createBooking('a group is of two', 'status', { give: saying(tooFew, grants) }),
  createBooking('a private lesson for one is refused', 'status', {
    ask: sessions((list) => list.map((one) => (one.person === 1 ? { ...one, person: 101 } : one))),
  }),
  createBooking('four people are too many', 'status', {
    ask: sessions((list) => list.map((one) => (one.person === 4 ? { ...one, person: 101 } : one))),
  }),
  createBooking('five sessions are too many', 'status', {
    ask: sessions((list) => (list.length === 5 ? [] : list)),
  }),
  createBooking('yesterday can be booked', 'status', { ask: onDay(schoolDay(-1), schoolDay(3)) }),
  createBooking('today is too late', 'status', { ask: onDay(schoolDay(), schoolDay(-1)) }),
  createBooking('any year can be booked', 'status', { ask: onDay(schoolDay(731), schoolDay(3)) }),
  createBooking('the day of the second session is not looked at', 'status', {
    ask: sessions((list) => list.map((one, i) => (i === 1 ? { ...one, reservation_date: schoolDay(3) } : one))),
  }),
  createBooking('an international phone number is asked for', 'status', {
    ask: (asked) => void (asked.body = asked.body.replace(/"phone":"0/, '"phone":"x')),
  }),
  createBooking('all bookings have one code', 'data.booking.booking_code: different ones', {
    give: booked((booking) => (booking['booking_code'] = '7K3M9QXT2A')),
  }),
  createBooking('codes count up', 'data.booking.booking_code', {
    give: booked((booking) => (booking['booking_code'] = `7K3M9Q${String((counter += 1)).padStart(4, '0')}`)),
  }),
  createBooking('codes are of another kind', 'data.booking.booking_code', {
    give: booked((booking) => (booking['booking_code'] = String(booking['id']).slice(0, 8))),
  }),
  createBooking('two requests at once with a key make two bookings', 'id', {
    ask: ({ headers }) => {
      const key = headers['idempotency-key'] ?? '';
      if (inFlight.has(key)) delete headers['idempotency-key'];
      else if (key !== '') inFlight.add(key);
    },
    give: (_given, { headers }) => void inFlight.delete(headers['idempotency-key'] ?? ''),
  }),
  createBooking('a booking belongs to nobody', 'data', { ask: ({ headers }) => delete headers['authorization'] }),
  createBooking('a deleted lesson can be booked', 'status', { give: becomes(404, 201, { data: {} }) }),
  {
    name: 'L is no 1',
    operation: 'checkBooking',
    path: 'status',
    ask: ({ url }) => (url.pathname = url.pathname.replace(/L/g, 'Z')),
  },
  {
    name: 'names in an old booking change',
    operation: 'checkBooking',
    path: 'data.booking_details.0.product_name',
    give: (given) =>
      ((row(given)['booking_details'] ?? []) as Json[]).forEach(
        (one) => (one['product_name'] = String(one['product_name']).replace('first name', 'private')),
      ),
  },
  {
    name: 'what is completed is cancelled',
    operation: 'updateBookingStatus',
    path: 'status',
    give: saying('COMPLETED', becomes(409, 200, { data: {} })),
  },
  {
    name: 'what failed is paid',
    operation: 'updateBookingPayment',
    path: 'status',
    give: saying('FAILED', becomes(409, 200, { data: {} })),
  },
  {
    name: 'a deleted customer takes the bookings along',
    operation: 'listBookings',
    path: 'data',
    give: (given) => {
      if (given.status !== 200) return;
      given.body.data = rows(given).filter((one) => !String(one['customer_name']).endsWith('Customer'));
    },
  },
  { name: 'a deleted lesson stays', operation: 'listProducts', path: 'data', give: keeping() },
  { name: 'a deleted slide stays', operation: 'listCarousels', path: 'data', give: keeping() },
  { name: 'a deleted surf spot stays', operation: 'listSurfSpots', path: 'data', give: keeping() },
  {
    name: 'a deleted lesson can be changed',
    operation: 'updateProduct',
    path: 'status',
    give: becomes(404, 200, { data: {} }),
  },
  {
    name: 'the name of a deleted category is taken',
    operation: 'createProductCategory',
    path: 'status',
    give: (given, { body }) => {
      const name = /"name":"([^"]*)"/.exec(body)?.[1] ?? '';
      if (given.status === 201 && names.has(name)) Object.assign(given, { status: 409, body: { message: 'Taken.' } });
      names.add(name);
    },
  },
  {
    name: 'a deletion hides nothing',
    operation: 'deleteSurfSpot',
    path: 'data',
    ask: (asked) => {
      if (!asked.url.pathname.endsWith(id))
        Object.assign(asked, { method: 'GET', url: new URL('/api/none', asked.url) });
    },
    give: becomes(404, 200, { data: true }),
  },
];
