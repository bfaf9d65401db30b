import type { LedgerRow, Session } from '../../../api';
import { school } from '../../../config/school';
import { type Cell, codeCell, toCsv } from '../shared/csv';
import { spacedPhone } from '../shared/phone';
import { sheetTime } from '../shared/schoolTime';

// The accountant's files: one row each, days and times of the school, amounts that can be added up.

type Columns<R> = [title: string, pick: (row: R) => Cell][];

const csvOf = <R>(columns: Columns<R>, rows: readonly R[]): string =>
  toCsv([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, pick]) => pick(row)))]);

/** A phone number with the code of its country; one that begins with 0 is the school's country's. */
const phoneCell = (phone: string): string =>
  spacedPhone(/^0[1-9][\d\s().-]*$/.test(phone) ? `+${school.callingCode}${phone.replace(/\D/g, '').slice(1)}` : phone);

interface SessionLine extends Session {
  /** Whether no line before it is of the same booking. */
  isFirst: boolean;
}

const isCancelled = ({ booking_status }: Session): boolean => booking_status === 'CANCELLED';

const sessionColumns: Columns<SessionLine> = [
  ['Date', ({ reservation_date }) => reservation_date],
  ['Surf Spot', ({ surf_spot_name }) => surf_spot_name],
  ['Lesson', ({ product_name }) => product_name],
  ['Session', ({ part, parts }) => `${part} of ${parts}`],
  ['People', ({ person }) => person],
  // Apart, so that the first column adds up to the revenue.
  ['Amount (IDR)', (session) => (isCancelled(session) ? null : session.total_amount)],
  ['Cancelled (IDR)', (session) => (isCancelled(session) ? session.total_amount : null)],
  ['Booking Code', ({ booking_code }) => codeCell(booking_code)],
  ['Status Booking', ({ booking_status }) => booking_status],
  ['Customer Name', ({ customer_name }) => customer_name],
  ['Phone Number', ({ customer_phone }) => phoneCell(customer_phone)],
  ['Payment Method', ({ payment_method }) => payment_method],
  ['Status Payment', ({ payment_status }) => payment_status],
  // Once a booking, so that the column can be added up.
  ['Due of the booking (IDR)', ({ isFirst, amount_due }) => (isFirst ? amount_due : null)],
  ['Attendance', ({ attendance }) => attendance],
];

/** Sessions as a CSV text, those of cancelled bookings included. */
export function sessionsCsv(sessions: readonly Session[]): string {
  const seen = new Set<string>();
  const lines = sessions.map((session) => {
    const isFirst = !seen.has(session.booking_id);
    seen.add(session.booking_id);
    return { ...session, isFirst };
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
