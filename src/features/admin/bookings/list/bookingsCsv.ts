import type { Booking, BookingDetail } from '../../../../api';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { type Cell, codeCell, toCsv } from '../../shared/csv';
import { paidByText } from '../../shared/money/paidBy';
import { shownPhone } from '../../shared/phone';
import { sheetTime } from '../../shared/schoolTime';
import { meetingAt } from '../../shared/meeting';

type BookedSession = NonNullable<BookingDetail['sessions']>[number];

interface Row {
  booking: Booking;
  /** The line of the booking; null for a booking without one. */
  line: BookingDetail | null;
  /** One of its days; null where the backend tells of its first day alone. */
  session: BookedSession | null;
  /** Whether it is the row of the line that has its amount. */
  isPriced: boolean;
  /** '2 of 3', of a course. */
  courseDay: string | null;
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
  ['Phone Number', ({ booking }) => shownPhone(booking.customer_phone)],
  ['Country', ({ booking }) => booking.customer_country],
  ['Surf Spot', ({ booking, session }) => session?.surf_spot_name ?? booking.surf_spot_name],
  ['Session', ({ line, session }) => (session ?? line)?.reservation_date ?? null],
  ['Lesson', ({ line }) => line?.product_name ?? null],
  ['People', ({ line }) => line?.person ?? null],
  // Once a line, as the amount of a course stands on its first day.
  ['Subtotal (IDR)', ({ line, isPriced }) => (line && isPriced ? line.total_amount : null)],
  // Once a booking, so that the column can be added up.
  ['Total (IDR)', ({ booking, isFirst }) => (isFirst ? booking.total_amount : null)],
  ['Booked at', ({ booking }) => sheetTime(booking.created_at)],
  ['Time', ({ session }) => session?.start_time ?? null],
  ['Meeting Point', ({ session }) => meetingAt(session)?.point ?? null],
  ['Map', ({ session }) => meetingAt(session)?.map ?? null],
  ['Day of the Course', ({ courseDay }) => courseDay],
];

function rowsOf(booking: Booking): Row[] {
  const rows = booking.booking_details.flatMap((line): Omit<Row, 'isFirst'>[] => {
    const { id, sessions = [] } = line;
    if (sessions.length === 0) return [{ booking, line, session: null, isPriced: true, courseDay: null }];
    return sessions.map((session, index) => ({
      booking,
      line,
      session,
      isPriced: session.id === id,
      courseDay: sessions.length > 1 ? `${String(index + 1)} of ${String(sessions.length)}` : null,
    }));
  });
  const none = { booking, line: null, session: null, isPriced: false, courseDay: null };
  return (rows.length > 0 ? rows : [none]).map((row, index) => ({ ...row, isFirst: index === 0 }));
}

/** Bookings as a CSV text: one row a session under a row of titles, times on the school's clock. */
export const bookingsCsv = (bookings: Booking[]): string =>
  toCsv([
    columns.map(([title]) => title),
    ...bookings.flatMap(rowsOf).map((row) => columns.map(([, pick]) => pick(row))),
  ]);
