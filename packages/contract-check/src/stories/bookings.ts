import { booking, cancelling, story, type Step, type Story } from './story.ts';

const mine = (lists: Partial<Step>, more: Partial<Step> = {}): Step => ({ call: 'listMyBookings', ...lists, ...more });

const keyed = { 'idempotency-key': '{key}' };
/** Books once more with the key of the story, by a body that is written in another way. */
const sameAs = (change: Record<string, unknown>): Step => ({
  call: 'createBooking',
  headers: keyed,
  with: { ...whose, ...change },
  match: { 'data.booking.id': '{id}' },
});
/** As long as a key may be, but for its last character. */
const LONG_KEY = `{key}${'-'.repeat(163)}`;
const whose = { 'customer_details.email': 'contract-check-{key}@example.com' };
const again: Step = {
  call: 'createBooking',
  headers: keyed,
  with: whose,
  match: { 'data.booking.id': '{id}', 'data.booking.booking_code': '{code}', 'data.booking.status': 'CONFIRMED' },
};

/** Bookings: sent again, whose they are. */
export const bookingsStories: Story[] = [
  story(
    'createBooking',
    'an Idempotency-Key books once',
    {
      ...booking,
      headers: keyed,
      with: { 'customer_details.email': 'contract-check@example.com' },
    },
    {
      call: 'createBooking',
      headers: keyed,
      with: { 'customer_details.email': 'contract-check@example.com' },
      match: { 'data.booking.id': '{id}', 'data.booking.booking_code': '{code}' },
    },
    {
      call: 'createBooking',
      headers: keyed,
      with: { 'customer_details.email': 'another@example.com' },
      status: 409,
    },
  ),
  story(
    'createBooking',
    'an Idempotency-Key is that of the whole backend, and gives the booking as it is now',
    { ...booking, headers: keyed, with: whose },
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CONFIRMED' } },
    { ...again, as: 'other' },
    { ...again, as: 'guest' },
    { ...again, with: { ...whose, contract_check: 7, 'customer_details.contract_check': [1] } },
    mine({ lacks: '{id}' }, { as: 'other' }),
  ),
  story(
    'createBooking',
    'an Idempotency-Key gives its booking to a body that says the same in another way',
    { ...booking, headers: keyed, with: whose },
    sameAs({ 'customer_details.full_name': ' {mark}\t' }),
    sameAs({ surf_spot_id: '{read.createSurfSpot|capitals}' }),
    sameAs({ 'booking_details.0.product_id': '{read.createProduct|capitals}' }),
    // What the customer has seen is looked at for a new booking alone.
    sameAs({ expected_total: 1 }),
    sameAs({ language: null }),
  ),
  story(
    'createBooking',
    'a request that was refused has not used its Idempotency-Key',
    {
      ...booking,
      keep: {},
      headers: keyed,
      with: { 'booking_details.0.reservation_date': '{yesterday}' },
      status: 400,
    },
    { ...booking, headers: keyed, match: { 'data.booking.status': 'PENDING' } },
    mine({ holds: { id: '{id}', booking_code: '{code}' } }),
  ),
  story(
    'createBooking',
    'Idempotency-Keys in another case, or with another end, are others',
    { ...booking, headers: keyed, with: whose },
    { ...booking, headers: { 'idempotency-key': '{key|capitals}' }, keep: {} },
    { ...booking, headers: { 'idempotency-key': LONG_KEY + 'a' }, with: whose, keep: {} },
    { ...booking, headers: { 'idempotency-key': LONG_KEY + 'b' }, keep: { second: 'data.booking.id' } },
    { ...again, match: { 'data.booking.id': '{id}' } },
    { ...booking, headers: { 'idempotency-key': LONG_KEY + 'b' }, keep: {}, match: { 'data.booking.id': '{second}' } },
  ),
  story(
    'createBooking',
    'without a key, and with another one, a booking of its own',
    booking,
    { ...booking, keep: { second: 'data.booking.id', secondCode: 'data.booking.booking_code' } },
    { ...booking, headers: keyed, keep: { third: 'data.booking.id' } },
    { ...booking, headers: { 'idempotency-key': '{key}-2' }, keep: { fourth: 'data.booking.id' } },
    mine({ holds: { id: '{id}', booking_code: '{code}' } }),
    mine({ holds: { id: '{second}', booking_code: '{secondCode}' } }),
    mine({ holds: { id: '{third}' } }),
    mine({ holds: { id: '{fourth}' } }),
  ),
  story(
    ['createBooking', 'listMyBookings', 'listMyHistories'],
    'belongs to who is signed in, whatever its address; without a token to nobody',
    { ...booking, with: { 'customer_details.email': 'contract-check-{key}@example.com' } },
    {
      ...booking,
      as: 'guest',
      with: { 'customer_details.email': '{customerEmail}' },
      keep: { guests: 'data.booking.id', guestsCode: 'data.booking.booking_code' },
    },
    mine({ holds: { id: '{id}', booking_code: '{code}' } }),
    mine({ lacks: '{guests}' }),
    mine({ lacks: '{id}' }, { as: 'other' }),
    mine({ lacks: '{guests}' }, { as: 'other' }),
    { call: 'checkBooking', params: { bookingCode: '{guestsCode}' }, match: { 'data.id': '{guests}' } },
    cancelling,
    { ...cancelling, params: { id: '{guests}' } },
    mine({ call: 'listMyHistories', holds: { id: '{id}' } }),
    mine({ call: 'listMyHistories', lacks: '{guests}' }),
    mine({ call: 'listMyHistories', lacks: '{id}' }, { as: 'other' }),
  ),
  story('checkBooking', 'reads a code in small letters', booking, {
    call: 'checkBooking',
    params: { bookingCode: '{code|small}' },
    match: { 'data.id': '{id}' },
  }),
  story('checkBooking', 'reads a code with spaces and hyphens', booking, {
    call: 'checkBooking',
    params: { bookingCode: '{code|spaced}' },
    match: { 'data.id': '{id}', 'data.booking_code': '{code}' },
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
