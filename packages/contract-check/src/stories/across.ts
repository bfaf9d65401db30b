import { PASSWORD } from '../fixtures.ts';
import { booking, cancelling, lookedUp, type Step, type Story, story } from './story.ts';

const byId = { id: '{id}' };
const lesson: Step = {
  call: 'createProduct',
  with: { name: '{mark} first name', price: 70_001, image_url: undefined },
  keep: { lesson: 'data.id' },
};
const spot: Step = { call: 'createSurfSpot', with: { name: '{mark} first name' }, keep: { spot: 'data.id' } };
const booked: Step = {
  ...booking,
  with: { surf_spot_id: '{spot}', 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 3 },
};
/** What an old booking says of its lesson and its spot, wherever it is shown. */
const remembered = {
  surf_spot_name: '{mark} first name',
  total_amount: 210_003,
  'booking_details.0.product_name': '{mark} first name',
  'booking_details.0.total_amount': 210_003,
};
const briefly = {
  surf_spot_name: '{mark} first name',
  'booking_details.0.product_name': '{mark} first name',
};
const inData = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`data.${name}`, value]));
const readers = ['checkBooking', 'listBookings', 'listMyBookings', 'listMyHistories'];
const asBooked: Step[] = [
  lookedUp(inData(remembered)),
  { call: 'listBookings', query: { search: '{code}' }, holds: { id: '{id}', ...remembered } },
  { call: 'listMyBookings', holds: { id: '{id}', ...briefly } },
  { ...cancelling, match: inData(remembered) },
  { call: 'listMyHistories', holds: { id: '{id}', ...briefly } },
];
/** Changes the lesson and the spot of an old booking, which stays as it was. */
const renaming: Step[] = [
  { call: 'updateProduct', params: { id: '{lesson}' }, body: { name: '{mark} private', price: 999_000 } },
  { call: 'updateSurfSpot', params: { id: '{spot}' }, body: { name: '{mark} second name' } },
];
const removal: Step[] = [
  { call: 'deleteProduct', params: { id: '{lesson}' } },
  { call: 'deleteSurfSpot', params: { id: '{spot}' } },
];

/** A new customer, who books and is then changed. */
const customer: Step[] = [
  {
    call: 'register',
    with: { name: '{mark} Customer', email: 'contract-check-{key}@example.com' },
    keep: { user: 'data.id', password: 'data.name' },
  },
  {
    call: 'login',
    body: { email: 'contract-check-{key}@example.com', password: PASSWORD },
    keep: { access: 'data.access_token' },
  },
  {
    ...booking,
    as: '{access}',
    with: {
      'customer_details.full_name': '{mark} Customer',
      'customer_details.email': 'contract-check-{key}@example.com',
    },
  },
];
const whose = { customer_name: '{mark} Customer', customer_email: 'contract-check-{key}@example.com' };
const theirBooking: Step[] = [
  {
    call: 'checkBooking',
    params: { bookingCode: '{code}' },
    // The address may be masked here.
    match: inData({ id: '{id}', status: 'PENDING', customer_name: whose.customer_name }),
  },
  { call: 'listBookings', query: { search: '{code}' }, holds: { id: '{id}', ...whose } },
];

/** What a change or a deletion does to bookings that were made before. */
export const acrossStories: Story[] = [
  story(
    ['updateProduct', 'updateSurfSpot', ...readers],
    'an old booking keeps names and prices when lesson and surf spot are renamed and repriced',
    lesson,
    spot,
    booked,
    ...renaming,
    ...asBooked,
  ),
  story(
    ['deleteProduct', 'deleteSurfSpot', ...readers],
    'an old booking keeps names and prices when lesson and surf spot are deleted',
    lesson,
    spot,
    booked,
    ...removal,
    ...asBooked,
  ),
  story(
    ['updateProduct', 'createBooking'],
    'a new booking has the new name and price',
    lesson,
    { call: 'updateProduct', params: { id: '{lesson}' }, body: { name: '{mark} second name', price: 80_003 } },
    {
      call: 'createBooking',
      with: { 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 3 },
      match: {
        'data.booking.total_amount': 240_009,
        'data.booking.booking_details.0.product_name': '{mark} second name',
      },
    },
  ),
  story(
    ['updateUser', 'checkBooking', 'listBookings'],
    'a booking keeps name and e-mail address when its customer gets others',
    ...customer,
    {
      call: 'updateUser',
      params: { id: '{user}' },
      body: { name: '{mark} Renamed', email: 'contract-check-{key}-2@example.com', role: 'CUSTOMER' },
    },
    ...theirBooking,
    { call: 'listMyBookings', as: '{access}', holds: { id: '{id}' } },
  ),
  story(
    ['deleteUser', 'listUsers', 'updateUser', 'checkBooking', 'listBookings'],
    'the bookings of a deleted customer stay; the customer is in no list and is not changed',
    ...customer,
    { call: 'deleteUser', params: { id: '{user}' } },
    ...theirBooking,
    { call: 'listUsers', query: { search: '{mark} Customer' }, lacks: '{user}' },
    { call: 'updateUser', params: { id: '{user}' }, status: 404 },
    { call: 'deleteUser', params: { id: '{user}' }, status: 404 },
  ),
];

/** The same, of what a backend of level 2 shows. */
export const fullAcrossStories: Story[] = [
  story(
    ['getBooking', 'listSessions'],
    'an old booking keeps names and prices when lesson and surf spot are renamed, repriced and deleted',
    lesson,
    spot,
    {
      ...booked,
      with: { ...booked.with, 'booking_details.0.reservation_date': '{freeDay}' },
      keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' },
    },
    ...renaming,
    ...removal,
    {
      call: 'getBooking',
      params: byId,
      match: {
        ...inData(remembered),
        'data.sessions.0.product_name': '{mark} first name',
        'data.sessions.0.surf_spot_name': '{mark} first name',
        'data.sessions.0.total_amount': 210_003,
      },
    },
    {
      call: 'listSessions',
      query: { from: '{freeDay}', to: '{freeDay}' },
      holds: {
        id: '{session}',
        product_name: '{mark} first name',
        surf_spot_name: '{mark} first name',
        total_amount: 210_003,
      },
    },
  ),
  story(
    'deleteUser',
    'the booking of a deleted customer is there as before',
    ...customer,
    { call: 'deleteUser', params: { id: '{user}' } },
    { call: 'getBooking', params: byId, match: inData({ ...whose, status: 'PENDING', 'sessions.length': 1 }) },
  ),
];
