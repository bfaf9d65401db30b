import type { Booking } from '../../../api';
import { paymentStatusOf } from '../../../lib/paymentStatus';
import { type Cell, toCsv } from './csv';
import { spacedPhone } from './phone';

const columns: [title: string, pick: (booking: Booking) => Cell][] = [
  ['Booking Code', ({ booking_code }) => booking_code],
  ['Status Booking', ({ status }) => status],
  ['Status Payment', paymentStatusOf],
  ['Payment Method', ({ payment_method }) => payment_method],
  ['Customer Name', ({ customer_name }) => customer_name],
  ['Email', ({ customer_email }) => customer_email],
  ['Phone Number', ({ customer_phone }) => spacedPhone(customer_phone)],
  ['Country', ({ customer_country }) => customer_country],
  ['Surf Spot', ({ surf_spot_name }) => surf_spot_name],
  [
    'Sessions',
    ({ booking_details }) =>
      booking_details
        .map(({ reservation_date, product_name, person }) => `${reservation_date} ${product_name} x${person}`)
        .join('; '),
  ],
  ['Total (IDR)', ({ total_amount }) => total_amount],
  ['Booked at', ({ created_at }) => created_at],
];

/** Bookings as a CSV text, one row each under a row of titles. */
export const bookingsCsv = (bookings: Booking[]): string =>
  toCsv([columns.map(([title]) => title), ...bookings.map((booking) => columns.map(([, pick]) => pick(booking)))]);
