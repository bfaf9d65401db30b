import { masked } from '../masks.ts';
import { bookingByCode, bookingOf, note, pay, payInFull, setStatus } from './bookingChanges.ts';
import { type Call, type Handler, once } from './call.ts';
import { checkedBooking, firstDayOf, fullBooking, shownBooking, transactionOf } from './bookingRows.ts';
import { isFound, type BookingQuery, sorted } from './bookingSearch.ts';
import { dayAhead } from './days.ts';
import { type ListQuery, paged, sumOf } from './lists.ts';
import { tell } from './messages.ts';
import { badRequest, conflict, forbidden, notFound } from './refusal.ts';
import { assertGuestSize, assertPlaces, isOpen, type NewSession, peopleWanted, pricedSessions } from './rules.ts';
import { type Booking, codeOf, newId, now, rupiah, type School } from './school.ts';

interface Customer {
  full_name: string;
  phone: string;
  email?: string;
  country?: string;
}
interface NewBooking {
  surf_spot_id: string;
  payment_method: Booking['payment_method'];
  customer_details: Customer;
  booking_details: NewSession[];
  expected_total?: number;
}
interface CounterBooking {
  surf_spot_id: string;
  customer: Customer;
  booking_details: NewSession[];
  paid: 'CASH' | 'TRANSFER' | null;
  force?: boolean;
}

const keyWasUsed = () => conflict('This Idempotency-Key was used for another booking.');

/** What a request with the same Idempotency-Key must repeat. */
const sameRequest = (
  spotId: string,
  { full_name, email, phone, country }: Customer,
  asked: NewSession[],
): unknown[] => [
  spotId.toLowerCase(),
  [full_name, email, phone, country].map((text) => text?.trim() ?? ''),
  asked.map((one) => [one.product_id.toLowerCase(), one.reservation_date, one.person]),
];

/** A booking of these sessions, not yet stored. */
function madeBooking(call: Call, spotId: string, customer: Customer, asked: NewSession[]): Booking {
  const { school, site, server } = call;
  const spot = school.content['surf-spots'].find(({ id }) => id === spotId.toLowerCase());
  if (!spot) throw notFound('Surf spot');
  const sessions = pricedSessions(school, asked);
  return {
    ...{ id: newId(), booking_code: codeOf(), userId: null, site, server },
    customer_name: customer.full_name.trim(),
    customer_email: customer.email?.trim() ?? '',
    customer_phone: customer.phone.trim(),
    customer_country: customer.country?.trim() || null,
    surfSpotId: spot.id,
    surf_spot_name: String(spot['name']),
    payment_method: 'CASH',
    status: 'PENDING',
    total_amount: sumOf(sessions, (session) => session.total_amount),
    created_at: now(),
    payment: { id: newId(), status: 'PENDING' },
    sessions,
    ledger: [],
    changes: [],
  };
}

const findIn =
  ({ bookings }: School) =>
  (id: string): Booking | undefined =>
    bookings.find((booking) => booking.id === id);

/** Whether a booking is to come for its guest; the others are history. */
const isToCome = (booking: Booking): boolean =>
  isOpen(booking) && booking.sessions.some(({ reservation_date: day }) => day >= dayAhead(0));

/** The day of the next session of a booking. */
const nextDay = ({ sessions }: Booking): string =>
  sessions
    .map(({ reservation_date: day }) => day)
    .filter((day) => day >= dayAhead(0))
    .sort()
    .at(0) ?? '';

const own = ({ school, user }: Call): Booking[] =>
  school.bookings.filter(({ userId }) => userId === user?.id).toReversed();
const dayAndLesson = ({ sessions }: Booking) =>
  sessions.map(({ reservation_date, product_name }) => ({ reservation_date, product_name }));
const seen = ({ id, booking_code, status, created_at, surf_spot_name }: Booking) => ({
  ...{ id, booking_code, status, created_at, surf_spot_name },
});

export const bookingHandlers: Record<string, Handler> = {
  createBooking(call) {
    const { school, user } = call;
    const { surf_spot_id, payment_method, customer_details, booking_details, expected_total } = call.body as NewBooking;
    const make = (): Booking => {
      const made = madeBooking(call, surf_spot_id, customer_details, booking_details);
      const { total_amount: total } = made;
      if (school.level === 2) assertGuestSize(made.sessions);
      if (school.level === 2 && expected_total !== undefined && expected_total !== total)
        throw conflict(`The price has changed: the total is now ${rupiah(total)}.`, [`total_amount ${String(total)}`]);
      assertPlaces(school, peopleWanted(made.sessions));
      const booking: Booking = { ...made, payment_method, userId: user?.id ?? null };
      if (payment_method === 'GATEWAY' && total === 0) booking.payment.status = 'PAID';
      note({ user: null }, booking, 'Booked on the website.');
      school.bookings.push(booking);
      tell(school, 'BOOKED', booking);
      return booking;
    };
    const request = [payment_method, ...sameRequest(surf_spot_id, customer_details, booking_details)];
    const booking = once(call, request, keyWasUsed, findIn(school), make);
    return { data: { booking: shownBooking(booking), transaction: transactionOf(booking) } };
  },

  createCounterBooking(call) {
    const { school, user } = call;
    const { surf_spot_id, customer, booking_details, paid, force = false } = call.body as CounterBooking;
    const make = (): Booking => {
      const booking: Booking = { ...madeBooking(call, surf_spot_id, customer, booking_details), status: 'CONFIRMED' };
      if (!force) assertPlaces(school, peopleWanted(booking.sessions));
      note(call, booking, 'Booked at the counter.');
      school.bookings.push(booking);
      if (paid !== null) {
        if (booking.total_amount > 0) pay(school, booking, paid, booking.total_amount, user?.name ?? null);
        booking.payment.status = 'PAID';
      }
      tell(school, 'BOOKED', booking);
      return booking;
    };
    const request = ['counter', paid, force, ...sameRequest(surf_spot_id, customer, booking_details)];
    return { data: fullBooking(school, once(call, request, keyWasUsed, findIn(school), make)) };
  },

  getBooking: (call) => ({ data: fullBooking(call.school, bookingOf(call)) }),
  checkBooking(call) {
    const { school, user } = call;
    const booking = bookingByCode(call);
    const shown = checkedBooking(school, booking);
    const isKnown = user !== null && (user.role !== 'CUSTOMER' || booking.userId === user.id);
    return { data: school.level === 1 || isKnown ? shown : { ...shown, ...masked(shown) } };
  },

  listBookings({ school, query }) {
    const { from, to } = query as ListQuery;
    if (from !== undefined && to !== undefined && to < from)
      throw badRequest(['querystring/to must not be before from']);
    const found = school.bookings.filter((booking) => isFound(school, booking, query as BookingQuery));
    return paged(sorted(found, query as BookingQuery, firstDayOf).map(shownBooking), query as ListQuery);
  },

  listMyBookings(call) {
    const rows = own(call).filter(isToCome);
    rows.sort((a, b) => nextDay(a).localeCompare(nextDay(b)));
    const shown = rows.map((booking) => ({
      ...seen(booking),
      customer_country: booking.customer_country,
      booking_details: dayAndLesson(booking),
    }));
    return paged(shown, call.query as ListQuery);
  },

  listMyHistories(call) {
    const rows = own(call).filter((booking) => !isToCome(booking));
    const shown = rows.map((booking) => ({
      ...seen(booking),
      booking_details: dayAndLesson(booking),
      payments: [booking.payment],
    }));
    return paged(shown, call.query as ListQuery);
  },

  updateBookingStatus(call) {
    const { user } = call;
    const { action } = call.body as { action: 'CONFIRMED' | 'COMPLETED' | 'CANCELLED' };
    if (action === 'CANCELLED' && user?.role !== 'ADMIN') throw forbidden('Only administrators may cancel a booking.');
    const booking = bookingOf(call);
    if (!isOpen(booking)) throw conflict(`Status cannot be changed because booking has been ${booking.status}.`);
    if (booking.status === action) throw conflict(`The booking is already ${booking.status}.`);
    setStatus(call, booking, action);
    return { data: shownBooking(booking) };
  },

  updateBookingPayment(call) {
    const { school, user } = call;
    const { action } = call.body as { action: 'PAY' | 'CANCEL' };
    if (action === 'CANCEL' && user?.role !== 'ADMIN') throw forbidden('Only administrators may cancel a payment.');
    const booking = bookingOf(call);
    const { payment } = booking;
    if (booking.payment_method === 'GATEWAY') throw conflict('An online payment is changed by the gateway alone.');
    if (payment.status === 'PAID' || payment.status === 'FAILED')
      throw conflict(`The payment is ${payment.status} and cannot be changed.`);
    if (action === 'PAY') payInFull(school, booking, user?.name ?? null);
    else {
      note(call, booking, `Payment: ${payment.status} to FAILED.`);
      payment.status = 'FAILED';
    }
    return { data: shownBooking(booking) };
  },
};
