import { booking, story, type Step, type Story } from './story.ts';

/** A new lesson of a name, and an attempt to book it. */
const session = (change: Record<string, unknown>, status: number, name = '{mark}'): Step[] => [
  { call: 'createProduct', with: { name }, keep: { lesson: 'data.id' } },
  { call: 'createBooking', with: { 'booking_details.0.product_id': '{lesson}', ...change }, status },
];
const people = (person: number, name: string): Step[] =>
  session({ 'booking_details.0.person': person }, 400, `{mark} ${name} lesson`);

/** Bookings: prices, rules, what is final. */
export const bookingsStories: Story[] = [
  story('createBooking', 'the server computes the price', {
    call: 'createBooking',
    with: { total_amount: 1, 'booking_details.0.person': 3, 'booking_details.0.total_amount': 1 },
    match: {
      'data.booking.total_amount': 450_000,
      'data.booking.booking_details.0.total_amount': 450_000,
      'data.booking.status': 'PENDING',
      'data.booking.payments.0.status': 'PENDING',
      'data.transaction': null,
    },
  }),
  story('createBooking', 'a private lesson for 2', ...people(2, 'private')),
  story('createBooking', 'a semi-private lesson for 1', ...people(1, 'semi-private')),
  story('createBooking', 'a group lesson for 2', ...people(2, 'group')),
  story('createBooking', 'a day that is over', ...session({ 'booking_details.0.reservation_date': '2024-01-01' }, 400)),
  story(
    'createBooking',
    'an Idempotency-Key books once',
    {
      ...booking,
      headers: { 'idempotency-key': '{key}' },
      with: { 'customer_details.email': 'contract-check@example.com' },
    },
    {
      call: 'createBooking',
      headers: { 'idempotency-key': '{key}' },
      with: { 'customer_details.email': 'contract-check@example.com' },
      match: { 'data.booking.id': '{id}', 'data.booking.booking_code': '{code}' },
    },
    {
      call: 'createBooking',
      headers: { 'idempotency-key': '{key}' },
      with: { 'customer_details.email': 'another@example.com' },
      status: 409,
    },
  ),
  story(
    'updateBookingStatus',
    'what is final stays',
    booking,
    { call: 'updateBookingStatus', params: { id: '{id}' }, match: { 'data.status': 'CONFIRMED' } },
    { call: 'updateBookingStatus', params: { id: '{id}' }, status: 409 },
    {
      call: 'updateBookingStatus',
      params: { id: '{id}' },
      body: { action: 'CANCELLED' },
      match: { 'data.status': 'CANCELLED' },
    },
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'COMPLETED' }, status: 409 },
  ),
  story(
    'updateBookingPayment',
    'a paid one is locked',
    booking,
    { call: 'updateBookingPayment', params: { id: '{id}' }, match: { 'data.payments.0.status': 'PAID' } },
    { call: 'updateBookingPayment', params: { id: '{id}' }, body: { action: 'CANCEL' }, status: 409 },
  ),
  story(
    'updateBookingPayment',
    'an online one is changed by the gateway alone',
    { ...booking, with: { payment_method: 'GATEWAY' } },
    { call: 'updateBookingPayment', params: { id: '{id}' }, status: 409 },
  ),
  story('checkBooking', 'reads a code in small letters, O as 0 and I as 1', booking, {
    call: 'checkBooking',
    params: { bookingCode: '{code|handwritten}' },
    match: { 'data.id': '{id}' },
  }),
  story(
    'listMyBookings',
    'lists what is to come',
    booking,
    { call: 'listMyBookings', holds: { id: '{id}' } },
    { call: 'listMyHistories', lacks: '{id}' },
  ),
  story(
    'listMyHistories',
    'lists what is over',
    booking,
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CANCELLED' } },
    { call: 'listMyHistories', holds: { id: '{id}', status: 'CANCELLED' } },
    { call: 'listMyBookings', lacks: '{id}' },
  ),
];
