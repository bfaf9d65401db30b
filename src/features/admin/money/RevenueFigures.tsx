import type { Revenue } from '../../../api';
import { formatRupiah } from '../../../lib/money';
import { counted, peopleText } from '../shared/counted';
import { RevenueSplit } from '../shared/money/RevenueSplit';
import * as s from './money.module.css';
import { periodText } from './periodText';
import { RevenueChart } from './RevenueChart';
import { isByMonth, shownRows, sideOf } from './revenueRows';
import { RevenueTable } from './RevenueTable';

const SESSIONS = 'Sessions by their date, without those of cancelled bookings.';
const meanings: Record<Revenue['by'], string> = {
  lesson: SESSIONS,
  spot: SESSIONS,
  day: `${SESSIONS} Days without sessions are left out of the table.`,
  method: 'What was paid in the period, less what was given back.',
};

/** The figures of an answer, which names its own period: another one may be on its way. */
export function RevenueFigures({ revenue }: { revenue: Revenue }) {
  const { by, total_amount: total } = revenue;
  const isLedger = by === 'method';
  const unit = isByMonth(revenue) ? 'month' : 'day';
  const rows = shownRows(revenue);
  const filled = by === 'day' ? rows.filter(({ sessions, amount }) => sessions > 0 || amount !== 0) : rows;
  const sessions = rows.reduce((sum, row) => sum + row.sessions, 0);
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  const count = isLedger
    ? counted(sessions, 'entry', 'entries')
    : `${counted(sessions, 'session', 'sessions')}, ${peopleText(people)}`;
  return (
    <>
      <p className={s.total}>
        <strong>{formatRupiah(total)}</strong> {count}, {periodText(revenue)}
      </p>
      <RevenueSplit of={revenue} />
      <p className={s.hint}>{unit === 'month' ? SESSIONS : meanings[by]}</p>
      {filled.length === 0 && (
        <p className={s.calm}>{isLedger ? 'Nothing was paid in this period.' : 'No session in this period.'}</p>
      )}
      {filled.length > 0 && by === 'day' && <RevenueChart rows={rows} unit={unit} />}
      {filled.length > 0 && (
        <RevenueTable side={sideOf(revenue)} rows={filled} total={total} isLedger={isLedger} hasBars={by !== 'day'} />
      )}
    </>
  );
}
