import type { Balance } from '../../../api';
import { codeCell } from '../shared/csv';
import { ageName, daysOwed } from './balances';
import { shownPhone } from '../shared/phone';
import { type Columns, csvOf } from './columns';

type Line = Balance & { day: string };

const ofBooking: Columns<Line> = [
  ['At the end of', ({ day }) => day],
  ['Booking Code', ({ booking_code }) => codeCell(booking_code)],
  ['Status Booking', ({ booking_status }) => booking_status],
  ['Customer Name', ({ customer_name }) => customer_name],
  ['Phone Number', ({ customer_phone }) => shownPhone(customer_phone)],
];

const sums: Columns<Line> = [
  ['Sessions until then (IDR)', ({ earned }) => earned],
  ['Received until then (IDR)', ({ received }) => received],
];

const owedColumns: Columns<Line> = [
  ...ofBooking,
  ['Owed since', ({ since }) => since],
  ['Days', (line) => daysOwed(line, line.day)],
  ['Age', (line) => ageName(line, line.day)],
  ...sums,
  ['Owed (IDR)', ({ owed }) => owed],
];

const deferredColumns: Columns<Line> = [
  ...ofBooking,
  ...sums,
  ['Paid ahead (IDR)', ({ deferred }) => deferred],
  ['Of it for no session (IDR)', ({ over }) => over],
];

const linesOf = (balances: readonly Balance[], day: string): Line[] => balances.map((balance) => ({ ...balance, day }));

/** Who owes at the end of a day as a CSV text, the longest first. */
export const owedCsv = (balances: readonly Balance[], day: string): string =>
  csvOf(
    owedColumns,
    linesOf(balances, day).filter(({ owed }) => owed > 0),
  );

/** What was paid and not yet surfed at the end of a day as a CSV text. */
export const deferredCsv = (balances: readonly Balance[], day: string): string =>
  csvOf(
    deferredColumns,
    linesOf(balances, day).filter(({ deferred }) => deferred > 0),
  );
