import type { LedgerRow, Session, SurfSpot } from '../../../api';
import { codeCell } from '../shared/csv';
import { type Meeting, meetingOfSession } from '../shared/meeting';
import { paidByText } from '../shared/money/paidBy';
import { sheetTime } from '../shared/schoolTime';
import { shownPhone } from '../shared/phone';
import { type Columns, csvOf } from './columns';

interface SessionLine extends Session {
  /** Whether no line before it is of the same booking. */
  isFirst: boolean;
  /** Where they meet; null where that is not known. */
  meeting: Meeting | null;
}

const isCancelled = ({ booking_status }: Session): boolean => booking_status === 'CANCELLED';

/** What the parts of a session's amount are: full - discount - refunded = its amount. Null with a backend that does not tell. */
function partsOf({ unit_price: price, price_before, person, total_amount }: Session) {
  if (price === undefined) return { full: null, discount: null, refunded: null };
  const full = (price_before ?? price) * person;
  return { full, discount: full - price * person, refunded: price * person - total_amount };
}

/** A part of the amount; those of cancelled sessions are left out, so that the columns belong together. */
const part =
  (name: keyof ReturnType<typeof partsOf>) =>
  (session: Session): number | null =>
    isCancelled(session) ? null : partsOf(session)[name];

const sessionColumns: Columns<SessionLine> = [
  ['Date', ({ reservation_date }) => reservation_date],
  ['Time', ({ start_time }) => start_time ?? null],
  ['Surf Spot', ({ surf_spot_name }) => surf_spot_name],
  ['Instructor', ({ instructor_name }) => instructor_name ?? null],
  ['Lesson', ({ product_name }) => product_name],
  ['Session', ({ part, parts }) => `${part} of ${parts}`],
  ['People', ({ person }) => person],
  ['People who came', ({ people_came }) => people_came ?? null],
  ['Before discount (IDR)', part('full')],
  ['Discount (IDR)', part('discount')],
  ['Reason of the discount', ({ price_reason }) => price_reason ?? null],
  ['Taken off by refunds (IDR)', part('refunded')],
  // Apart, so that the first column adds up to the revenue.
  ['Amount (IDR)', (session) => (isCancelled(session) ? null : session.total_amount)],
  ['Cancelled (IDR)', (session) => (isCancelled(session) ? session.total_amount : null)],
  ['Booking Code', ({ booking_code }) => codeCell(booking_code)],
  ['Status Booking', ({ booking_status }) => booking_status],
  ['Customer Name', ({ customer_name }) => customer_name],
  ['Phone Number', ({ customer_phone }) => shownPhone(customer_phone)],
  // What the guest chose; how the money came stands beside it.
  ['Payment Method', ({ payment_method }) => payment_method],
  ['Paid by', (session) => paidByText(session)],
  ['Status Payment', ({ payment_status }) => payment_status],
  // Once a booking, so that the column can be added up.
  ['Due of the booking (IDR)', ({ isFirst, amount_due }) => (isFirst ? amount_due : null)],
  ['Attendance', ({ attendance }) => attendance],
  ['Meeting Point', ({ meeting }) => meeting?.point ?? null],
  ['Map', ({ meeting }) => meeting?.map ?? null],
];

/** Sessions as a CSV text, those of cancelled bookings included; `spots` tell where they meet where the sessions do not. */
export function sessionsCsv(sessions: readonly Session[], spots: readonly SurfSpot[] = []): string {
  const seen = new Set<string>();
  const lines = sessions.map((session) => {
    const isFirst = !seen.has(session.booking_id);
    seen.add(session.booking_id);
    return { ...session, isFirst, meeting: meetingOfSession(session, spots) };
  });
  return csvOf(sessionColumns, lines);
}

const ledgerColumns: Columns<LedgerRow> = [
  ['Date', ({ paid_at }) => sheetTime(paid_at).slice(0, 10)],
  ['Time', ({ paid_at }) => sheetTime(paid_at).slice(11)],
  ['Booking Code', ({ booking_code }) => codeCell(booking_code)],
  ['Customer Name', ({ customer_name }) => customer_name],
  ['Kind', ({ kind }) => kind],
  ['Method', ({ method }) => method],
  // What was given back is negative, so that the column adds up to what was taken.
  ['Amount (IDR)', ({ kind, amount }) => (kind === 'REFUND' ? -amount : amount)],
  ['Reason', ({ reason }) => reason],
  ['Written by', ({ actor }) => actor ?? 'Guest or payment gateway'],
];

/** Entries of the ledger as a CSV text. */
export const ledgerCsv = (entries: readonly LedgerRow[]): string => csvOf(ledgerColumns, entries);
