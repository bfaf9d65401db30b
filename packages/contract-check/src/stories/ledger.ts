import { booking, story, type Step, type Story } from './story.ts';

const add = (body: Record<string, unknown>, more: Partial<Step> = {}): Step => ({
  call: 'addLedgerEntry',
  params: { id: '{id}' },
  body,
  ...more,
});
const payment = (amount: number, more: object = {}) => ({ kind: 'PAYMENT', method: 'CASH', amount, ...more });
const refund = (amount: number, more: object = {}) => ({
  kind: 'REFUND',
  method: 'CASH',
  amount,
  reason: '{mark}',
  ...more,
});
const holds = (match: Record<string, unknown>): Step => ({ call: 'getBooking', params: { id: '{id}' }, match });

/** Payments and refunds of bookings, which cost 300,000. */
export const ledgerStories: Story[] = [
  story(
    'addLedgerEntry',
    'what is due follows, and so does the payment',
    booking,
    add(payment(100_000, { method: 'TRANSFER' }), {
      match: { 'data.kind': 'PAYMENT', 'data.method': 'TRANSFER', 'data.amount': 100_000, 'data.reason': null },
    }),
    holds({ 'data.amount_paid': 100_000, 'data.amount_due': 200_000, 'data.payments.0.status': 'PENDING' }),
    add(payment(200_000)),
    holds({ 'data.ledger.length': 2, 'data.amount_due': 0, 'data.payments.0.status': 'PAID' }),
  ),
  story(
    'addLedgerEntry',
    'more than is due needs a reason',
    booking,
    add(payment(300_001), { status: 409 }),
    add(payment(300_001, { reason: '{mark}' })),
    holds({ 'data.amount_paid': 300_001, 'data.amount_due': 0 }),
  ),
  story(
    'addLedgerEntry',
    'a refund makes its money due, unless it lowers the total',
    booking,
    add(payment(300_000)),
    add(refund(50_000), { match: { 'data.kind': 'REFUND', 'data.amount': 50_000 } }),
    holds({ 'data.amount_refunded': 50_000, 'data.amount_due': 50_000, 'data.payments.0.status': 'PAID' }),
    add(refund(100_000, { lower_total: true })),
    holds({ 'data.total_amount': 200_000, 'data.amount_refunded': 150_000, 'data.amount_due': 50_000 }),
  ),
  story(
    'addLedgerEntry',
    'no more is given back than was paid by that method',
    booking,
    add(payment(200_000)),
    add(payment(100_000, { method: 'TRANSFER' })),
    add(refund(200_001), { status: 409 }),
    add(refund(100_001, { method: 'TRANSFER' }), { status: 409 }),
    add(refund(1, { method: 'GATEWAY' }), { status: 409 }),
    add(refund(200_000)),
    add(refund(1), { status: 409 }),
    add(refund(100_000, { method: 'TRANSFER' })),
    add(refund(1, { method: 'TRANSFER' }), { status: 409 }),
    add(refund(1, { method: 'GATEWAY' }), { status: 409 }),
  ),
  story(
    'addLedgerEntry',
    'a refund without a reason, and a payment by GATEWAY',
    booking,
    add(payment(300_000)),
    add({ kind: 'REFUND', method: 'CASH', amount: 1 }, { status: 400 }),
    add(payment(1, { method: 'GATEWAY' }), { status: 400 }),
  ),
  story(
    'addLedgerEntry',
    'an Idempotency-Key writes once',
    booking,
    add(payment(1000), { headers: { 'idempotency-key': '{key}' }, keep: { entry: 'data.id' } }),
    add(payment(1000), { headers: { 'idempotency-key': '{key}' }, match: { 'data.id': '{entry}' } }),
    add(payment(2000), { headers: { 'idempotency-key': '{key}' }, status: 409 }),
    holds({ 'data.ledger.length': 1 }),
  ),
  story(
    'listLedger',
    'has what was paid today',
    booking,
    add(payment(1000), { keep: { entry: 'data.id' } }),
    { call: 'listLedger', holds: { id: '{entry}', booking_code: '{code}', booking_id: '{id}', amount: 1000 } },
    { call: 'listLedger', query: { from: '2024-01-01', to: '2024-01-31' }, lacks: '{entry}' },
    { call: 'listLedger', query: { from: '2024-01-01', to: '2024-02-01' }, status: 400 },
  ),
  story(
    'updateBookingPayment',
    'PAY writes what is due',
    booking,
    add(payment(100_000)),
    { call: 'updateBookingPayment', params: { id: '{id}' }, body: { action: 'PAY' } },
    holds({ 'data.ledger.1.method': 'CASH', 'data.ledger.1.amount': 200_000, 'data.amount_due': 0 }),
  ),
  story(
    'createBooking',
    'the total that was shown is the one that is booked',
    {
      call: 'createBooking',
      with: { expected_total: 299_999 },
      status: 409,
      match: { 'details.0': 'total_amount 300000' },
    },
    { call: 'createBooking', with: { expected_total: 300_000 }, match: { 'data.booking.total_amount': 300_000 } },
  ),
];
