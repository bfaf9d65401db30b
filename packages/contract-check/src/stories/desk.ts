import { booking, bookingFor, bookingIs, type Step, type Story, story } from './story.ts';

const act = (call: string, action: string, more: Partial<Step> = {}): Step => ({
  call,
  params: { id: '{id}' },
  body: { action },
  ...more,
});
const found = (query: Record<string, string>): Step => ({ call: 'listBookings', query, holds: { id: '{id}' } });
const notFound = (query: Record<string, string>): Step => ({ call: 'listBookings', query, lacks: '{id}' });
const onTheDay = { from: '{freeDay}', to: '{freeDay}' };
const inOrder = (sort: string, first: string): Step => ({
  call: 'listBookings',
  query: { ...onTheDay, status: 'PENDING', sort },
  match: { 'data.length': 2, 'data.0.id': first },
});

/** What the people at the desk do all day: find a booking, see how it stands, settle it. */
export const deskStories: Story[] = [
  story(
    'listBookings',
    'is narrowed by status, payment and days',
    bookingFor(2),
    found(onTheDay),
    notFound({ from: '{soon}', to: '{soon}' }),
    found({ ...onTheDay, status: 'PENDING', payment_status: 'PENDING', payment_method: 'CASH' }),
    notFound({ ...onTheDay, status: 'CONFIRMED' }),
    notFound({ ...onTheDay, payment_status: 'PAID' }),
    notFound({ ...onTheDay, payment_method: 'GATEWAY' }),
  ),
  story(
    'listBookings',
    'finds code, name, e-mail and phone however they are written',
    {
      ...bookingFor(2),
      with: {
        ...bookingFor(2).with,
        'customer_details.full_name': 'André {mark}',
        'customer_details.email': 'Contract-Check-{freeDay}@Example.com',
        'customer_details.phone': '+6281299887766',
      },
    },
    found({ ...onTheDay, search: '{code|handwritten}' }),
    found({ ...onTheDay, search: 'aNDRE contract' }),
    found({ ...onTheDay, search: 'check-{freeDay}@example' }),
    found({ ...onTheDay, search: '0812-9988' }),
    notFound({ ...onTheDay, search: '0812-9989' }),
  ),
  story(
    'listBookings',
    'is sorted',
    { ...bookingFor(1), keep: { id: 'data.booking.id' } },
    { ...bookingFor(3), keep: { dearer: 'data.booking.id' } },
    inOrder('total_amount', '{id}'),
    inOrder('-total_amount', '{dearer}'),
  ),
  story(
    'getBooking',
    'tells what was paid and what was changed',
    booking,
    bookingIs({
      'data.booking_code': '{code}',
      'data.sessions.length': 1,
      'data.sessions.0.booking_id': '{id}',
      'data.amount_paid': 0,
      'data.amount_due': 300_000,
    }),
    act('updateBookingStatus', 'CONFIRMED'),
    act('updateBookingPayment', 'PAY'),
    {
      call: 'getBooking',
      params: { id: '{id}' },
      match: { 'data.status': 'CONFIRMED', 'data.amount_paid': 300_000, 'data.amount_due': 0 },
      keep: { change: 'data.changes.1.text' },
    },
  ),
  story('getOverview', 'money is not for staff', {
    call: 'getOverview',
    as: 'staff',
    match: { 'data.taken_today': null, 'data.taken_this_month': null, 'data.due': null, 'data.this_month': null },
  }),
  story('getOverview', 'the last 30 days, today last', {
    call: 'getOverview',
    match: { 'data.per_day.length': 30, 'data.per_day.29.date': '{today}' },
  }),
  story(
    'updateBookingStatus',
    'staff may confirm, not cancel',
    booking,
    act('updateBookingStatus', 'CANCELLED', { as: 'staff', status: 403 }),
    act('updateBookingStatus', 'CONFIRMED', { as: 'staff' }),
  ),
  story(
    'updateBookingPayment',
    'staff may take money, not give it up',
    booking,
    act('updateBookingPayment', 'CANCEL', { as: 'staff', status: 403 }),
    act('updateBookingPayment', 'PAY', { as: 'staff' }),
  ),
];
