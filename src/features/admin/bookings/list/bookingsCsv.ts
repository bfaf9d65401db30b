import type { Booking, BookingDetail } from '../../../../api';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { type Cell, codeCell, toCsv } from '../../shared/csv';
import { paidByText } from '../../shared/money/paidBy';
import { spacedPhone } from '../../shared/phone';
import { sheetTime } from '../../shared/schoolTime';

interface Row {
  booking: Booking;
  /** Null for a booking without one. */
  session: BookingDetail | null;
  isFirst: boolean;
}

const columns: [title: string, pick: (row: Row) => Cell][] = [
  ['Booking Code', ({ booking }) => codeCell(booking.booking_code)],
  ['Status Booking', ({ booking }) => booking.status],
  ['Status Payment', ({ booking }) => paymentStatusOf(booking)],
  // What the guest chose; how the money came stands beside it.
  ['Payment Method', ({ booking }) => booking.payment_method],
  ['Paid by', ({ booking }) => paidByText(booking)],
  ['Customer Name', ({ booking }) => booking.customer_name],
  ['Email', ({ booking }) => booking.customer_email],
  ['Phone Number', ({ booking }) => spacedPhone(booking.customer_phone)],
  ['Country', ({ booking }) => booking.customer_country],
  ['Surf Spot', ({ booking }) => booking.surf_spot_name],
  ['Session', ({ session }) => session?.reservation_date ?? null],
  ['Lesson', ({ session }) => session?.product_name ?? null],
  ['People', ({ session }) => session?.person ?? null],
  ['Subtotal (IDR)', ({ session }) => session?.total_amount ?? null],
  // Once a booking, so that the column can be added up.
  ['Total (IDR)', ({ booking, isFirst }) => (isFirst ? booking.total_amount : null)],
  ['Booked at', ({ booking }) => sheetTime(booking.created_at)],
];

const rowsOf = (booking: Booking): Row[] => {
  const sessions = booking.booking_details.length > 0 ? booking.booking_details : [null];
  return sessions.map((session, index) => ({ booking, session, isFirst: index === 0 }));
};

/** Bookings as a CSV text: one row a session under a row of titles, times on the school's clock. */
export const bookingsCsv = (bookings: Booking[]): string =>
  toCsv([
    columns.map(([title]) => title),
    ...bookings.flatMap(rowsOf).map((row) => columns.map(([, pick]) => pick(row))),
  ]);
