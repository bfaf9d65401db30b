import { formatRupiah } from '../../../lib/money';
import { once } from '../../../lib/once';
import { BarChart } from '../shared/charts/BarChart';
import type { ShownRow } from './revenueRows';

const compact = once(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/** Revenue by day or by month. */
export function RevenueChart({ rows, unit }: { rows: ShownRow[]; unit: 'day' | 'month' }) {
  const best = rows.reduce((most, row) => (row.amount > most.amount ? row : most));
  const most = `the most ${unit === 'day' ? 'on' : 'in'} ${best.label}: ${formatRupiah(best.amount)}`;
  return (
    <BarChart
      bars={rows.map(({ key, short, amount }) => ({ key, label: short, value: amount, text: formatRupiah(amount) }))}
      tickText={(value) => compact().format(value)}
      summary={`Rupiah by ${unit}, ${most}.`}
    />
  );
}
