import type { Mutant } from './mutant.ts';
import { all, parts, sets } from './tools.ts';
import { bookings, shift } from './valueTools.ts';

const dayBefore = (day: unknown): string => shift(day, -24).slice(0, 10);

/** Values of bookings that are not the right ones. */
export const valueBookings: Mutant[] = [
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
];
