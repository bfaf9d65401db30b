import type { Revenue, RevenueRow } from '../../../api/admin';
import { formatRupiah } from '../../../lib/money';
import { Link } from '../../../ui/Link';
import { ShareBar } from '../charts/ShareBar';
import { boardPath } from '../dashboard/boardDay';
import * as s from './money.module.css';
import { weekdayText } from './periodText';
import { sides } from './usePeriod';

interface RevenueTableProps {
  revenue: Revenue;
  /** Those of its rows that are shown. */
  rows: RevenueRow[];
}

/** The rows of an answer with their sum. A bar under a name shows how large its amount is beside the others; days have a chart. */
export function RevenueTable({ revenue, rows }: RevenueTableProps) {
  const { by, total_amount: total } = revenue;
  const largest = Math.max(...rows.map(({ amount }) => Math.abs(amount)));
  const hasPeople = by !== 'method';
  const sum = (pick: (row: RevenueRow) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return (
    <table className={s.table} aria-label={`Revenue by ${sides[by].toLowerCase()}`}>
      <thead>
        <tr>
          <th scope="col">{sides[by]}</th>
          <th scope="col">{hasPeople ? 'Sessions' : 'Entries'}</th>
          {hasPeople && <th scope="col">People</th>}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, sessions, people, amount }) => (
          <tr key={key}>
            <th scope="row">
              {by === 'day' ? (
                <Link to={boardPath(key)}>{weekdayText(key, revenue)}</Link>
              ) : (
                <>
                  {label}
                  <ShareBar value={amount} largest={largest} />
                </>
              )}
            </th>
            <td>{sessions}</td>
            {hasPeople && <td>{people}</td>}
            <td data-negative={amount < 0 || undefined}>{formatRupiah(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{sum(({ sessions }) => sessions)}</td>
          {hasPeople && <td>{sum(({ people }) => people)}</td>}
          <td>{formatRupiah(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
