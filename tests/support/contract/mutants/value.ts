import type { Mutant } from './mutant.ts';
import { all, every, field, parts, row, rows, sends, sets, type Json } from './tools.ts';

const bookings = [
  'createBooking',
  'checkBooking',
  'listBookings',
  'updateBookingStatus',
  'updateBookingPayment',
  'getBooking',
  'createCounterBooking',
];
const shift = (text: unknown, hours: number): string =>
  new Date(Date.parse(String(text)) + hours * 3_600_000).toISOString();
const dayBefore = (day: unknown): string => shift(day, -24).slice(0, 10);

/** Values of the right type that are not the right ones. */
export const value: Mutant[] = [
  {
    name: 'instants have the offset of Bali',
    operation: ['listProducts', 'createProduct'],
    at: ['listProducts', 'createProduct', 'updateProduct'],
    give: sets('created_at', (at) => shift(at, 8).replace('Z', '+08:00')),
  },
  {
    name: 'instants of bookings have the offset of Bali',
    operation: 'checkBooking',
    give: sets('created_at', (at) => shift(at, 8).replace('Z', '+08:00')),
  },
  {
    name: 'instants are 8 hours off',
    operation: bookings,
    at: bookings,
    give: sets('created_at', (at) => shift(at, 8)),
  },
  {
    name: 'lessons were made 8 hours ago',
    operation: ['createProduct', 'listProducts'],
    at: ['createProduct', 'listProducts', 'updateProduct'],
    give: sets('created_at', (at) => shift(at, -8)),
  },
  {
    name: 'a reservation is a day less',
    operation: 'createBooking',
    give: parts('booking_details', (one) => (one['reservation_date'] = dayBefore(one['reservation_date']))),
  },
  {
    name: 'a lookup shows a day less',
    operation: 'checkBooking',
    give: parts('booking_details', (one) => (one['reservation_date'] = dayBefore(one['reservation_date']))),
  },
  {
    name: 'own bookings show a day less',
    operation: 'listMyBookings',
    give: parts('booking_details', (one) => (one['reservation_date'] = dayBefore(one['reservation_date']))),
  },
  {
    name: 'person is always 1',
    operation: 'checkBooking',
    give: parts('booking_details', (one) => (one['person'] = 1)),
  },
  {
    name: 'the list shows one person each',
    operation: 'listBookings',
    give: parts('booking_details', (one) => (one['person'] = 1)),
  },
  {
    name: 'a phone loses its +',
    operation: 'createBooking',
    at: bookings,
    give: sets('customer_phone', (phone) => String(phone).replace('+', '')),
  },
  {
    name: 'a phone is written as at home',
    operation: 'checkBooking',
    give: sets('customer_phone', (phone) => String(phone).replace(/^\+62/, '0')),
  },
  { name: 'a country is lost', operation: 'createBooking', at: bookings, give: sets('customer_country', () => null) },
  { name: 'a country is lost in the lookup', operation: 'checkBooking', give: sets('customer_country', () => null) },
  {
    name: 'a country is in words',
    operation: 'listBookings',
    give: sets('customer_country', (code) => (code === 'ID' ? 'Indonesia' : code)),
  },
  {
    name: 'name and address of a guest are swapped',
    operation: 'checkBooking',
    give: all((one) =>
      Object.assign(one, { customer_name: one['customer_email'], customer_email: one['customer_name'] }),
    ),
  },
  { name: 'the method is always CASH', operation: 'checkBooking', give: sets('payment_method', () => 'CASH') },
  { name: 'a role is always CUSTOMER', operation: 'getCurrentUser', give: sets('role', () => 'CUSTOMER') },
  { name: 'a price is in cents', operation: 'listProducts', give: sets('price', (price) => Number(price) * 100) },
  {
    name: 'a price is in thousands',
    operation: ['createProduct', 'listProducts'],
    at: ['createProduct', 'updateProduct', 'listProducts'],
    give: sets('price', (price) => Math.round(Number(price) / 1000)),
  },
  { name: 'a spot is the first one', operation: 'listMyBookings', give: sets('surf_spot_name', () => 'Kuta') },
  { name: 'a spot is not told', operation: 'createBooking', give: sets('surf_spot_name', () => null) },
  {
    name: "a lesson's name is its category's",
    operation: 'listMyHistories',
    give: parts('booking_details', (one) => (one['product_name'] = 'Lessons')),
  },
  {
    name: 'the code is in small letters',
    operation: 'createBooking',
    give: sets('booking_code', (code) => String(code).toLowerCase()),
  },
  {
    name: 'a session has the total of the booking',
    operation: 'createBooking',
    give: parts('booking_details', (one, _, of) => (one['total_amount'] = of['total_amount'])),
  },
  {
    name: 'a session has the price of one',
    operation: 'checkBooking',
    give: parts(
      'booking_details',
      (one) => (one['total_amount'] = Number(one['total_amount']) / Number(one['person'])),
    ),
  },
  { name: 'a map is lost in the list', operation: 'listSurfSpots', give: sets('location_url', () => null) },
  { name: 'a description is lost in the list', operation: 'listProducts', give: sets('description', () => null) },
  {
    name: 'a category has no description in the list',
    operation: 'listProductCategories',
    give: sets('description', () => null),
  },
  { name: 'a title is lost in the list', operation: 'listVideos', give: sets('title', () => null) },
  {
    name: 'an address of a reviewer is hidden from administrators',
    operation: 'searchTestimonies',
    give: sets('email', () => null),
  },
  {
    name: 'the address of another is shown',
    operation: 'getCurrentUser',
    give: sets('email', () => 'admin@example.com'),
  },
  {
    name: 'the level is always BEGINNER',
    operation: ['createSurfSpot', 'updateSurfSpot', 'listSurfSpots'],
    at: ['createSurfSpot', 'updateSurfSpot', 'listSurfSpots'],
    give: sets('difficulty_level', () => 'BEGINNER'),
  },
  {
    name: 'an id is another one in the list',
    operation: ['listVideos', 'createVideo', 'updateVideo', 'deleteVideo'],
    at: ['createVideo', 'listVideos', 'updateVideo'],
    give: (given, asked) =>
      asked.operation !== 'listVideos' &&
      every(given).forEach((one) => (one['id'] = String(one['id']).replace(/^.{8}/, '00000000'))),
  },
  {
    name: 'a lookup was made just now',
    operation: 'checkBooking',
    give: sets('created_at', () => new Date().toISOString()),
  },
  {
    name: 'the payment status is that of the booking',
    operation: 'listBookings',
    give: parts('payments', (one, _, of) => (one['status'] = of['status'] === 'CANCELLED' ? 'EXPIRED' : 'PENDING')),
  },
  { name: 'names are in capitals', operation: 'updateUser', give: sets('name', (name) => String(name).toUpperCase()) },
  {
    name: 'the session owes its own part alone',
    operation: 'listSessions',
    give: sets('amount_due', (due, one) => Math.min(Number(due), Number(one['total_amount']))),
  },
  {
    name: 'each session is part 1 of 1',
    operation: 'listSessions',
    give: all((one) => Object.assign(one, { part: 1, parts: 1 })),
  },
  {
    name: 'the changes may be made a day longer',
    operation: 'checkBooking',
    give: sets('changes_until', (at) => (at === null ? null : shift(at, 24))),
  },
  {
    name: 'the day ends in UTC',
    operation: 'checkBooking',
    give: sets('changes_until', (at) => (at === null ? null : shift(at, 8))),
  },
  {
    name: 'nobody wrote an entry',
    operation: ['addLedgerEntry', 'getBooking', 'listLedger'],
    at: ['addLedgerEntry', 'listLedger'],
    give: sets('actor', () => null),
  },
  {
    name: 'a refund is negative',
    operation: 'addLedgerEntry',
    give: all((one) => one['kind'] === 'REFUND' && (one['amount'] = -Number(one['amount']))),
  },
  {
    name: 'people are counted as sessions',
    operation: 'getRevenue',
    give: parts('rows', (one) => (one['people'] = one['sessions'])),
  },
  {
    name: 'tomorrow is as today',
    operation: 'getOverview',
    give: (given) => row(given)['today'] && (row(given)['tomorrow'] = row(given)['today']),
  },
  {
    name: 'cancelled bookings take places',
    operation: ['listDays', 'updateDays', 'updateBookingStatus'],
    at: 'listDays',
    give: async (given, _, { sql }) => {
      for (const day of rows(given)) {
        if (!('people' in day)) continue;
        const [sum] = await sql(
          `select coalesce(sum(person), 0)::int as n from booking_details where reservation_date = '${String(day['date'])}'`,
        );
        day['people'] = sum?.['n'];
      }
    },
  },
  { name: 'an entry has the method CASH', operation: 'addLedgerEntry', give: sets('method', () => 'CASH') },
  {
    name: 'an amount is rounded to thousands',
    operation: 'addLedgerEntry',
    give: sets('amount', (amount) => Math.ceil(Number(amount) / 10_000) * 10_000),
  },
  { name: 'the reason of a closed day is lost', operation: 'listDays', give: sets('reason', () => null) },
  {
    name: 'a guest at the counter has no phone',
    operation: 'createCounterBooking',
    ask: sends((json) => {
      const guest = json['customer'] as Json | undefined;
      if (guest?.['phone']) guest['phone'] = '0000000000';
    }),
  },
  { name: 'a message goes to the school', operation: 'listMessages', give: sets('to', () => 'school@example.com') },
  { name: 'a bill has no name in the ledger', operation: 'listLedger', give: sets('customer_name', () => '') },
  {
    name: 'the role asked for is answered, in words of the user',
    operation: 'updateUser',
    give: (given, asked) =>
      given.status === 200 && (row(given)['role'] = field(asked, 'role') === 'CUSTOMER' ? 'ADMIN' : 'CUSTOMER'),
  },
];
