import {
  booking,
  bookingFor,
  bookingIs,
  cancelling,
  changeDay,
  lookedUp,
  type Step,
  story,
  type Story,
} from './story.ts';

/** The booking of a story, on its free day, and what its guest needs to change it. */
const booked: Step = {
  ...bookingFor(2),
  keep: { ...booking.keep, session: 'data.booking.booking_details.0.id', email: 'data.booking.customer_email' },
};
const bookedToday: Step = {
  call: 'createCounterBooking',
  with: { 'booking_details.0.reservation_date': '{today}', force: true },
  keep: {
    id: 'data.id',
    code: 'data.booking_code',
    session: 'data.sessions.0.id',
    email: 'data.customer_email',
  },
};
const move = (reservation_date: string, more: Partial<Step> = {}, email = '{email|capitals}'): Step => ({
  call: 'moveMySession',
  params: { bookingCode: '{code}', id: '{session}' },
  body: { email, reservation_date },
  ...more,
});
const cancel = (more: Partial<Step> = {}, email = '{email|capitals}'): Step => ({
  call: 'cancelMyBooking',
  params: { bookingCode: '{code}' },
  body: { email },
  ...more,
});
const stranger = 'stranger@example.com';

/** What guests change of their own bookings. */
export const ownStories: Story[] = [
  story(
    'moveMySession',
    'to another day, at the agreed price',
    { call: 'createProduct', keep: { lesson: 'data.id' } },
    { ...booked, with: { ...booked.with, 'booking_details.0.product_id': '{lesson}' } },
    { call: 'updateProduct', params: { id: '{lesson}' }, body: { price: 999_000 } },
    move('{soon}', {
      match: {
        'data.id': '{id}',
        'data.total_amount': 300_000,
        'data.booking_details.0.reservation_date': '{soon}',
        'data.booking_details.0.person': 2,
        'data.customer_email': '{email}',
      },
    }),
  ),
  story(
    'moveMySession',
    'another e-mail address or code',
    booked,
    move('{soon}', { status: 404 }, stranger),
    move('{soon}', { params: { bookingCode: 'ZZZZZZZZZZ', id: '{session}' }, status: 404 }),
    lookedUp({ 'data.booking_details.0.reservation_date': '{freeDay}' }),
  ),
  story(
    'moveMySession',
    'a session of another booking',
    booked,
    { ...booked, keep: { session: 'data.booking.booking_details.0.id' } },
    move('{soon}', { status: 404 }),
  ),
  story(
    'moveMySession',
    'a closed day refuses',
    changeDay({ is_open: false, reason: 'Nyepi' }),
    { ...booked, with: {} },
    move('{freeDay}', {
      status: 409,
      match: { message: 'The school is closed on {freeDay|inWords}: Nyepi.' },
    }),
  ),
  story(
    'moveMySession',
    'a full day refuses',
    changeDay({ capacity: 1 }),
    { ...booked, with: {} },
    move('{freeDay}', { status: 409, match: { message: 'Only 1 place is left on {freeDay|inWords}.' } }),
  ),
  story('moveMySession', 'when it is too late', bookedToday, move('{soon}', { status: 409 })),
  story('moveMySession', 'to a day that is too near', booked, move('{today}', { status: 409 })),
  story('moveMySession', 'to a day that is over', booked, move('2024-01-01', { status: 400 })),
  story('moveMySession', 'of a cancelled booking', booked, cancelling, move('{soon}', { status: 409 })),
  story(
    'moveMySession',
    'to the day that it has, though it is too late, or final',
    bookedToday,
    move('{today}', { match: { 'data.id': '{id}', 'data.booking_details.0.reservation_date': '{today}' } }),
    booked,
    cancelling,
    move('{freeDay}', { match: { 'data.status': 'CANCELLED' } }),
  ),
  story(
    'cancelMyBooking',
    'is final and gives its places back',
    changeDay({ capacity: 2 }),
    booked,
    cancel({
      match: {
        ...{ 'data.id': '{id}', 'data.status': 'CANCELLED', 'data.changes_until': null },
        'data.customer_email': '{email}',
      },
    }),
    lookedUp({ 'data.status': 'CANCELLED' }),
    cancel({ status: 409 }),
    bookingFor(2),
  ),
  story(
    'cancelMyBooking',
    'another e-mail address',
    booked,
    cancel({ status: 404 }, stranger),
    lookedUp({ 'data.status': 'PENDING' }),
  ),
  story('cancelMyBooking', 'when it is too late', bookedToday, cancel({ status: 409 })),
  story(
    'checkBooking',
    'tells that it is too late to change it, or that it is final',
    bookedToday,
    lookedUp({ 'data.changes_until': null }),
    booked,
    cancelling,
    lookedUp({ 'data.status': 'CANCELLED', 'data.changes_until': null }),
  ),
  story(
    ['moveMySession', 'listDays'],
    'takes its places along',
    changeDay({ capacity: 4 }),
    changeDay({ capacity: 9 }, '{otherDay}'),
    booked,
    move('{otherDay}', {
      match: { 'data.booking_details.0.reservation_date': '{otherDay}', 'data.status': 'PENDING' },
    }),
    { call: 'listDays', query: { from: '{freeDay}', to: '{freeDay}' }, match: { 'data.0.places_left': 4 } },
    { call: 'listDays', query: { from: '{otherDay}', to: '{otherDay}' }, match: { 'data.0.places_left': 7 } },
  ),
  story(
    'cancelMyBooking',
    'what was paid is to be given back',
    booked,
    { call: 'updateBookingPayment', params: { id: '{id}' }, body: { action: 'PAY' } },
    cancel({ match: { 'data.status': 'CANCELLED', 'data.payments.0.status': 'PAID' } }),
    { call: 'listAttention', match: { 'data.0.kind': 'REFUND_DUE', 'data.0.booking_id': '{id}' } },
    bookingIs({ 'data.amount_paid': 300_000, 'data.amount_due': 0 }),
  ),
];
