import type { Revenue } from '../../../api/admin';
import { formatRupiah } from '../../../lib/money';
import { peopleText } from '../dashboard/board';
import { RevenueChart } from './RevenueChart';
import { RevenueTable } from './RevenueTable';
import { periodText } from './periodText';
import * as s from './money.module.css';

const meanings: Record<Revenue['by'], string> = {
  lesson: 'Sessions by their date, without those of cancelled bookings.',
  spot: 'Sessions by their date, without those of cancelled bookings.',
  day: 'Sessions by their date, without those of cancelled bookings. Days without sessions are left out of the table.',
  method: 'What was paid in the period, less what was given back.',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The figures of an answer, which names its own period: another one may be on its way. */
export function RevenueFigures({ revenue }: { revenue: Revenue }) {
  const { by, rows, total_amount: total } = revenue;
  const sum = (pick: (row: Revenue['rows'][number]) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const sessions = sum((row) => row.sessions);
  const facts =
    by === 'method'
      ? [counted(sessions, 'entry', 'entries')]
      : [counted(sessions, 'session', 'sessions'), peopleText(sum(({ people }) => people))];
  const filled = by === 'day' ? rows.filter((row) => row.sessions > 0 || row.amount !== 0) : rows;
  return (
    <>
      <p className={s.total}>
        <strong>{formatRupiah(total)}</strong> {facts.join(', ')}, {periodText(revenue)}
      </p>
      <p className={s.hint}>{meanings[by]}</p>
      {filled.length === 0 ? (
        <p className={s.calm}>{by === 'method' ? 'Nothing was paid in this period.' : 'No session in this period.'}</p>
      ) : (
        <>
          {by === 'day' && <RevenueChart revenue={revenue} />}
          <RevenueTable revenue={revenue} rows={filled} />
        </>
      )}
    </>
  );
}
