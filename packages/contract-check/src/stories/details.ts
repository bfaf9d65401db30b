import { PASSWORD } from '../fixtures.ts';
import { booking, bookingFor, changeDay, lookedUp, type Step, story, type Story } from './story.ts';

const registered: Step = {
  call: 'register',
  with: { email: 'contract-check-{key}@example.com' },
  keep: { user: 'data.id', name: 'data.name' },
};
const signIn = (email: string, more: Partial<Step> = {}): Step => ({
  call: 'login',
  body: { email, password: PASSWORD },
  ...more,
});

/** What backends get wrong where one looks seldom. */
export const detailsStories: Story[] = [
  story(
    'listCarousels',
    'an inactive slide is not for administrators either',
    { call: 'createCarousel', with: { active: 'false' }, keep: { slide: 'data.id' } },
    { call: 'listCarousels', as: 'admin', lacks: '{slide}' },
  ),
  story('getCurrentUser', 'an administrator is one', {
    call: 'getCurrentUser',
    as: 'admin',
    match: { 'data.role': 'ADMIN' },
  }),
  story('createBooking', 'paying online costs what paying at the school costs', {
    ...booking,
    with: { payment_method: 'GATEWAY' },
    match: {
      'data.booking.payment_method': 'GATEWAY',
      'data.booking.total_amount': 300_000,
      'data.booking.booking_details.0.total_amount': 300_000,
      'data.booking.payments.0.status': 'PENDING',
    },
  }),
  story('createBooking', 'a day of another year that is over', {
    call: 'createBooking',
    with: { 'booking_details.0.reservation_date': '2024-05-14' },
    status: 400,
  }),
  story('createBooking', 'a day with a time', {
    call: 'createBooking',
    with: { 'booking_details.0.reservation_date': '{soon}T00:00:00Z' },
    status: 400,
  }),
  story(
    ['createBooking', 'checkBooking', 'listBookings'],
    'a booking was made when it was made',
    { ...booking, keep: { ...booking.keep, at: 'data.booking.created_at' } },
    lookedUp({ 'data.created_at': '{at}' }),
    { call: 'listBookings', query: { search: '{code}' }, holds: { id: '{id}', created_at: '{at}' } },
  ),
  story(
    ['register', 'deleteUser'],
    'the address of a deleted user is free again',
    registered,
    { call: 'deleteUser', params: { id: '{user}' } },
    registered,
  ),
  story(
    ['updateUser', 'login'],
    'who has another address signs in with that one alone',
    registered,
    {
      call: 'updateUser',
      params: { id: '{user}' },
      body: { name: '{name}', email: 'contract-check-{key}-2@example.com', role: 'CUSTOMER' },
      match: { 'data.email': 'contract-check-{key}-2@example.com' },
    },
    signIn('contract-check-{key}-2@example.com'),
    signIn('contract-check-{key}@example.com', { status: 401 }),
  ),
  story(
    ['updateProduct', 'listProducts'],
    'another category and no price at all',
    { call: 'createProductCategory', keep: { category: 'data.id' } },
    { call: 'createProduct', with: { image_url: undefined }, keep: { lesson: 'data.id' } },
    {
      call: 'updateProduct',
      params: { id: '{lesson}' },
      body: { product_category_id: '{category}', price: 0 },
      match: { 'data.product_category_id': '{category}', 'data.price': 0 },
    },
    { call: 'listProducts', holds: { id: '{lesson}', product_category_id: '{category}', price: 0 } },
  ),
  story(
    ['createProduct', 'listProducts'],
    'a price of nine digits',
    {
      call: 'createProduct',
      with: { price: 999_999_999, image_url: undefined },
      match: { 'data.price': 999_999_999 },
      keep: { lesson: 'data.id' },
    },
    { call: 'listProducts', holds: { id: '{lesson}', price: 999_999_999 } },
  ),
  story('createProductCategory', 'blanks within a text', {
    call: 'createProductCategory',
    with: { description: '{mark}:  two blanks,   three' },
    match: { 'data.description': '{mark}:  two blanks,   three' },
  }),
  story('createSurfSpot', 'a map without https', {
    call: 'createSurfSpot',
    with: { location_url: 'http://maps.example/{key}' },
    match: { 'data.location_url': 'http://maps.example/{key}' },
  }),
  story(
    'listMyBookings',
    'a confirmed booking is still to come',
    booking,
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CONFIRMED' } },
    { call: 'listMyBookings', holds: { id: '{id}', status: 'CONFIRMED' } },
  ),
  story('createBooking', 'an administrator books as well', { ...booking, as: 'admin' }),
  story('listMyBookings', 'administrators have own bookings as well', { call: 'listMyBookings', as: 'admin' }),
];

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
    lookedUp({ 'data.status': 'PENDING', 'data.booking_details.0.reservation_date': '{freeDay}' }),
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
    { call: 'listBookings', query: { search: '0062 (899) 0076' }, holds: { id: '{id}' } },
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
