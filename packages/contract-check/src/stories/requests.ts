import { bookingFor, lookedUp, type Step, type Story, story } from './story.ts';

const taken = { 'details.0': 'Product category already registered', 'details.length': 1 };
const first = { call: 'createProductCategory', keep: { name: 'data.name' } };

/** Failures whose texts the contract gives. */
export const failuresStories: Story[] = [
  story('createProductCategory', 'says that a name is taken', first, {
    call: 'createProductCategory',
    with: { name: '{name}' },
    status: 409,
    match: taken,
  }),
  story('updateProductCategory', 'says that another category has a name, in whichever case', first, {
    call: 'updateProductCategory',
    with: { name: '{name|capitals}' },
    status: 409,
    match: taken,
  }),
];

/** Those of level 2. */
export const fullFailuresStories: Story[] = [
  story('createBooking', 'says which total it is that has changed', {
    call: 'createBooking',
    with: { expected_total: 1 },
    status: 409,
    match: {
      message: 'The price has changed: the total is now Rp. 300.000.',
      'details.0': 'total_amount 300000',
      'details.length': 1,
    },
  }),
];

const DAY = '{freeDay}';
const session = (person: number) => ({ product_id: '{read.createProduct}', reservation_date: DAY, person });
const sessions = (count: number, person: number) => Array.from({ length: count }, () => session(person));
const booked = (details: object[], as?: Step['as']): Step => ({
  ...bookingFor(1),
  ...(as !== undefined && { as }),
  with: { booking_details: details },
});
const refused = (details: object[], as?: Step['as']): Step => ({
  ...booked(details, as),
  keep: {},
  status: 409,
  match: { message: 'For a group this large please write to us.' },
});

/** How much one booking of the website holds. */
export const sizeStories: Story[] = [
  story('createBooking', '20 sessions, and 60 people in sum', booked(sessions(20, 3))),
  story(
    'createBooking',
    'more than 20 sessions refuse, whoever sends them',
    refused(sessions(21, 1)),
    refused(sessions(21, 1), 'guest'),
  ),
  story(
    'createBooking',
    'more than 60 people in sum refuse',
    refused([session(61)]),
    refused([...sessions(19, 3), session(4)], 'guest'),
  ),
  story('createCounterBooking', 'is as large as it likes', {
    call: 'createCounterBooking',
    with: { booking_details: sessions(21, 4) },
    match: { 'data.sessions.length': 21 },
  }),
];

/** What a request may not decide, though it names it. */
export const unaskedStories: Story[] = [
  story(
    'createTestimony',
    'one that is sent as active is not',
    { call: 'createTestimony', with: { active: true }, keep: { review: 'data.id' } },
    { call: 'searchTestimonies', holds: { id: '{review}', active: false } },
    { call: 'listTestimonies', lacks: '{review}' },
  ),
  story(
    'createBooking',
    'one that is sent as confirmed and paid is not',
    {
      call: 'createBooking',
      with: { status: 'CONFIRMED', payment_status: 'PAID', payments: [{ status: 'PAID' }] },
      match: { 'data.booking.status': 'PENDING', 'data.booking.payments.0.status': 'PENDING' },
      keep: { code: 'data.booking.booking_code' },
    },
    lookedUp({ 'data.status': 'PENDING', 'data.payments.0.status': 'PENDING' }),
  ),
];
