import type { Revenue } from '../../../api/admin';
import { formatRupiah } from '../../../lib/money';
import { once } from '../../../lib/once';
import { BarChart } from '../charts/BarChart';
import { dayText, monthText, weekdayText } from './periodText';

/** More bars than that are no longer told apart on a phone. */
const MOST_BARS = 62;

interface Bar {
  key: string;
  label: string;
  /** What the summary calls it. */
  name: string;
  value: number;
}

const daysAsBars = (revenue: Revenue): Bar[] =>
  revenue.rows.map(({ key, amount }) => ({
    key,
    label: dayText(key),
    name: weekdayText(key, revenue),
    value: amount,
  }));

function monthsAsBars({ rows }: Revenue): Bar[] {
  const months = new Map<string, Bar>();
  for (const { key: day, amount } of rows) {
    const key = day.slice(0, 7);
    const before = months.get(key)?.value ?? 0;
    months.set(key, { key, label: monthText(day), name: monthText(day), value: before + amount });
  }
  return [...months.values()];
}

const compact = once(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/** Revenue by day; by month where there are many days. */
export function RevenueChart({ revenue }: { revenue: Revenue }) {
  const isLong = revenue.rows.length > MOST_BARS;
  const bars = (isLong ? monthsAsBars : daysAsBars)(revenue);
  const best = bars.reduce((most, bar) => (bar.value > most.value ? bar : most));
  return (
    <BarChart
      bars={bars.map((bar) => ({ ...bar, text: formatRupiah(bar.value) }))}
      tickText={(value) => compact().format(value)}
      summary={`Rupiah by ${isLong ? 'month' : 'day'}, the most ${isLong ? 'in' : 'on'} ${best.name}: ${formatRupiah(best.value)}.`}
    />
  );
}
