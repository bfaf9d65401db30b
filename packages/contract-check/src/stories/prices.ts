import { booking, bookingIs, lookedUp, type Step, type Story, story } from './story.ts';

/** A new lesson of a price, without a picture; its id is kept under a name. */
const lesson = (keep: string, price: number, name = `{mark} ${keep}`): Step => ({
  call: 'createProduct',
  with: { name, price, image_url: undefined },
  match: { 'data.price': price, 'data.image_url': null },
  keep: { [keep]: 'data.id' },
});
const part = (product: string, reservation_date: string, person: number) => ({
  product_id: product,
  reservation_date,
  person,
});
const row = (name: string, reservation_date: string, person: number, total_amount: number) => ({
  product_name: name,
  reservation_date,
  person,
  total_amount,
});
/** The fields of rows, each as a path. */
const rows = (start: string, parts: Record<string, unknown>[]): Record<string, unknown> => ({
  [`${start}.length`]: parts.length,
  ...Object.fromEntries(
    parts.flatMap((fields, i) =>
      Object.entries(fields).map(([name, value]) => [`${start}.${String(i)}.${name}`, value]),
    ),
  ),
});

const lessons = [lesson('odd', 149_999), lesson('dear', 275_001), lesson('group', 99_999, '{mark} group')];
const sessions = [
  part('{dear}', '{inDays.6}', 2),
  part('{odd}', '{inDays.4}', 3),
  part('{group}', '{inDays.5}', 5),
  part('{odd}', '{inDays.7}', 1),
];
const booked = [
  row('{mark} dear', '{inDays.6}', 2, 550_002),
  row('{mark} odd', '{inDays.4}', 3, 449_997),
  row('{mark} group', '{inDays.5}', 5, 499_995),
  row('{mark} odd', '{inDays.7}', 1, 149_999),
];
const total = 1_649_993;
const guest = {
  'customer_details.full_name': '{mark} Guest',
  'customer_details.email': 'contract-check-{key}@example.com',
  'customer_details.phone': '+6281299887766',
  'customer_details.country': 'AU',
};
/** What an answer says of the booking, by path. */
const facts = (start: string): Record<string, unknown> => {
  const at = start === '' ? '' : `${start}.`;
  return {
    ...rows(`${at}booking_details`, booked),
    [`${at}total_amount`]: total,
    [`${at}customer_name`]: '{mark} Guest',
    [`${at}customer_email`]: 'contract-check-{key}@example.com',
    [`${at}customer_phone`]: '+6281299887766',
    [`${at}customer_country`]: 'AU',
    [`${at}surf_spot_name`]: '{read.createSurfSpot.name}',
    [`${at}payment_method`]: 'CASH',
    [`${at}status`]: 'PENDING',
    [`${at}payments.length`]: 1,
    [`${at}payments.0.status`]: 'PENDING',
  };
};
/** The same without the addresses, which a lookup may mask (checks/masks.ts). */
const factsOfLookup = Object.fromEntries(
  Object.entries(facts('data')).filter(([name]) => !/customer_(email|phone)$/.test(name)),
);
/** Days and lessons, as own bookings are listed. */
const shortly = rows(
  'booking_details',
  booked.map(({ product_name, reservation_date }) => ({ product_name, reservation_date })),
);
const fourSessions: Step[] = [...lessons, { ...booking, with: { ...guest, booking_details: sessions } }];

/** What bookings of several sessions cost, wherever they are shown. */
export const pricesStories: Story[] = [
  story(
    ['createBooking', 'checkBooking', 'listBookings', 'listMyBookings', 'listMyHistories'],
    'four sessions of three lessons: each row has its price, and the total is their sum',
    ...lessons,
    { ...booking, with: { ...guest, booking_details: sessions }, match: facts('data.booking') },
    lookedUp({ 'data.id': '{id}', ...factsOfLookup }),
    {
      call: 'listBookings',
      query: { search: '{code}' },
      holds: { id: '{id}', booking_code: '{code}', ...facts('') },
    },
    { call: 'listMyBookings', holds: { id: '{id}', booking_code: '{code}', customer_country: 'AU', ...shortly } },
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CANCELLED' } },
    { call: 'listMyHistories', holds: { id: '{id}', 'payments.0.status': 'PENDING', ...shortly } },
  ),
  story(
    ['updateBookingStatus', 'updateBookingPayment'],
    'the answer is the whole booking, with all its sessions',
    ...fourSessions,
    {
      call: 'updateBookingPayment',
      params: { id: '{id}' },
      body: { action: 'PAY' },
      match: { ...facts('data'), 'data.payments.0.status': 'PAID' },
    },
    {
      call: 'updateBookingStatus',
      params: { id: '{id}' },
      body: { action: 'CONFIRMED' },
      match: { ...facts('data'), 'data.payments.0.status': 'PAID', 'data.status': 'CONFIRMED' },
    },
  ),
  story('createBooking', 'a lesson that costs nothing', lesson('free', 0), {
    ...booking,
    with: { booking_details: [part('{free}', '{soon}', 2)] },
    match: { 'data.booking.total_amount': 0, 'data.booking.booking_details.0.total_amount': 0 },
  }),
  story('createBooking', 'a lesson that costs much, for many', lesson('dearest', 1_000_000_000), {
    ...booking,
    with: { booking_details: [part('{dearest}', '{soon}', 9)] },
    match: { 'data.booking.total_amount': 9_000_000_000 },
  }),
  story('createBooking', 'prices, status and payment that are sent count for nothing', {
    ...booking,
    with: {
      total_amount: 1,
      price: 1,
      status: 'CONFIRMED',
      payment_status: 'PAID',
      booking_details: [{ ...part('{read.createProduct}', '{soon}', 2), price: 1, total_amount: 1 }],
    },
    match: {
      'data.booking.total_amount': 300_000,
      'data.booking.status': 'PENDING',
      'data.booking.payments.0.status': 'PENDING',
      'data.transaction': null,
    },
  }),
];

/** The same, of what a backend of level 2 shows. */
export const fullPricesStories: Story[] = [
  story(
    ['getBooking', 'createBooking'],
    'four sessions of three lessons: all rows, and the sessions by date',
    ...fourSessions,
    bookingIs({
      ...facts('data'),
      'data.amount_paid': 0,
      'data.amount_refunded': 0,
      'data.amount_due': total,
      ...rows('data.sessions', [
        { ...booked[1], product_id: '{odd}', part: 1, parts: 2 },
        { ...booked[2], product_id: '{group}', part: 1, parts: 1 },
        { ...booked[0], product_id: '{dear}', part: 1, parts: 1, amount_due: total },
        { ...booked[3], product_id: '{odd}', part: 2, parts: 2 },
      ]),
      'data.ledger.length': 0,
    }),
  ),
  story(
    'createCounterBooking',
    'four sessions of three lessons: each row has its price, and the total is their sum',
    ...lessons,
    {
      call: 'createCounterBooking',
      with: { booking_details: sessions, force: true, paid: 'TRANSFER' },
      match: {
        ...rows('data.booking_details', booked),
        'data.sessions.length': 4,
        'data.total_amount': total,
        'data.amount_paid': total,
        'data.amount_due': 0,
        'data.ledger.0.method': 'TRANSFER',
        'data.ledger.0.amount': total,
      },
    },
  ),
];
