import { booking, bookingFor, changeDay, story, type Step, type Story } from './story.ts';

const full = (match: Record<string, unknown>): Step => ({ call: 'getBooking', params: { id: '{id}' }, match });

/** A booking of a guest whom a search finds. */
const named = (day: string, keep: string): Step => ({
  ...booking,
  with: { 'customer_details.full_name': '{mark} {key}', 'booking_details.0.reservation_date': day },
  keep: { [keep]: 'data.booking.id' },
});
const sorted = (sort: string, ...ids: string[]): Step => ({
  call: 'listBookings',
  query: { search: '{key}', sort },
  match: { 'data.length': ids.length, ...Object.fromEntries(ids.map((id, i) => [`data.${String(i)}.id`, id])) },
});

/** Those of level 2. */
export const fullDetailsStories: Story[] = [
  story(
    ['updateDays'],
    'closing a day changes no booking',
    bookingFor(2),
    changeDay({ is_open: false }),
    {
      call: 'checkBooking',
      params: { bookingCode: '{code}' },
      match: { 'data.status': 'PENDING', 'data.booking_details.0.reservation_date': '{freeDay}' },
    },
    changeDay({ is_open: true }),
  ),
  story(
    'getBooking',
    'tells who has changed it',
    { call: 'getCurrentUser', as: 'admin', keep: { admin: 'data.name' } },
    booking,
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CONFIRMED' } },
    full({ 'data.changes.0.actor': '{admin}' }),
  ),
  story(
    'sendMessageAgain',
    'the link to a new password is not sent again',
    { call: 'requestPasswordReset', body: { email: '{customerEmail}' } },
    {
      call: 'listMessages',
      query: { search: '{customerEmail}' },
      match: { 'data.0.kind': 'PASSWORD_RESET' },
      keep: { message: 'data.0.id' },
    },
    { call: 'sendMessageAgain', params: { id: '{message}' }, status: 409 },
  ),
  story(
    'getBooking',
    'the entries of the ledger, the oldest first',
    booking,
    ...[1000, 2000].map((amount) => ({
      call: 'addLedgerEntry',
      params: { id: '{id}' },
      body: { kind: 'PAYMENT', method: 'CASH', amount },
    })),
    full({ 'data.ledger.length': 2, 'data.ledger.0.amount': 1000, 'data.ledger.1.amount': 2000 }),
  ),
  story(
    'listBookings',
    'by the first session, whatever was booked first',
    named('{inDays.6}', 'late'),
    named('{inDays.4}', 'soon'),
    sorted('reservation_date', '{soon}', '{late}'),
    sorted('-reservation_date', '{late}', '{soon}'),
  ),
  story(
    'listBookings',
    'a phone is found as it is written at home, and with blanks',
    { ...booking, with: { 'customer_details.phone': '+628990076543' } },
    { call: 'listBookings', query: { search: '08990076543' }, holds: { id: '{id}' } },
    { call: 'listBookings', query: { search: '0899 0076' }, holds: { id: '{id}' } },
  ),
  story(
    'listMessages',
    'finds an address',
    { ...booking, with: { 'customer_details.email': 'contract-check-{key}@example.com' } },
    {
      call: 'listMessages',
      query: { search: 'CONTRACT-CHECK-{key}@example' },
      match: { 'paging.total_item': 1, 'data.0.to': 'contract-check-{key}@example.com', 'data.0.kind': 'BOOKED' },
    },
  ),
  story(
    'listLedger',
    'says whose booking an entry belongs to',
    { ...booking, keep: { ...booking.keep, guest: 'data.booking.customer_name' } },
    {
      call: 'addLedgerEntry',
      params: { id: '{id}' },
      body: { kind: 'PAYMENT', method: 'CASH', amount: 1000 },
      keep: { entry: 'data.id' },
    },
    {
      call: 'listLedger',
      query: { from: '{yesterday}', to: '{today}' },
      holds: { id: '{entry}', customer_name: '{guest}', booking_code: '{code}' },
    },
  ),
];
