import type { Mutant } from './mutant.ts';
import { every, parts, rows, sets } from './tools.ts';

/** Values that are not the right ones. */
export const values: Mutant[] = [
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
    name: 'instants in UTC do not end in Z',
    operation: 'listProducts',
    give: sets('created_at', (instant) => String(instant).replace('Z', '+00:00')),
  },
  {
    name: 'a new review is decided',
    operation: ['createTestimony', 'updateTestimony'],
    at: 'createTestimony',
    give: sets('decided', () => true),
  },
  {
    name: 'a review that was said no to is not decided',
    operation: 'updateTestimony',
    give: sets('decided', () => false),
  },
  {
    name: 'public reviews say that they are decided',
    operation: 'listTestimonies',
    give: (given) => rows(given).forEach((one) => (one['decided'] = true)),
  },
];
