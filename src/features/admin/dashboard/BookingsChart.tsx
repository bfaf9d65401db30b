import { formatDay } from '../../../lib/dates';
import { BarChart } from '../charts/BarChart';
import type { Figures } from './figures';

const dayLabel = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' });

/** Bookings per day. */
export function BookingsChart({ perDay }: { perDay: Figures['perDay'] }) {
  const total = perDay.reduce((sum, { count }) => sum + count, 0);
  const busiest = perDay.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 });
  const most = total > 0 ? `, the most on ${formatDay(busiest.day)}: ${busiest.count}` : '';
  const bars = perDay.map(({ day, count }) => ({ key: day, label: dayLabel.format(new Date(day)), value: count }));
  return <BarChart bars={bars} summary={`${total} bookings${most}.`} />;
}
