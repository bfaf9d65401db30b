import type { CheckedBooking } from '../../api';
import { school, terms } from '../../config/school';
import { isOpen } from '../../lib/bookings';
import { dayAfter, schoolToday } from '../../lib/dates';
import { visitorLocale } from '../../lib/language';

const NOTICE_MS = terms.changeHours * 3_600_000;

export type Session = CheckedBooking['booking_details'][number];

/** What guests can change of a booking by themselves. */
export interface OwnChanges {
  /** Until when all of it can be changed, in milliseconds; null when that is over. */
  until: number | null;
  /** The sessions that can still be moved, by date. */
  movable: readonly Session[];
}

/** The last instant (ms) at which a session of this day can be moved. */
const deadlineOf = (day: string): number => Date.parse(`${day}T00:00:00${school.utcOffset}`) - NOTICE_MS;

/**
 * What guests can change by themselves, as the backend tells by `changes_until`, which is the time of the first session. After it
 * the later sessions of an open booking can be moved until their own.
 */
export function ownChanges(
  { status, changes_until, booking_details }: CheckedBooking,
  now: number = Date.now(),
): OwnChanges {
  const sessions = [...booking_details].sort((a, b) => a.reservation_date.localeCompare(b.reservation_date));
  const until = Date.parse(changes_until ?? '');
  if (until > now) return { until, movable: sessions };
  const [first, ...later] = sessions;
  if (!isOpen(status) || !first || deadlineOf(first.reservation_date) > now) return { until: null, movable: [] };
  return { until: null, movable: later.filter(({ reservation_date }) => deadlineOf(reservation_date) > now) };
}

/** The first day of the school that is far enough away to move a session to. */
export const earliestDay = (now: number = Date.now()): string => dayAfter(schoolToday(new Date(now + NOTICE_MS)));

/** Day and time of an instant (ms) on the visitor's clock, with its zone, as it may be weeks away. */
export const formatDeadline = (instant: number): string =>
  new Intl.DateTimeFormat(visitorLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
