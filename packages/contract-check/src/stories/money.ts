import { booking, bookingIs, cancelling, story, type Step, type Story } from './story.ts';

const entry = (kind: 'PAYMENT' | 'REFUND', amount: number, more: object = {}, step: Partial<Step> = {}): Step => ({
  call: 'addLedgerEntry',
  params: { id: '{id}' },
  body: { kind, method: 'CASH', amount, reason: '{mark}', ...more },
  ...step,
});
const pay = (amount: number, step?: Partial<Step>): Step => entry('PAYMENT', amount, {}, step);
const giveBack = (amount: number, more?: object): Step => entry('REFUND', amount, more);
const correct = (amount: number, status?: number, more?: object): Step =>
  entry('REFUND', amount, more, { as: 'staff', ...(status && { status }) });
const isOver = (amount_over: number): Step => bookingIs({ 'data.amount_over': amount_over });
const raised = (match: Record<string, unknown>): Step => ({
  call: 'listAttention',
  match,
  keep: { item: 'data.0.id' },
});
const overpaid = raised({ 'data.0.kind': 'OVERPAID', 'data.0.booking_id': '{id}' });
const told = (count: number, kind: string): Step => ({
  call: 'listMessages',
  query: { search: '{code}' },
  match: { 'paging.total_item': count, 'data.0.kind': kind },
});
const line = (person: number, reservation_date: string) => ({
  product_id: '{read.createProduct}',
  reservation_date,
  person,
});

/** Money that follows what a booking costs, which is 300,000. */
export const moneyStories: Story[] = [
  story(
    ['getBooking', 'listAttention', 'addLedgerEntry', 'listMessages'],
    'what is over is raised until it is given back',
    booking,
    isOver(0),
    pay(350_000),
    isOver(50_000),
    overpaid,
    giveBack(20_000, { lower_total: true }),
    isOver(50_000),
    giveBack(60_000),
    bookingIs({ 'data.amount_over': 0, 'data.amount_due': 10_000 }),
    { call: 'listAttention', lacks: '{item}' },
    told(4, 'REFUNDED'),
  ),
  story(
    ['listAttention', 'resolveAttention', 'getBooking'],
    'what is over returns when it has grown, and goes with a cancellation',
    booking,
    pay(350_000),
    overpaid,
    { call: 'resolveAttention', params: { id: '{item}' } },
    { ...booking, keep: { other: 'data.booking.id' } },
    pay(350_000, { params: { id: '{other}' } }),
    raised({ 'data.0.booking_id': '{other}' }),
    giveBack(10_000),
    raised({ 'data.0.id': '{item}' }),
    pay(11_000),
    overpaid,
    cancelling,
    isOver(0),
  ),
  story(
    ['addLedgerEntry', 'getBooking', 'listAttention'],
    'names guest and next session; lower_total lowers sessions by their shares',
    {
      ...booking,
      with: {
        'customer_details.full_name': '{mark}',
        booking_details: [line(1, '{otherDay}'), line(2, '{freeDay}')],
      },
    },
    pay(500_000),
    raised({
      'data.0.booking_id': '{id}',
      'data.0.customer_name': '{mark}',
      'data.0.customer_phone': '+6281234567890',
      'data.0.product_name': '{read.createProduct.name}',
      'data.0.reservation_date': '{freeDay}',
    }),
    giveBack(100_000, { lower_total: true }),
    bookingIs({
      'data.total_amount': 350_000,
      'data.sessions.0.total_amount': 233_334,
      'data.sessions.1.total_amount': 116_666,
    }),
  ),
  story(
    'addLedgerEntry',
    'staff correct their own entries',
    booking,
    pay(100_000),
    correct(1, 403),
    pay(200_000, { as: 'staff' }),
    correct(200_000, 403, { method: 'TRANSFER' }),
    correct(200_000, 403, { lower_total: true }),
    correct(200_001, 403),
    correct(150_000),
    correct(50_001, 403),
    bookingIs({ 'data.amount_due': 150_000 }),
    told(3, 'PAID'),
  ),
];
