import { booking, bookingIs, cancelling, story, type Step, type Story } from './story.ts';

const entry = (kind: 'PAYMENT' | 'REFUND', amount: number, more: object = {}): Step => ({
  call: 'addLedgerEntry',
  params: { id: '{id}' },
  body: { kind, method: 'CASH', amount, reason: '{mark}', ...more },
});
const overpaid: Step = {
  call: 'listAttention',
  match: { 'data.0.kind': 'OVERPAID', 'data.0.booking_id': '{id}', 'data.0.booking_code': '{code}' },
  keep: { item: 'data.0.id' },
};
const gone: Step = { call: 'listAttention', lacks: '{item}' };
const resolve: Step = { call: 'resolveAttention', params: { id: '{item}' } };

/** Money that follows what a booking costs, which is 300,000. */
export const moneyStories: Story[] = [
  story(
    ['getBooking', 'addLedgerEntry'],
    'what was paid above the total is over, until it is given back',
    booking,
    bookingIs({ 'data.amount_over': 0 }),
    entry('PAYMENT', 350_000),
    bookingIs({ 'data.amount_over': 50_000, 'data.amount_due': 0 }),
    entry('REFUND', 20_000, { lower_total: true }),
    bookingIs({ 'data.amount_over': 50_000 }),
    entry('REFUND', 60_000),
    bookingIs({ 'data.amount_over': 0, 'data.amount_due': 10_000 }),
  ),
  story(
    ['addLedgerEntry', 'getBooking'],
    'a refund that lowers the total lowers each session by its share, the remainder with the last',
    {
      ...booking,
      with: {
        booking_details: [1, 2].map((person) => ({
          product_id: '{read.createProduct}',
          reservation_date: '{freeDay}',
          person,
        })),
      },
    },
    entry('PAYMENT', 450_000),
    entry('REFUND', 100_000, { lower_total: true }),
    bookingIs({
      'data.total_amount': 350_000,
      'data.sessions.0.total_amount': 116_667,
      'data.sessions.1.total_amount': 233_333,
    }),
  ),
  story(
    'addLedgerEntry',
    'staff take back what they have just written down, by the same method and no more',
    booking,
    entry('PAYMENT', 100_000),
    { ...entry('PAYMENT', 200_000), as: 'staff' },
    { ...entry('REFUND', 200_000, { method: 'TRANSFER' }), as: 'staff', status: 403 },
    { ...entry('REFUND', 200_000, { lower_total: true }), as: 'staff', status: 403 },
    { ...entry('REFUND', 200_001), as: 'staff', status: 403 },
    { ...entry('REFUND', 150_000), as: 'staff' },
    { ...entry('REFUND', 50_001), as: 'staff', status: 403 },
    { ...entry('REFUND', 50_000), as: 'staff' },
    { ...entry('PAYMENT', 200_000, { method: 'TRANSFER' }), as: 'staff' },
    bookingIs({ 'data.ledger.length': 5, 'data.amount_due': 0 }),
    { call: 'listMessages', query: { search: '{code}' }, match: { 'paging.total_item': 4, 'data.0.kind': 'PAID' } },
  ),
  story(
    ['listMessages', 'addLedgerEntry'],
    'a refund is told to the guest',
    booking,
    entry('PAYMENT', 300_000),
    entry('REFUND', 100_000),
    {
      call: 'listMessages',
      query: { search: '{code}' },
      match: { 'paging.total_item': 3, 'data.0.kind': 'REFUNDED', 'data.0.booking_code': '{code}' },
    },
  ),
  story(
    ['getBooking', 'updateBookingStatus'],
    'nothing is over of a booking that is cancelled',
    booking,
    entry('PAYMENT', 350_000),
    cancelling,
    bookingIs({ 'data.amount_over': 0 }),
  ),
  story(
    ['listAttention', 'addLedgerEntry'],
    'money above the total, until it is given back',
    booking,
    entry('PAYMENT', 350_000),
    overpaid,
    entry('REFUND', 50_000),
    gone,
  ),
  story(
    'listAttention',
    'names the guest and the next session',
    {
      ...booking,
      with: {
        'customer_details.full_name': '{mark}',
        booking_details: ['{otherDay}', '{freeDay}'].map((reservation_date) => ({
          product_id: '{read.createProduct}',
          reservation_date,
          person: 2,
        })),
      },
      keep: { ...booking.keep, phone: 'data.booking.customer_phone' },
    },
    entry('PAYMENT', 700_000),
    {
      call: 'listAttention',
      match: {
        'data.0.booking_id': '{id}',
        'data.0.customer_name': '{mark}',
        'data.0.customer_phone': '{phone}',
        'data.0.product_name': '{read.createProduct.name}',
        'data.0.reservation_date': '{freeDay}',
      },
    },
  ),
  story(
    ['listAttention', 'resolveAttention'],
    'money above the total that was seen to returns only when it has grown',
    booking,
    entry('PAYMENT', 350_000),
    overpaid,
    resolve,
    { ...booking, keep: { other: 'data.booking.id' } },
    { ...entry('PAYMENT', 350_000), params: { id: '{other}' } },
    { call: 'listAttention', match: { 'data.0.booking_id': '{other}' }, keep: { newest: 'data.0.id' } },
    entry('REFUND', 10_000),
    { call: 'listAttention', match: { 'data.0.id': '{newest}' } },
    entry('PAYMENT', 11_000),
    overpaid,
  ),
];
