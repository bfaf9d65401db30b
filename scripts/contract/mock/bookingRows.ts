import { dayStart } from './days.ts';
import { amountsOf, CHANGE_TIME, isOpen } from './rules.ts';
import type { Booking, School, Session } from './school.ts';

const PAYABLE_FOR = 3 * 3_600_000;

/** A booking as lists have it. */
export const shownBooking = (booking: Booking) => ({
  id: booking.id,
  booking_code: booking.booking_code,
  customer_name: booking.customer_name,
  customer_email: booking.customer_email,
  customer_phone: booking.customer_phone,
  customer_country: booking.customer_country,
  surf_spot_name: booking.surf_spot_name,
  payment_method: booking.payment_method,
  status: booking.status,
  total_amount: booking.total_amount,
  created_at: booking.created_at,
  payments: [booking.payment],
  booking_details: booking.sessions.map(({ id, product_name, reservation_date, person, total_amount }) => ({
    ...{ id, product_name, reservation_date, person, total_amount },
  })),
});

/** The first day of a booking. */
export const firstDayOf = ({ sessions }: Booking): string =>
  sessions
    .map(({ reservation_date: day }) => day)
    .sort()
    .at(0) ?? '';

/** The page of the gateway where a booking can be paid. */
export function transactionOf({ payment, payment_method: method, server, status, created_at }: Booking) {
  const isInTime = Date.parse(created_at) + PAYABLE_FOR > Date.now();
  const isPayable = method === 'GATEWAY' && payment.status === 'PENDING' && status !== 'CANCELLED' && isInTime;
  return isPayable ? { redirect_url: `${server}/pay/${payment.id}` } : null;
}

/** A booking as its guest sees it; of level 2 is until when they may change it. */
export function checkedBooking({ level }: School, booking: Booking) {
  if (level === 1) return shownBooking(booking);
  const transaction = transactionOf(booking);
  const until = dayStart(firstDayOf(booking)).getTime() - CHANGE_TIME;
  const isChangeable = isOpen(booking) && booking.customer_email !== '' && until >= Date.now();
  return {
    ...shownBooking(booking),
    transaction,
    payable_until: transaction && new Date(Date.parse(booking.created_at) + PAYABLE_FOR).toISOString(),
    changes_until: isChangeable ? new Date(until).toISOString() : null,
  };
}

const byDate = (a: Session, b: Session): number => a.reservation_date.localeCompare(b.reservation_date);

/** A session with what staff must know of its booking. */
export function shownSession(booking: Booking, session: Session) {
  const { id, product_id, product_name, reservation_date, person, total_amount, attendance } = session;
  const course = booking.sessions.filter((one) => one.product_name === product_name).sort(byDate);
  return {
    ...{ id, product_id, product_name, reservation_date, person, total_amount, attendance },
    booking_id: booking.id,
    booking_code: booking.booking_code,
    booking_status: booking.status,
    customer_name: booking.customer_name,
    customer_phone: booking.customer_phone,
    surf_spot_id: booking.surfSpotId,
    surf_spot_name: booking.surf_spot_name,
    part: course.indexOf(session) + 1,
    parts: course.length,
    payment_method: booking.payment_method,
    payment_status: booking.payment.status,
    amount_due: amountsOf(booking).due,
  };
}

/** All about one booking. */
export function fullBooking({ messages }: School, booking: Booking) {
  const { paid, refunded, due } = amountsOf(booking);
  return {
    ...shownBooking(booking),
    sessions: [...booking.sessions].sort(byDate).map((session) => shownSession(booking, session)),
    ledger: booking.ledger,
    messages: messages.filter(({ booking_code: code }) => code === booking.booking_code).toReversed(),
    changes: booking.changes.toReversed(),
    amount_paid: paid,
    amount_refunded: refunded,
    amount_due: due,
  };
}
