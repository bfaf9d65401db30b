import { changeDay, lookedUp, type Step, type Story, story } from './story.ts';

const atCounter = (change: Record<string, unknown>, more: Partial<Step> = {}): Step => ({
  call: 'createCounterBooking',
  with: change,
  ...more,
});
const withKey = (email: string, more: Partial<Step>): Step =>
  atCounter({ 'customer.email': email }, { headers: { 'idempotency-key': '{key}' }, ...more });
const onTheDay = { 'booking_details.0.reservation_date': '{freeDay}' };

/** Bookings made at the counter. */
export const counterStories: Story[] = [
  story(
    'createCounterBooking',
    'is confirmed at once, by the stored price, and due',
    atCounter(
      { paid: null, 'booking_details.0.person': 3, total_amount: 1 },
      {
        match: {
          'data.status': 'CONFIRMED',
          'data.payment_method': 'CASH',
          'data.payments.0.status': 'PENDING',
          'data.total_amount': 450_000,
          'data.amount_paid': 0,
          'data.amount_due': 450_000,
          'data.sessions.length': 1,
        },
      },
    ),
  ),
  story(
    'createCounterBooking',
    'what was paid is not due',
    atCounter(
      { paid: 'TRANSFER' },
      {
        match: {
          ...{ 'data.payments.0.status': 'PAID', 'data.amount_paid': 300_000, 'data.amount_due': 0 },
          ...{ 'data.messages.length': 1, 'data.messages.0.kind': 'BOOKED' },
        },
      },
    ),
  ),
  story(
    'createCounterBooking',
    'name and phone are enough',
    atCounter({ customer: { full_name: '{mark}', phone: '+6281234567890' } }),
  ),
  story(
    'createCounterBooking',
    'an Idempotency-Key books once',
    withKey('contract-check@example.com', { keep: { id: 'data.id' } }),
    withKey('contract-check@example.com', { match: { 'data.id': '{id}' } }),
    withKey('another@example.com', { status: 409 }),
  ),
  story(
    'createCounterBooking',
    'a closed day refuses, unless it is forced',
    changeDay({ is_open: false }),
    atCounter(onTheDay, { status: 409, match: { message: 'The school is closed on {freeDay|inWords}.' } }),
    atCounter({ ...onTheDay, force: true }, { match: { 'data.sessions.0.reservation_date': '{freeDay}' } }),
  ),
  story(
    'createCounterBooking',
    'a full day refuses',
    changeDay({ capacity: 1 }),
    atCounter(onTheDay, { status: 409, match: { message: 'Only 1 place is left on {freeDay|inWords}.' } }),
  ),
  story(
    'createCounterBooking',
    'a day that is over',
    atCounter({ 'booking_details.0.reservation_date': '2024-01-01' }, { status: 400 }),
  ),
  story(
    'createCounterBooking',
    'belongs to nobody, and its Idempotency-Key is that of all bookings',
    atCounter({}, { headers: { 'idempotency-key': '{key}' }, keep: { id: 'data.id' } }),
    { call: 'listMyBookings', as: 'admin', lacks: '{id}' },
    { call: 'listMyHistories', as: 'admin', lacks: '{id}' },
    { call: 'createBooking', headers: { 'idempotency-key': '{key}' }, status: 409 },
  ),
  story(
    'createCounterBooking',
    'staff book as well, paid in cash, and the ledger says so',
    atCounter(
      { paid: 'CASH', 'booking_details.0.person': 1 },
      {
        as: 'staff',
        keep: { id: 'data.id', code: 'data.booking_code' },
        match: {
          'data.status': 'CONFIRMED',
          'data.ledger.length': 1,
          'data.ledger.0.kind': 'PAYMENT',
          'data.ledger.0.method': 'CASH',
          'data.ledger.0.amount': 150_000,
        },
      },
    ),
    lookedUp({ 'data.id': '{id}', 'data.status': 'CONFIRMED', 'data.payments.0.status': 'PAID' }),
    { call: 'listBookings', query: { search: '{code}' }, holds: { id: '{id}', status: 'CONFIRMED' } },
  ),
  story(
    'createCounterBooking',
    'people as the lesson is for',
    { call: 'createProduct', with: { name: '{mark} private', image_url: undefined }, keep: { lesson: 'data.id' } },
    atCounter(
      { 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 2, force: true },
      { status: 400 },
    ),
    atCounter({ 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 1 }),
    { call: 'deleteProduct', params: { id: '{lesson}' } },
    atCounter({ 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 1 }, { status: 404 }),
  ),
  story(
    'createCounterBooking',
    'more than 730 days ahead',
    atCounter({ 'booking_details.0.reservation_date': '{inDays.731}', force: true }, { status: 400 }),
  ),
];
