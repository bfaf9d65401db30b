import type { Booking, BookingDetail, BookingStatus, PaymentMethod, PaymentStatus, Session } from '../../../../api';
import { amountDue, isOpen } from '../../../../lib/bookings';
import { schoolToday } from '../../../../lib/dates';
import { formatRupiah } from '../../../../lib/money';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { peopleText } from '../../shared/counted';
import { shortDay } from '../../shared/schoolTime';

export const bookingStatuses: BookingStatus[] = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];
export const paymentStatuses: PaymentStatus[] = ['PENDING', 'PAID', 'FAILED', 'EXPIRED'];
export const paymentMethods: PaymentMethod[] = ['CASH', 'GATEWAY'];

/** Whether the status can no longer be changed (spec §4). */
export const isFinal = ({ status }: Pick<Booking, 'status'>): boolean => !isOpen(status);

/** Whether the editor may no longer change the payment. */
export const isPaymentLocked = (booking: Booking): boolean => ['PAID', 'FAILED'].includes(paymentStatusOf(booking));

/** Why the editor for the payment cannot be opened, or null. */
export const paymentRefusal = ({ payment_method }: Booking): string | null =>
  payment_method === 'GATEWAY' ? 'An online payment is changed by the payment gateway alone.' : null;

/** The sessions of a booking; a backend of level 1 may leave them out of its list. */
const sessionsIn = ({ booking_details = [] }: { booking_details?: readonly BookingDetail[] }) => booking_details;

/** The line of a booking that a session is of. */
export const lineOf = (booking: Booking, { id: wanted }: Session): BookingDetail | undefined =>
  sessionsIn(booking).find(({ id, sessions = [] }) => id === wanted || sessions.some((day) => day.id === wanted));

/**
 * Whether the price of a session's lesson stands on it, be it 0. That of a course stands on its first day; a backend may have left it
 * on the day that was the first, when that was moved.
 */
export function hasPrice(booking: Booking, session: Session): boolean {
  const isFree = (lineOf(booking, session)?.total_amount ?? 0) === 0;
  return session.total_amount > 0 || (isFree && (session.course_day ?? 1) === 1);
}

/** The days of a booking's sessions, those of courses as well, first to last. */
const sessionDays = (booking: Booking): string[] => {
  const days = sessionsIn(booking).flatMap(({ reservation_date, sessions = [] }) => [
    reservation_date,
    ...sessions.map((session) => session.reservation_date),
  ]);
  return [...new Set(days)].sort();
};

/** The day of the next session, from today on; undefined when all are over. */
export const nextSessionDay = (booking: Booking, today = schoolToday()): string | undefined =>
  sessionDays(booking).find((day) => day >= today);

/** What a list says of a booking's sessions: lesson, days and people. */
export function sessionFacts(booking: Booking): { lesson: string; days: string; people: string } {
  const lessons = [...new Set(sessionsIn(booking).map(({ product_name }) => product_name))];
  const [first = '', ...later] = sessionDays(booking);
  const people = Math.max(0, ...sessionsIn(booking).map(({ person }) => person));
  const more = lessons.length > 1 ? ` +${String(lessons.length - 1)}` : '';
  return {
    lesson: (lessons[0] ?? 'No session') + more,
    days: later.length > 0 ? `${shortDay(first)}, ${String(later.length + 1)} days` : shortDay(first),
    people: peopleText(people),
  };
}

/** What speaks against completing a booking, as sentences; none where nothing does. */
export function reasonsNotToComplete(
  booking: Booking,
  due: number = amountDue(booking),
  today = schoolToday(),
): string[] {
  const last = sessionDays(booking).at(-1);
  return [
    ...(due > 0 ? [`${formatRupiah(due)} is not paid yet.`] : []),
    ...(last !== undefined && last > today ? [`The last session is on ${shortDay(last)}.`] : []),
  ];
}
