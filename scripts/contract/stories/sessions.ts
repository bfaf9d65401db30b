import { booking, bookingFor, cancelling, changeDay, story, type Step, type Story } from './story.ts';

/** The booking of a story, on its free day, and its session. */
const booked: Step = {
  ...bookingFor(2),
  keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' },
};
const change = (body: Record<string, unknown>, more: Partial<Step> = {}): Step => ({
  call: 'updateSession',
  params: { id: '{session}' },
  body,
  ...more,
});
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
    change({ person: 3 }, { match: { 'data.person': 3, 'data.total_amount': 450_000, 'data.amount_due': 450_000 } }),
    change({ reservation_date: '{soon}' }, { match: { 'data.reservation_date': '{soon}', 'data.person': 3 } }),
    {
      call: 'checkBooking',
      params: { bookingCode: '{code}' },
      match: { 'data.total_amount': 450_000, 'data.booking_details.0.reservation_date': '{soon}' },
    },
  ),
  story(
    'updateSession',
    'a closed day refuses, unless it is forced',
    changeDay({ is_open: false, reason: 'Nyepi' }),
    { ...booking, keep: booked.keep ?? {} },
    change(
      { reservation_date: '{freeDay}' },
      { status: 409, match: { message: 'The school is closed on {freeDay|inWords}: Nyepi.' } },
    ),
    change({ reservation_date: '{freeDay}', force: true }, { match: { 'data.reservation_date': '{freeDay}' } }),
  ),
  story(
    'updateSession',
    'a full day takes no more people, unless it is forced',
    booked,
    changeDay({ capacity: 3 }),
    change({ person: 4 }, { status: 409, match: { message: 'Only 1 place is left on {freeDay|inWords}.' } }),
    change({ person: 3 }, { match: { 'data.person': 3 } }),
    change({ person: 4, force: true }, { match: { 'data.person': 4 } }),
  ),
  story('updateSession', 'a day that is over', booked, change({ reservation_date: '2024-01-01' }, { status: 400 })),
  story(
    'updateSession',
    'people as the lesson is for',
    { call: 'createProduct', with: { name: '{mark} private lesson' }, keep: { lesson: 'data.id' } },
    {
      ...booked,
      with: { ...booked.with, 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 1 },
    },
    change({ person: 2 }, { status: 400 }),
  ),
  story('updateSession', 'a cancelled one stays as it is', booked, cancelling, change({ person: 3 }, { status: 409 })),
  story('updateSession', 'nobody has come before the day', booked, change({ attendance: 'ARRIVED' }, { status: 409 })),
  story(
    'updateSession',
    'attendance is noted, and taken back',
    {
      call: 'createCounterBooking',
      with: { 'booking_details.0.reservation_date': '{today}', force: true },
      keep: { session: 'data.sessions.0.id' },
    },
    change({ attendance: 'ARRIVED' }, { match: { 'data.attendance': 'ARRIVED', 'data.booking_status': 'CONFIRMED' } }),
    change({ attendance: 'NO_SHOW' }, { match: { 'data.attendance': 'NO_SHOW' } }),
    change({ attendance: null }, { match: { 'data.attendance': null } }),
  ),
  story('updateSession', 'no change', booked, change({}, { status: 400 })),
];
