import {
  booking,
  bookingFor,
  bookingIs,
  cancelling,
  changeDay,
  changeSession,
  lookedUp,
  type Step,
  story,
  type Story,
} from './story.ts';

/** The booking of a story, on its free day, and its session. */
const booked: Step = {
  ...bookingFor(2),
  keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' },
};
const onTheDay = (fields: Record<string, unknown>): Step => ({
  call: 'listSessions',
  query: { from: '{freeDay}', to: '{freeDay}' },
  holds: { id: '{session}', booking_code: '{code}', ...fields },
});
const detail = (reservation_date: string) => ({ product_id: '{read.createProduct}', reservation_date, person: 2 });

/** Who comes on which day. */
export const sessionsStories: Story[] = [
  story(
    'listSessions',
    'names the guest, the part of the course and what is due',
    { ...booked, with: { booking_details: [detail('{freeDay}'), detail('{soon}')] } },
    onTheDay({
      booking_id: '{id}',
      customer_name: '{mark}',
      person: 2,
      part: 2,
      parts: 2,
      total_amount: 300_000,
      amount_due: 600_000,
      payment_status: 'PENDING',
      attendance: null,
    }),
    { call: 'updateBookingPayment', params: { id: '{id}' }, body: { action: 'PAY' } },
    onTheDay({ payment_status: 'PAID', amount_due: 0 }),
  ),
  story(
    'listSessions',
    'those of a cancelled booking stay, and owe nothing',
    booked,
    cancelling,
    onTheDay({ booking_status: 'CANCELLED', amount_due: 0 }),
  ),
  story('listSessions', '32 dates', {
    call: 'listSessions',
    query: { from: '2027-01-01', to: '2027-02-01' },
    status: 400,
  }),
  story(
    'updateSession',
    'keeps the price that was agreed',
    { call: 'createProduct', keep: { lesson: 'data.id' } },
    { ...booked, with: { ...booked.with, 'booking_details.0.product_id': '{lesson}' } },
    { call: 'updateProduct', params: { id: '{lesson}' }, body: { price: 999_000 } },
    changeSession(
      { person: 3 },
      { match: { 'data.person': 3, 'data.total_amount': 450_000, 'data.amount_due': 450_000 } },
    ),
    changeSession({ reservation_date: '{soon}' }, { match: { 'data.reservation_date': '{soon}', 'data.person': 3 } }),
    lookedUp({ 'data.total_amount': 450_000, 'data.booking_details.0.reservation_date': '{soon}' }),
  ),
  story(
    'updateSession',
    'a closed day refuses, unless it is forced',
    changeDay({ is_open: false, reason: 'Nyepi' }),
    { ...booking, keep: booked.keep ?? {} },
    changeSession(
      { reservation_date: '{freeDay}' },
      { status: 409, match: { message: 'The school is closed on {freeDay|inWords}: Nyepi.' } },
    ),
    changeSession({ reservation_date: '{freeDay}', force: true }, { match: { 'data.reservation_date': '{freeDay}' } }),
  ),
  story(
    'updateSession',
    'a full day takes no more people, unless it is forced',
    booked,
    changeDay({ capacity: 3 }),
    changeSession({ person: 4 }, { status: 409, match: { message: 'Only 1 place is left on {freeDay|inWords}.' } }),
    changeSession({ person: 3 }, { match: { 'data.person': 3 } }),
    changeSession({ person: 4, force: true }, { match: { 'data.person': 4 } }),
  ),
  story(
    'updateSession',
    'a day that is over',
    booked,
    changeSession({ reservation_date: '2024-01-01' }, { status: 400 }),
  ),
  story(
    'updateSession',
    'people as the lesson is for',
    { call: 'createProduct', with: { name: '{mark} private lesson' }, keep: { lesson: 'data.id' } },
    {
      ...booked,
      with: { ...booked.with, 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 1 },
    },
    changeSession({ person: 2 }, { status: 400 }),
  ),
  story(
    'updateSession',
    'a cancelled one stays as it is',
    booked,
    cancelling,
    changeSession({ person: 3 }, { status: 409 }),
    // What is there already breaks no rule.
    changeSession({ person: 2, reservation_date: '{freeDay}' }, { match: { 'data.booking_status': 'CANCELLED' } }),
  ),
  story(
    'updateSession',
    'nobody has come before the day',
    booked,
    changeSession({ attendance: 'ARRIVED' }, { status: 409 }),
  ),
  story(
    'updateSession',
    'attendance is noted, and taken back',
    {
      call: 'createCounterBooking',
      with: { 'booking_details.0.reservation_date': '{today}', force: true },
      keep: { session: 'data.sessions.0.id' },
    },
    changeSession(
      { attendance: 'ARRIVED' },
      { match: { 'data.attendance': 'ARRIVED', 'data.booking_status': 'CONFIRMED' } },
    ),
    changeSession({ attendance: 'NO_SHOW' }, { match: { 'data.attendance': 'NO_SHOW' } }),
    changeSession({ attendance: null }, { match: { 'data.attendance': null } }),
  ),
  story('updateSession', 'no change', booked, changeSession({}, { status: 400 })),
  story(
    ['updateSession', 'listSessions', 'listDays'],
    'a moved session is on its new day everywhere, and no more on the old one',
    changeDay({ capacity: 4 }),
    changeDay({ capacity: 9 }, '{otherDay}'),
    booked,
    changeSession(
      { reservation_date: '{otherDay}' },
      { match: { 'data.reservation_date': '{otherDay}', 'data.person': 2, 'data.total_amount': 300_000 } },
    ),
    { call: 'listSessions', query: { from: '{otherDay}', to: '{otherDay}' }, holds: { id: '{session}', person: 2 } },
    { call: 'listSessions', query: { from: '{freeDay}', to: '{freeDay}' }, lacks: '{session}' },
    { call: 'listDays', query: { from: '{freeDay}', to: '{freeDay}' }, match: { 'data.0.places_left': 4 } },
    { call: 'listDays', query: { from: '{otherDay}', to: '{otherDay}' }, match: { 'data.0.places_left': 7 } },
    { call: 'listMyBookings', holds: { id: '{id}', 'booking_details.0.reservation_date': '{otherDay}' } },
    bookingIs({
      'data.sessions.0.reservation_date': '{otherDay}',
      'data.booking_details.0.reservation_date': '{otherDay}',
      'data.total_amount': 300_000,
    }),
    {
      call: 'listBookings',
      query: { search: '{code}', from: '{otherDay}', to: '{otherDay}' },
      holds: { id: '{id}', 'booking_details.0.reservation_date': '{otherDay}' },
    },
    { call: 'listBookings', query: { search: '{code}', from: '{freeDay}', to: '{freeDay}' }, lacks: '{id}' },
  ),
  story(
    'updateSession',
    'changes one session of two, and the total by its part',
    {
      ...booked,
      with: { booking_details: [detail('{freeDay}'), detail('{soon}')] },
      keep: { ...booked.keep, second: 'data.booking.booking_details.1.id' },
    },
    changeSession(
      { person: 5 },
      { match: { 'data.id': '{session}', 'data.total_amount': 750_000, 'data.amount_due': 1_050_000 } },
    ),
    bookingIs({
      'data.total_amount': 1_050_000,
      'data.booking_details.0.person': 5,
      'data.booking_details.1.id': '{second}',
      'data.booking_details.1.person': 2,
      'data.booking_details.1.total_amount': 300_000,
    }),
  ),
  story(
    'updateSession',
    'more than 730 days ahead',
    booked,
    changeSession({ reservation_date: '{inDays.731}', force: true }, { status: 400 }),
  ),
  story(
    'listSessions',
    'all about a session',
    booked,
    onTheDay({
      booking_status: 'PENDING',
      customer_name: '{mark}',
      customer_phone: '+6281234567890',
      surf_spot_id: '{read.createSurfSpot}',
      surf_spot_name: '{read.createSurfSpot.name}',
      product_id: '{read.createProduct}',
      product_name: '{read.createProduct.name}',
      reservation_date: '{freeDay}',
      payment_method: 'CASH',
      part: 1,
      parts: 1,
    }),
  ),
];
