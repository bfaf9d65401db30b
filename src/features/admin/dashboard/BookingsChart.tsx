import type { Overview } from '../../../api';
import { BarChart } from '../shared/charts/BarChart';
import { counted } from '../shared/counted';
import { shortDay } from '../shared/schoolTime';

const dayLabel = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' });

/** Bookings per day. */
export function BookingsChart({ perDay }: { perDay: Overview['per_day'] }) {
  const total = perDay.reduce((sum, { bookings }) => sum + bookings, 0);
  const busiest = perDay.reduce((best, day) => (day.bookings > best.bookings ? day : best), { date: '', bookings: 0 });
  const most = total > 0 ? `, the most on ${shortDay(busiest.date)}: ${busiest.bookings}` : '';
  const bars = perDay.map(({ date, bookings }) => ({
    key: date,
    label: dayLabel.format(new Date(date)),
    value: bookings,
  }));
  return <BarChart bars={bars} summary={`${counted(total, 'booking', 'bookings')}${most}.`} />;
}
