import type { Mutant } from './mutant.ts';
import { all, every, type Json, parts, paging, row, sets } from './tools.ts';

const renamed = (from: string, to: string): Mutant['give'] =>
  all((one) => from in one && ((one[to] = one[from]), Reflect.deleteProperty(one, from)));
const without = (name: string): Mutant['give'] => all((one) => Reflect.deleteProperty(one, name));

/** Fields that are missing, have other names or other types. */
export const fieldOf: Mutant[] = [
  { name: 'lessons do not say when they were made', operation: 'listProducts', give: without('created_at') },
  {
    name: 'a lesson holds its category',
    operation: 'createProduct',
    give: all(
      (one) =>
        'product_category_id' in one &&
        ((one['product_category'] = { id: one['product_category_id'] }), delete one['product_category_id']),
    ),
  },
  { name: 'an id is _id', operation: 'updateVideo', give: renamed('id', '_id') },
  {
    name: 'a price has decimals in a text',
    operation: 'updateProduct',
    give: sets('price', (price) => `${String(price)}.00`),
  },
  { name: 'a role is ROLE_ADMIN', operation: 'getCurrentUser', give: sets('role', (role) => `ROLE_${String(role)}`) },
  { name: 'a user has no picture fields', operation: 'getCurrentUser', give: without('profileImage') },
  {
    name: "a missing picture is ''",
    operation: ['createProduct', 'updateProduct', 'listProducts'],
    at: ['createProduct', 'updateProduct', 'listProducts'],
    give: sets('image_url', (url) => url ?? ''),
  },
  { name: "a missing map is ''", operation: 'updateSurfSpot', give: sets('location_url', (url) => url ?? '') },
  {
    name: 'a title that is missing is left out',
    operation: 'createVideo',
    give: all((one) => one['title'] === null && delete one['title']),
  },
  { name: 'a boolean is 1 or 0', operation: 'searchTestimonies', give: sets('active', Number) },
  { name: 'a boolean is a text', operation: 'updateCarousel', give: sets('active', String) },
  {
    name: 'a difficulty is as the form shows it',
    operation: 'listSurfSpots',
    give: sets('difficulty_level', (level) => `${String(level).charAt(0)}${String(level).slice(1).toLowerCase()}`),
  },
  { name: 'a difficulty is a number', operation: 'updateSurfSpot', give: sets('difficulty_level', () => 1) },
  { name: 'payments are one object', operation: 'checkBooking', give: sets('payments', (list) => (list as Json[])[0]) },
  { name: 'sessions are called items', operation: 'updateBookingStatus', give: renamed('booking_details', 'items') },
  { name: 'a total is a text', operation: 'checkBooking', give: sets('total_amount', String) },
  {
    name: 'a total has a fraction',
    operation: 'listBookings',
    give: sets('total_amount', (total) => Number(total) + 0.5),
  },
  {
    name: 'people are a text',
    operation: 'createBooking',
    give: parts('booking_details', (one) => (one['person'] = String(one['person']))),
  },
  {
    name: 'instants are milliseconds',
    operation: 'listMyBookings',
    give: sets('created_at', (text) => Date.parse(String(text))),
  },
  {
    name: 'instants are without a time zone',
    operation: 'listMyHistories',
    give: sets('created_at', (text) => String(text).replace('T', ' ').slice(0, 19)),
  },
  { name: 'a booking has no spot', operation: 'listMyBookings', give: without('surf_spot_name') },
  { name: 'an old booking has no payments', operation: 'listMyHistories', give: without('payments') },
  { name: 'a country that is missing is left out', operation: 'listBookings', give: without('customer_country') },
  {
    name: 'a missing transaction is left out',
    operation: 'createBooking',
    give: (given) => row(given)['transaction'] === null && delete row(given)['transaction'],
  },
  {
    name: 'a page to pay on is a text',
    operation: 'createBooking',
    give: (given) =>
      row(given)['transaction'] && (row(given)['transaction'] = (row(given)['transaction'] as Json)['redirect_url']),
  },
  {
    name: 'a payment has no id',
    operation: 'updateBookingPayment',
    give: parts('payments', (one) => delete one['id']),
  },
  { name: 'a session has no id', operation: 'listBookings', give: parts('booking_details', (one) => delete one['id']) },
  {
    name: 'a status is in words',
    operation: 'checkBooking',
    give: sets('status', (status) => (status === 'PENDING' ? 'WAITING_FOR_CONFIRMATION' : status)),
  },
  {
    name: 'the size of a page is left out',
    operation: 'listTestimonies',
    give: (given) => delete paging(given)['size'],
  },
  {
    name: 'an id is not a UUID',
    operation: 'createCarousel',
    give: sets('id', (id) => String(id).replaceAll('-', '').slice(0, 20)),
  },
  {
    name: 'a missing description is undefined',
    operation: 'createProductCategory',
    give: sets('description', (text) => text ?? 'undefined'),
  },
  {
    name: 'a picture is described in texts',
    operation: ['createImage', 'listImages'],
    at: ['createImage', 'listImages'],
    give: all((one) => one['image'] && (one['image'] = { ...(one['image'] as Json), width: '60px' })),
  },
  { name: 'a refresh answers token', operation: 'refreshAccessToken', give: renamed('access_token', 'token') },
  { name: 'the refresh token is null', operation: 'login', give: sets('refresh_token', () => null) },
  { name: 'parts are texts', operation: 'listSessions', give: sets('part', String) },
  { name: 'a session has no attendance', operation: 'updateSession', give: without('attendance') },
  {
    name: 'places are left out where there is no limit',
    operation: 'listDays',
    give: all((one) => one['places_left'] === null && delete one['places_left']),
  },
  { name: 'a booking has no ledger', operation: 'getBooking', give: without('ledger') },
  {
    name: 'what is due is null when nothing is',
    operation: 'getBooking',
    give: sets('amount_due', (due) => (due === 0 ? null : due)),
  },
  {
    name: 'bookings of 29 days',
    operation: 'getOverview',
    give: (given) => (row(given)['per_day'] as Json[] | undefined)?.shift(),
  },
  {
    name: 'an entry has no reason',
    operation: 'addLedgerEntry',
    give: all((one) => one['reason'] === null && delete one['reason']),
  },
  { name: 'rows of revenue have no key', operation: 'getRevenue', give: parts('rows', (one) => delete one['key']) },
  { name: "a message that was not sent has ''", operation: 'listMessages', give: sets('sent_at', (at) => at ?? '') },
  {
    name: 'a day is a weekday',
    operation: 'updateDays',
    give: sets('date', (day) => new Date(String(day)).toDateString()),
  },
  {
    name: 'an unpaid booking at the counter has no ledger',
    operation: 'createCounterBooking',
    give: all((one) => (one['ledger'] as unknown[] | undefined)?.length === 0 && (one['ledger'] = null)),
  },
  {
    name: 'what is raised has no kind',
    operation: 'listAttention',
    give: (given) => every(given).forEach((one) => delete one['kind']),
  },
];
