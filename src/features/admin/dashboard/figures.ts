import type { Booking } from '../../../api';
import { dayAfter, schoolToday } from '../../../lib/dates';
import { paymentStatusOf } from '../../../lib/paymentStatus';

export const CHART_DAYS = 30;

/** Adds up bookings. `today` is the school's day. A cancelled booking counts for its day in the chart and for money that was paid. */
export function figuresOf(bookings: Booking[], today: string) {
  const standing = bookings.filter(({ status }) => status !== 'CANCELLED');
  const details = standing.flatMap(({ booking_details }) => booking_details);
  const loadOf = (day: string) => {
    const sessions = details.filter(({ reservation_date }) => reservation_date === day);
    return { sessions: sessions.length, people: sessions.reduce((sum, { person }) => sum + person, 0) };
  };
  const moneyOf = (rows: Booking[], status: string): number =>
    rows
      .filter((booking) => paymentStatusOf(booking) === status)
      .reduce((sum, { total_amount }) => sum + total_amount, 0);

  const counts = new Map<string, number>();
  for (const { created_at } of bookings) {
    const day = schoolToday(new Date(created_at));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days = Array.from({ length: CHART_DAYS }, (_, index) => dayAfter(today, index - CHART_DAYS + 1));

  return {
    today: loadOf(today),
    tomorrow: loadOf(dayAfter(today)),
    /** Bookings that wait for confirmation. */
    waiting: bookings.filter(({ status }) => status === 'PENDING').length,
    /** Rupiah that were paid. */
    taken: moneyOf(bookings, 'PAID'),
    /** Rupiah that are still to be paid. */
    open: moneyOf(standing, 'PENDING'),
    /** Bookings made on each of the last 30 days, oldest first. */
    perDay: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
  };
}

/** What an administrator wants to know in the morning. */
export type Figures = ReturnType<typeof figuresOf>;
