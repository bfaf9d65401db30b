import { formatRupiah } from '../../../lib/money';
import { Link } from '../../../ui/Link';
import { ShareBar } from '../shared/charts/ShareBar';
import * as s from './money.module.css';
import type { ShownRow } from './revenueRows';

interface RevenueTableProps {
  /** What a row stands for. */
  side: string;
  rows: ShownRow[];
  total: number;
  /** Entries of the ledger are nobody's sessions. */
  isLedger: boolean;
  /** Where there is no chart, a bar under a name shows how large its amount is beside the others. */
  hasBars: boolean;
}

/** Rows with their sum. The roles stay where a phone shows a name above its figures. */
export function RevenueTable({ side, rows, total, isLedger, hasBars }: RevenueTableProps) {
  const largest = Math.max(...rows.map(({ amount }) => Math.abs(amount)));
  const sum = (pick: (row: ShownRow) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return (
    <table role="table" className={s.table} aria-label={`Revenue by ${side.toLowerCase()}`}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{side}</th>
          <th role="columnheader">{isLedger ? 'Entries' : 'Sessions'}</th>
          {!isLedger && <th role="columnheader">People</th>}
          <th role="columnheader">Amount</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, label, to, sessions, people, amount }) => (
          <tr key={key} role="row">
            <th role="rowheader">
              {to === undefined ? label : <Link to={to}>{label}</Link>}
              {hasBars && <ShareBar value={amount} largest={largest} />}
            </th>
            <td role="cell">{sessions}</td>
            {!isLedger && <td role="cell">{people}</td>}
            <td role="cell" data-negative={amount < 0 || undefined}>
              {formatRupiah(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader">Total</th>
          <td role="cell">{sum(({ sessions }) => sessions)}</td>
          {!isLedger && <td role="cell">{sum(({ people }) => people)}</td>}
          <td role="cell">{formatRupiah(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
